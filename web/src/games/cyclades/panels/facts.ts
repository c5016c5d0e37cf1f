/** What the panels show, read out of view, aids and log. Reading only: no rules. */

import type { TableModel } from '../../../lib/table.svelte'
import type { ActionOffer, Line } from '../../../lib/types'
import type { CycladesView } from '../../../lib/views/cyclades'

export const BUILDINGS = ['port', 'fortress', 'temple', 'university'] as const
export type Building = (typeof BUILDINGS)[number]
/** In the order of their numbers in the agenda. */
export const MAIN_GODS = ['poseidon', 'ares', 'zeus', 'athena'] as const
export type MainGod = (typeof MAIN_GODS)[number]
export const PHILOSOPHERS_NEEDED = 4

export interface Odds {
  attacker: number
  defender: number
  nobody: number
}

export interface BattleAid {
  place: string
  kind: 'land' | 'sea'
  attacker: number
  defender: number
  attackers: number
  defenders: number
  bonuses: [string, number][]
  rolls: [number, number] | null
  odds: Odds
}

export interface TurnAid {
  seat: number
  god: MainGod
  recruited: number
  next_price: number | null
}

export interface Aids {
  phase: string
  battle: BattleAid | null
  order: number[]
  god_turn: TurnAid | null
}

export function aidsOf(table: TableModel): Aids | null {
  return (table.status as unknown as { aids?: Aids | null } | null)?.aids ?? null
}

export function viewOf(table: TableModel): CycladesView | null {
  return table.view as CycladesView | null
}

/** Numbers of an action's hint. */
export function hinted(offer: ActionOffer, name: string): number | null {
  const value = (offer as { hint?: Record<string, unknown> }).hint?.[name]
  return typeof value === 'number' ? value : null
}

export function metropolisesNeeded(view: CycladesView): number {
  return view.players === 2 ? 3 : 2
}

/** How many buildings of each kind a seat has on its isles. */
export function buildingsOf(view: CycladesView, seat: number): Record<Building, number> {
  const counts: Record<Building, number> = { port: 0, fortress: 0, temple: 0, university: 0 }
  for (const isle of view.isles) {
    if (isle.owner !== seat) continue
    for (const slot of isle.slots) if (slot !== null && slot in counts) counts[slot as Building] += 1
  }
  return counts
}

/** Alone in front: most metropolises, if there are any. */
export function leader(view: CycladesView): number | null {
  const most = Math.max(...view.seats.map((seat) => seat.metropolises))
  const first = view.seats.filter((seat) => seat.metropolises === most)
  return most > 0 && first.length === 1 ? first[0]!.seat : null
}

/** Who is to decide, or whose god turn it is. */
export function toMove(table: TableModel, seat: number): boolean {
  return table.status?.state !== 'frozen' && (viewOf(table)?.asked.includes(seat) ?? false)
}

export function markerSeat(view: CycladesView, marker: number): number | null {
  return marker < 0 ? null : marker % view.players
}

/** What was told in this cycle. */
export function thisCycle(lines: readonly Line[]): readonly Line[] {
  const begin = lines.findLastIndex((line) => line.kind === 'cycle-begins')
  return begin < 0 ? lines : lines.slice(begin)
}

/** open: may be bid on; held: an offering stands; acting; done: has acted; empty: nobody came. */
export type GodState = 'open' | 'held' | 'acting' | 'done' | 'empty'

export interface GodRow {
  god: MainGod
  place: number
  state: GodState
  seat: number | null
  amount: number
  /** Whoever was driven from here and has to place his marker elsewhere now. */
  driven: number | null
}

/** The gods that are face up, in the order of play. */
export function godRows(view: CycladesView, aids: Aids | null, lines: readonly Line[]): GodRow[] {
  const offering = aids ? aids.phase === 'offerings' : view.agenda.some(([name]) => name === 'Offerings')
  const placing = view.agenda.findLast(([name]) => name === 'PlaceMarker')
  const acted = new Map(
    thisCycle(lines)
      .filter((line) => line.kind === 'turn-ends')
      .map((line) => [line.values.god, line.values.seat as number]),
  )
  return view.gods.map((name, at) => {
    const god = name as MainGod
    const offer = view.offers.find((one) => one.god === god)
    const driven = placing && placing[3] === MAIN_GODS.indexOf(god) ? (placing[1] as number) : null
    let state: GodState = offering ? 'open' : 'empty'
    if (aids?.god_turn?.god === god) state = 'acting'
    else if (offer) state = 'held'
    else if (!offering && acted.has(god)) state = 'done'
    const seat = offer?.seat ?? (state === 'done' ? (acted.get(god) ?? null) : null)
    return { god, place: at + 1, state, seat, amount: offer?.amount ?? 0, driven }
  })
}

export function closedGods(view: CycladesView): MainGod[] {
  return MAIN_GODS.filter((god) => !view.gods.includes(god))
}

export interface ApolloPlace {
  place: number
  seat: number
  done: boolean
}

/** Who went to Apollo, also those who have been served already. */
export function apolloPlaces(view: CycladesView, lines: readonly Line[]): ApolloPlace[] {
  const told = new Map(
    thisCycle(lines)
      .filter((line) => line.kind === 'goes-to-apollo')
      .map((line) => [line.values.place as number, line.values.seat as number]),
  )
  // after the last of them the board forgets who stood there
  const markers = view.apollo.length ? view.apollo : [...told.keys()].map(() => -1)
  return markers.flatMap((marker, at) => {
    const seat = markerSeat(view, marker) ?? told.get(at + 1)
    return seat === undefined ? [] : [{ place: at + 1, seat, done: marker < 0 }]
  })
}

/** Apollo's own turn: somebody places the prosperity marker. */
export function apolloActs(view: CycladesView): boolean {
  return view.agenda.some(([name]) => name === 'ApolloTurn' || name === 'PlaceProsperity')
}
