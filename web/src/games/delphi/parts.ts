/** How the actions of The Oracle of Delphi are said by pointing. Notation only: what is legal, the server says.
 *
 * Targets (`data-target`, `table.click`, `table.hovered`):
 *   die:red         a die with a red face, used as it lies (dice with one face are alike)
 *   die:red>blue    the same die turned to blue; then n:2 (favours) or n:0 (free through Apollo) if both are possible
 *   card:red        an oracle card as it is; card:red>blue turned, as with dice
 *   extra:any       the extra action without a colour; extra:blue in blue
 *   god:ares        use, step, advance or summon the god: whatever is asked
 *   trade:ares      send the god back for an oracle card
 *   space:C4        a space of the board; then n:red, if several pieces there could be meant
 *   injury:red      all injuries of that colour (heal, clear)
 *   injuries:red+red+blue  three to discard, in the order of the wheel
 *   equipment:x     a card of the display to take; one's own prayer card to pray
 *   companion:red-hero, ship:shield, colour:red (player colour)
 *   task:statue-white, task:shrine, task:shrine-psi   the Zeus tile to return
 * Actions without a target are buttons: oracle, favours, look, end, pay, give-up, decline.
 *
 * While table.hovered is a die, card or extra target, the board shows what it reaches (`board/reach.ts`). */

import { kindOf, nameOf, target, type Phase, type Pointing, type Target } from '../../lib/contract'
import type { TableModel } from '../../lib/table.svelte'
import type { ActionOffer } from '../../lib/types'
import { say } from '../../lib/words.svelte'
import { attempts } from './attempts'
import { aidsOf, GREEK, viewOf } from './facts'

const PHASES = ['injuries', 'actions', 'oracle']

type Values = Record<string, string | number>

const at = ({ space }: Values): Target[] => [target('space', space!)]
const piece = ({ space, colour }: Values): Target[] => [target('space', space!), target('n', colour!)]
const god = ({ god }: Values): Target[] => [target('god', god!)]
const turned = (kind: string) => ({ face, colour, favours }: Values): Target[] => [target(kind, `${face}>${colour}`), target('n', favours ?? 0)]

const PARTS: Record<string, (values: Values) => Target[]> = {
  die: ({ face }) => [target('die', face!)],
  'die-as': turned('die'),
  'free-die': turned('die'),
  card: ({ face }) => [target('card', face!)],
  'card-as': turned('card'),
  'free-card': turned('card'),
  extra: () => [target('extra', 'any')],
  'extra-colour': ({ colour }) => [target('extra', colour!)],
  god,
  trade: ({ god }) => [target('trade', god!)],
  step: god,
  summon: god,
  advance: god,
  pray: ({ god }) => [target('equipment', `prayer-of-${god}`)],
  sail: at,
  'sail-zeus': at,
  explore: at,
  shrine: at,
  offer: at,
  fetch: at,
  raise: at,
  'look-at': at,
  fight: piece,
  load: piece,
  heal: ({ colour }) => [target('injury', colour!)],
  clear: ({ colour }) => [target('injury', colour!)],
  discard: ({ colour1, colour2, colour3 }) => [target('injuries', `${colour1}+${colour2}+${colour3}`)],
  take: ({ equipment }) => [target('equipment', equipment!)],
  companion: ({ companion }) => [target('companion', companion!)],
  ship: ({ ship }) => [target('ship', ship!)],
  return: ({ task, colour }) => [target('task', `${task}-${colour}`)],
  'return-shrine': () => [target('task', 'shrine')],
  'return-shrine-letter': ({ letter }) => [target('task', `shrine-${letter}`)],
  colour: ({ player }) => [target('colour', player!)],
}

/** Dice and cards stand in the bar one by one; behind each are its colours. What Apollo turns for free stands apart. */
function group({ kind, values }: ActionOffer): string {
  if (kind.startsWith('extra')) return 'extra:any'
  const [, free, tool] = /^(free-)?(die|card)(-as)?$/.exec(kind) ?? []
  return tool ? target(tool, `${values.face}${free ? '>free' : ''}`) : kind
}

function verb(group: string): string {
  if (!group.includes(':')) return say(`web-delphi-verb-${group}`)
  if (group.startsWith('extra')) return say('web-delphi-verb-extra')
  const [thing = '', free] = group.split('>')
  const word = label(thing)
  const called = word.charAt(0).toUpperCase() + word.slice(1)
  return free ? say('web-delphi-free-colour', { tool: called }) : called
}

/** Once the die is chosen, its colours need no more than their names. */
function within(target: Target): string {
  const [kind, name] = [kindOf(target), nameOf(target)]
  if (kind === 'extra') return name === 'any' ? say('web-delphi-no-colour') : hue(name)
  if (kind !== 'die' && kind !== 'card') return ''
  const [, colour] = name.split('>')
  return colour ? hue(colour) : say('web-delphi-as-it-lies')
}

function hue(name: string): string {
  return say(`godcolour-${name}`)
}

function tool(kind: string, name: string): string {
  const [face, colour] = name.split('>')
  if (kind === 'extra') return name === 'any' ? say('web-delphi-extra-any') : say('web-delphi-extra', { colour: hue(name) })
  if (!colour) return say(`web-delphi-${kind}`, { face: hue(face!) })
  return say(`web-delphi-${kind}-as`, { face: hue(face!), colour: hue(colour) })
}

function task(name: string): string {
  const [kind, detail] = name.split('-')
  if (!detail) return say('task-shrine')
  return kind === 'shrine' ? `${say('task-shrine')} ${GREEK[detail] ?? detail}` : say('web-delphi-task', { task: say(`task-${kind}`), colour: hue(detail) })
}

function label(target: Target): string {
  const [kind, name] = [kindOf(target), nameOf(target)]
  switch (kind) {
    case 'die':
    case 'card':
    case 'extra':
      return tool(kind, name)
    case 'god':
      return say(`god-${name}`)
    case 'trade':
      return say('web-delphi-trade', { god: say(`god-${name}`) })
    case 'space':
      return say('web-delphi-space', { space: name })
    case 'injury':
      return say('web-delphi-injury', { colour: hue(name) })
    case 'injuries':
      return name.split('+').map(hue).join(', ')
    case 'equipment':
      return say(`equipment-${name}`)
    case 'companion':
      return say(`companion-${name}`)
    case 'ship':
      return say(`ship-${name}`)
    case 'colour':
      return say(`colour-${name}`)
    case 'task':
      return task(name)
    case 'n':
      if (name === '0') return say('web-delphi-by-apollo')
      return /^\d+$/.test(name) ? say('web-delphi-favours', { favours: Number(name) }) : hue(name)
    default:
      return name
  }
}

function phases(table: TableModel): Phase[] {
  const now = aidsOf(table)?.phase
  return PHASES.map((id) => ({ id, label: say(`web-delphi-phase-${id}`), now: id === now }))
}

/** The favours that an action takes or brings. */
function cost({ kind, hint, values }: ActionOffer): string {
  // six colours beside each other: the number, as on the wheel
  if (kind === 'die-as' || kind === 'card-as') return say('web-delphi-minus', { favours: Number(values.favours) })
  if (typeof hint.gain === 'number') return say('web-delphi-gain', { favours: hint.gain })
  const price = hint.price ?? values.favours
  return typeof price === 'number' && price > 0 ? say('web-delphi-favours', { favours: price }) : ''
}

export const pointing: Pointing = {
  parts: (offer) => PARTS[offer.kind]?.(offer.values as Values) ?? [],
  attempts,
  label,
  group,
  verb,
  within,
  cost,
  phases,
  round: (table) => say(aidsOf(table)?.final_round ? 'web-delphi-last-round' : 'web-delphi-round', { round: viewOf(table)?.round ?? 0 }),
}
