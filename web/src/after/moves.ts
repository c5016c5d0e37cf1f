/** Where turns and rounds begin in a match, and how to go from one to the next. Move 0 is the deal. */

import type { ToldMove } from '../lib/types'

export interface Mark {
  /** The position to show: the one after this move. */
  at: number
  label: string
}

/** The positions in which somebody new is to move: those after the last move of each turn, and the deal. */
export function turnStarts(moves: readonly Pick<ToldMove, 'number' | 'seat'>[]): number[] {
  const starts = [0]
  for (let at = 2; at < moves.length; at++) {
    if (moves[at]!.seat !== moves[at - 1]!.seat) starts.push(at - 1)
  }
  return starts
}

/** The positions in which a round has just begun; `event` is the kind of line that says so. */
export function roundStarts(moves: readonly Pick<ToldMove, 'number' | 'lines'>[], event: string): Mark[] {
  return moves
    .filter((move) => move.lines.some((line) => line.kind === event))
    .map((move, at) => ({ at: move.number, label: String(at + 1) }))
}

export interface Round {
  from: number
  to: number
  label: string
}

/** The positions of each round: from the one in which it has begun to the last before the next begins. */
export function groups(rounds: readonly Mark[], end: number): Round[] {
  if (!rounds.length) return [{ from: 0, to: end, label: '1' }]
  return rounds.map(({ at, label }, index) => ({ from: at, to: rounds[index + 1]?.at ?? end, label }))
}

/** The next stop after `at`; the end if there is none. */
export function after(stops: readonly number[], at: number, end: number): number {
  return stops.find((stop) => stop > at) ?? end
}

/** The last stop before `at`; the beginning if there is none. */
export function before(stops: readonly number[], at: number): number {
  return stops.findLast((stop) => stop < at) ?? 0
}

export interface Segment {
  from: number
  to: number
  seat: number
}

/** Who moved from where to where, for a strip below the scrub bar. */
export function segments(moves: readonly Pick<ToldMove, 'number' | 'seat'>[]): Segment[] {
  const made: Segment[] = []
  for (const { number, seat } of moves) {
    if (!number) continue
    const last = made.at(-1)
    if (last && last.seat === seat) last.to = number
    else made.push({ from: number - 1, to: number, seat })
  }
  return made
}
