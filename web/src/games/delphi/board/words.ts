/** Places of the board in words, for ears and for the caption. */

import { kindOf, nameOf, type Target } from '../../../lib/contract'
import type { TableModel } from '../../../lib/table.svelte'
import type { ActionOffer } from '../../../lib/types'
import { say } from '../../../lib/words.svelte'
import { type Hue, viewOf } from '../facts'
import { spaceOf, type SpaceDrawing } from './drawing'
import { thingsHere, usePointedAt } from './reach'
import type { Things, ThingsBySpace } from './things'

const hue = (name: string): string => say(`godcolour-${name}`)

function first(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function islandWords({ island }: Things, drawn: SpaceDrawing, table: TableModel): string[] {
  const border = say('web-delphi-board-island', { colour: hue(drawn.colour ?? 'white') })
  if (!island) return [border]
  const tile = island.letter && { letter: say(`letter-${island.letter}`), player: say(`colour-${island.player}`) }
  if (!island.face_down) {
    return [border, ...(tile ? [say('web-delphi-board-open', tile)] : []), ...(island.shrine ? [say('web-delphi-board-shrine')] : [])]
  }
  const names = island.looked.filter((seat) => seat !== table.eyes).map((seat) => table.name(seat))
  return [
    border,
    say('web-delphi-board-face-down'),
    ...(tile ? [say('web-delphi-board-seen', tile)] : []),
    ...(names.length ? [say('web-delphi-board-looked', { names: names.join(', ') })] : []),
  ]
}

function statueWords({ pedestals }: Things, drawn: SpaceDrawing): string[] {
  return (drawn.pedestals ?? []).map((colour) =>
    say(pedestals.includes(colour) ? 'web-delphi-board-pedestal' : 'web-delphi-board-statue', { colour: hue(colour) }),
  )
}

function pieces(hues: Hue[], message: string, none: string): string[] {
  if (!hues.length) return [say(none)]
  return hues.map((colour) => say(message, { colour: hue(colour), monster: say(`monster-${colour}`) }))
}

function kindWords(drawn: SpaceDrawing, things: Things, table: TableModel): string[] {
  switch (drawn.kind) {
    case 'water':
      return [say('web-delphi-board-water', { colour: hue(drawn.colour ?? 'white') })]
    case 'zeus':
      return [say('space-zeus')]
    case 'city': {
      const colour = drawn.colour ?? 'red'
      return [say('web-delphi-board-city', { colour: hue(colour), count: viewOf(table)?.statues[colour] ?? 0 })]
    }
    case 'temple':
      return [things.temple ? say('web-delphi-board-temple', { colour: hue(things.temple) }) : say('space-temple')]
    case 'hidden':
      return islandWords(things, drawn, table)
    case 'statue':
      return statueWords(things, drawn)
    case 'monster':
      return pieces(things.monsters, 'web-delphi-board-monster', 'web-delphi-board-no-monsters')
    case 'offering':
      return pieces(things.offerings, 'web-delphi-board-offering', 'web-delphi-board-no-offerings')
  }
}

interface There {
  kind: string
  space: string
  colour: string
}

/** "Explore (pink), Fight (red, yellow)". */
function thereWords(there: readonly There[]): string {
  const hues = new Map<string, Set<string>>()
  for (const { kind, colour } of there) hues.set(kind, (hues.get(kind) ?? new Set()).add(hue(colour)))
  return [...hues].map(([kind, colours]) => `${say(`web-delphi-verb-${kind}`)} (${[...colours].join(', ')})`).join(', ')
}

/** "Here: Fight K5, Explore I4, Heal". */
function hereWords(target: Target, table: TableModel): string[] {
  const spaces = new Map<string, string[]>()
  for (const { kind, space } of thingsHere(target, table)) {
    // a god can nearly always be advanced
    if (kind !== 'advance') spaces.set(kind, [...(spaces.get(kind) ?? []), ...(space ? [space] : [])])
  }
  const things = [...spaces].map(([kind, at]) => [say(`web-delphi-verb-${kind}`), ...at].join(' ')).join(', ')
  return things ? [say('web-delphi-board-here', { things })] : []
}

function reachWords(favours: number): string {
  return favours ? say('web-delphi-board-reach-cost', { favours }) : say('web-delphi-board-reach-free')
}

/** What an action on a space would bring, as the server hints. */
function offerWords({ kind, label, values, hint }: ActionOffer): string[] {
  if (kind.startsWith('sail')) {
    const things = thereWords((hint.there as There[] | undefined) ?? [])
    return [reachWords(Number(values.favours ?? 0)), ...(things ? [say('web-delphi-board-there', { things })] : [])]
  }
  const odds = [
    ...(kind === 'fight' && typeof hint.win === 'number' ? [say('web-delphi-board-win', { percent: Math.round(100 * hint.win) })] : []),
    ...(kind === 'explore' && hint.known === false && typeof hint.shrine === 'number'
      ? [say('web-delphi-board-own-shrine', { percent: Math.round(100 * hint.shrine) })]
      : []),
  ]
  return [label, ...odds]
}

/** What the space is, without what can be done there. */
export function placeWords(drawn: SpaceDrawing, things: Things, table: TableModel): string {
  const ships = things.ships.map((seat) => say('web-delphi-board-ship', { name: table.name(seat) }))
  return `${drawn.space}: ${[...kindWords(drawn, things, table), ...ships].join(', ')}`
}

/** "C4: red water, ship of Ann; in reach for 1 favour"; "" for what is not on the board. */
export function describe(target: Target | null, table: TableModel, found: ThingsBySpace): string {
  if (!target) return ''
  const use = usePointedAt(target, table)
  if (use) {
    const prices = Object.values(use.water)
    const reach = say('web-delphi-board-reach', { tool: table.game.pointing.label(target, table), count: prices.length })
    const dotted = prices.some(Boolean) ? [say('web-delphi-board-dotted')] : []
    return [first(reach), ...dotted, ...hereWords(target, table)].join('; ')
  }
  if (kindOf(target) === 'extra') return first(hereWords(target, table).join(''))
  if (kindOf(target) !== 'space') return ''
  const drawn = spaceOf(table, nameOf(target))
  if (!drawn) return ''
  const offers = table.picker.choices.find((choice) => choice.target === target)?.offers ?? []
  return [placeWords(drawn, found.at(drawn.space), table), ...offers.flatMap(offerWords)].join('; ')
}
