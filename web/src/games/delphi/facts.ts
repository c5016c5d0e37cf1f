/** What board and panels show, read out of view, aids and hints (hints.py). Reading only: no rules. */

import type { TableModel } from '../../lib/table.svelte'
import type { ActionOffer } from '../../lib/types'
import type { DelphiView, IslandView, SeatView } from '../../lib/views/delphi'

/** The six colours, in the clockwise order of the wheel. */
export const HUES = ['red', 'black', 'pink', 'blue', 'yellow', 'green'] as const
export type Hue = (typeof HUES)[number]
/** Each god at the place of its colour. */
export const GODS = ['aphrodite', 'ares', 'hermes', 'poseidon', 'apollo', 'artemis'] as const
export type GodName = (typeof GODS)[number]
export type God = GodName

export function godOf(hue: string): string {
  return GODS[HUES.indexOf(hue as Hue)] ?? ''
}

export function hueOf(god: string): string {
  return HUES[GODS.indexOf(god as GodName)] ?? 'white'
}

export const LETTERS = ['psi', 'phi', 'omega', 'sigma'] as const
export type Letter = (typeof LETTERS)[number]
export const TASKS = ['shrine', 'statue', 'offering', 'monster'] as const
export type Task = (typeof TASKS)[number]
/** The row of a god's track that is the throne. */
export const THRONE = 6

export const GREEK: Record<string, string> = { psi: 'Ψ', phi: 'Φ', omega: 'Ω', sigma: 'Σ' }

/** Odds of a fight: of the next round, and with at most 0, 1, 2 ... favours more. */
export interface FightOdds {
  need: number
  favours: number
  round: number
  chances: number[]
  win: number
  hurt: number
}

export interface FightAid extends FightOdds {
  seat: number
  space: string
  colour: Hue
  strength: number
  lost: number
  rolls: number[]
  held: number
}

export interface RollAid {
  seat: number
  gods: GodName[]
  waiting: number[]
}

export interface SeatAid {
  /** Colours of which one injury more costs a turn. */
  danger: Hue[]
  next_injury: number
  /** Injuries by roll of the titan, 1 to 6. */
  titan: number[]
  to_throne: Record<GodName, number>
  room: number
  /** Spaces to Zeus. */
  home: number
}

/** A die or card used as one colour: what that costs, and the water it reaches with the favours each space costs besides. */
export interface Use {
  colour: Hue
  price: number
  free: boolean
  left: number
  water: Record<string, number>
}

/** Something a colour can do from where the ship lies; heal and advance have no space. */
export interface Here {
  kind: string
  space: string | null
}

export interface HandAid {
  seat: number
  dice: { face: Hue; spent: boolean }[]
  /** By face. */
  die: Partial<Record<Hue, Use[]>>
  card: Partial<Record<Hue, Use[]>>
  /** By colour. */
  here: Partial<Record<Hue, Here[]>>
}

export interface Aids {
  phase: 'setup' | 'injuries' | 'actions' | 'oracle' | 'end'
  turn: number | null
  order: number[]
  final_round: boolean
  fight: FightAid | null
  roll: RollAid | null
  seats: SeatAid[]
  hand: HandAid | null
}

export function aidsOf(table: TableModel): Aids | null {
  const aids = table.status?.aids as Partial<Aids> | null | undefined
  return aids?.phase ? (aids as Aids) : null
}

export function viewOf(table: TableModel): DelphiView | null {
  return table.view as DelphiView | null
}

export function seatOf(table: TableModel, seat: number): SeatView | null {
  return viewOf(table)?.seats[seat] ?? null
}

export function islandAt(view: DelphiView, space: string): IslandView | undefined {
  return view.islands.find((island) => island.space === space)
}

/** A number of an action's hint. */
export function hinted(offer: ActionOffer, name: string): number | null {
  const value = offer.hint[name]
  return typeof value === 'number' ? value : null
}

/** The colour with which an action is being chosen: `Act` lies on top of the agenda as [name, seat, source, colour, plain]. */
export function colourInHand(view: DelphiView): Hue | null {
  const frame = view.agenda.at(-1)
  if (frame?.[0] !== 'Act') return null
  return HUES[Number(frame[3])] ?? null
}
