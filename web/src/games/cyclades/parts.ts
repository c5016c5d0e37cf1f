/** How the actions of Cyclades are said by pointing. Notation only: what is legal, the server says. */

import { kindOf, nameOf, target, type Phase, type Pointing, type Target } from '../../lib/contract'
import type { TableModel } from '../../lib/table.svelte'
import type { ActionOffer } from '../../lib/types'
import { say } from '../../lib/words.svelte'
import { outcome } from './outcome'
import { aidsOf } from './panels/facts'

const PHASES = ['creatures', 'gods', 'revenue', 'offerings', 'actions']

type Values = Record<string, string | number>

/** Isles are called N and a number; seas a letter and a number. */
function space(name: string): Target {
  return target(name.startsWith('N') ? 'isle' : 'sea', name)
}

const PARTS: Record<string, (values: Values) => Target[]> = {
  start: ({ position }) => [target('position', position!)],
  bid: ({ god, gold }) => [target('god', god!), target('n', gold!)],
  'bid-apollo': ({ god }) => [target('god', god!)],
  fleet: ({ sea }) => [target('sea', sea!)],
  troop: ({ isle }) => [target('isle', isle!)],
  build: ({ slot }) => [target('slot', slot!)],
  sail: ({ sea, to, units }) => [target('sea', sea!), target('sea', to!), target('n', units!)],
  march: ({ isle, to, units }) => [target('isle', isle!), target('isle', to!), target('n', units!)],
  exchange: ({ creature }) => [target('creature', creature!)],
  call: ({ creature, discounts }) => [target('creature', creature!), target('n', discounts!)],
  retreat: ({ space: to, units }) => [space(String(to)), target('n', units!)],
  give: ({ slot }) => [target('slot', slot!)],
  raze: ({ slot }) => [target('slot', slot!)],
  found: ({ isle }) => [target('isle', isle!)],
  'at-sea': ({ sea }) => [target('sea', sea!)],
  'at-isle': ({ isle }) => [target('isle', isle!)],
  change: ({ slot, into }) => [target('slot', slot!), target('building', into!)],
  rob: ({ seat }) => [target('seat', seat!)],
  copy: ({ creature }) => [target('creature', creature!)],
  'sell-fleet': ({ sea }) => [target('sea', sea!)],
  'sell-troop': ({ isle }) => [target('isle', isle!)],
  push: ({ sea, to }) => [target('sea', sea!), target('sea', to!)],
  'push-off': ({ sea }) => [target('sea', sea!)],
  pick: ({ sea }) => [target('sea', sea!)],
}

/** What a click on a thing may have meant, by what is asked and of what kind the thing is. */
function attempts(at: Target, table: TableModel): string[] {
  const decision = table.decision
  if (!decision) return []
  const name = nameOf(at)
  const from = table.picker.chosen[0]
  const verb = table.picker.kind
  switch (kindOf(at)) {
    case 'god':
      return [name === 'apollo' ? 'bid apollo' : `bid ${name} 1`]
    case 'creature':
      return verb === 'exchange' ? [`exchange ${name}`] : [`call ${name} ${table.view.track.indexOf(name) >= 0 ? 4 - table.view.track.indexOf(name) : 4}`]
    case 'seat':
      return [`rob ${table.colour(Number(name))}`]
    case 'slot':
      return [decision.kind === 'GiveUpBuilding' ? `give ${name}` : decision.kind === 'UseCreature' ? `raze ${name}` : `build ${name}`]
    case 'sea':
      return sea(name, from, verb, decision.kind, table)
    case 'isle':
      return isle(name, from, verb, decision.kind, table)
    default:
      return []
  }
}

function sea(name: string, from: Target | undefined, verb: string | null, asked: string, table: TableModel): string[] {
  const god = aidsOf(table)?.god_turn?.god
  if (asked === 'FleetMove' || asked === 'SylphMove' || verb === 'sail' || (from && kindOf(from) === 'sea')) {
    if (from) return [`sail 1 ${nameOf(from)} ${name}`]
    const at = table.decision?.actions.find((offer) => offer.kind === 'sail')?.values.sea
    return [`sail 1 ${at ?? name} ${name}`]
  }
  if (asked === 'Retreat') return [`retreat 1 ${name}`]
  if (asked === 'GodTurn') return god === 'poseidon' || verb === 'fleet' ? [`fleet ${name}`] : [`sail 1 ${name} ${name}`]
  return [`at ${name}`]
}

function isle(name: string, from: Target | undefined, verb: string | null, asked: string, table: TableModel): string[] {
  const god = aidsOf(table)?.god_turn?.god
  if (verb === 'march' || (from && kindOf(from) === 'isle')) return [`march 1 ${from ? nameOf(from) : name} ${name}`]
  if (asked === 'Retreat') return [`retreat 1 ${name}`]
  if (asked === 'PlaceMetropolis') return [`metropolis ${name}`]
  if (asked === 'GodTurn') return god === 'ares' || verb === 'troop' ? [`troop ${name}`] : [`build ${name}/1`]
  return [`at ${name}`]
}

function label(at: Target, table: TableModel): string {
  const name = nameOf(at)
  switch (kindOf(at)) {
    case 'god':
      return say(`god-${name}`)
    case 'creature':
      return say(`creature-${name}`)
    case 'building':
      return say(`building-${name}`)
    case 'seat':
      return table.name(Number(name))
    case 'isle':
      return say('web-cyclades-isle', { isle: name })
    case 'sea':
      return say('web-cyclades-sea', { sea: name })
    case 'slot':
      return say('web-cyclades-slot', { slot: name })
    case 'position':
      return say('web-cyclades-position', { position: name })
    default:
      return name
  }
}

function phases(table: TableModel): Phase[] {
  const now = table.status?.aids?.phase
  return PHASES.map((id) => ({ id, label: say(`web-cyclades-phase-${id}`), now: id === now }))
}

function cost(offer: ActionOffer): string {
  const { price, gain, pays } = offer.hint
  if (typeof pays === 'number') return say('web-cyclades-pays', { gold: pays })
  if (typeof price === 'number') return price ? say('web-cyclades-gold', { gold: price }) : say('web-cyclades-free')
  if (typeof gain === 'number') return say('web-cyclades-gain', { gold: gain })
  return ''
}

export const pointing: Pointing = {
  parts: (offer) => PARTS[offer.kind]?.(offer.values as Values) ?? [],
  attempts,
  label,
  verb: (kind) => say(`web-cyclades-verb-${kind}`),
  cost,
  outcome,
  phases,
  round: (table) => say('web-cyclades-cycle', { cycle: table.view?.cycle ?? 0 }),
}
