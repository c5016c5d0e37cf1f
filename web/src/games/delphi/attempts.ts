/** What a click on something unlit may have meant: an action to ask the server about. */

import { kindOf, nameOf, type Target } from '../../lib/contract'
import type { TableModel } from '../../lib/table.svelte'
import type { DelphiView } from '../../lib/views/delphi'
import { spaceOf } from './board/drawing'
import { colourInHand, islandAt, viewOf } from './facts'

export function attempts(target: Target, table: TableModel): string[] {
  const view = viewOf(table)
  const asked = table.decision?.kind
  if (!view || !asked) return []
  const [kind, name] = [kindOf(target), nameOf(target)]
  switch (kind) {
    case 'space':
      return onSpace(name, asked, table, view)
    case 'die':
    case 'card':
      return [`${kind} ${name.replace('>', ' ')}`]
    case 'extra':
      return [name === 'any' ? 'extra' : `extra ${name}`]
    case 'god':
      return [ofGod(name, asked)]
    case 'trade':
      return [`trade ${name}`]
    case 'injury':
      return [asked === 'ClearColour' ? `clear ${name}` : 'heal']
    case 'injuries':
      return [`discard ${name.replaceAll('+', ' ')}`]
    case 'equipment':
      return [asked === 'Act' && name.startsWith('prayer-') ? 'pray' : `take ${name}`]
    case 'companion':
      return [`companion ${name.replace('-', ' ')}`]
    case 'ship':
      return [`ship ${name}`]
    case 'colour':
      return [`colour ${name}`]
    case 'task':
      return [`return ${name.replace('-', ' ')}`]
    default:
      return []
  }
}

function ofGod(god: string, asked: string): string {
  if (asked === 'Turn') return `god ${god}`
  if (asked === 'Act') return 'advance'
  return asked === 'SummonGod' ? `summon ${god}` : `step ${god}`
}

/** The likeliest colour of a piece: the one in hand if there is such a piece, else the first there. */
function colourOf(there: Record<string, string[]>, space: string, hand: string | null): string {
  const hues = Object.keys(there).filter((hue) => there[hue]!.includes(space))
  return hand !== null && hues.includes(hand) ? hand : (hues[0] ?? hand ?? 'red')
}

function onSpace(space: string, asked: string, table: TableModel, view: DelphiView): string[] {
  if (asked === 'LookAt' || asked === 'ScoutIslands') return [`look ${space}`]
  if (asked === 'ExploreScouted') return [`explore ${space}`]
  const hand = colourInHand(view)
  switch (spaceOf(table, space)?.kind) {
    case 'hidden':
      return [islandAt(view, space)?.face_down ? `explore ${space}` : `shrine ${space}`]
    case 'offering':
      return [`load ${space} ${colourOf(view.offerings, space, hand)}`]
    case 'monster':
      return [`fight ${space} ${colourOf(view.monsters, space, hand)}`]
    case 'temple':
      return [`offer ${space}`]
    case 'statue':
      return [`raise ${space}`]
    case 'city':
      return [`fetch ${space}`]
    default:
      return [`sail ${space}`]
  }
}
