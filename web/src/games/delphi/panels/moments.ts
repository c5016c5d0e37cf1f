/** What has just happened, read out of the newest lines: a fight, an attack of the titan. */

import type { Line } from '../../../lib/types'

export interface Round {
  seq: number
  roll: number
  need: number
}

export interface Fought {
  seat: number
  colour: string
  space: string
  rounds: Round[]
  /** How it ended, in words; null while it goes on. */
  outcome: Line | null
  won: boolean
}

const WITHIN = ['fights', 'draws-injury', 'heals']

/** The last fight told of. */
export function lastFight(lines: readonly Line[]): Fought | null {
  const last = lines.findLastIndex((line) => line.kind === 'fights')
  if (last < 0) return null
  const { seat, colour, space } = lines[last]!.values as { seat: number; colour: string; space: string }
  const rounds: Round[] = []
  for (let at = last; at >= 0 && WITHIN.includes(lines[at]!.kind); at--) {
    const line = lines[at]!
    if (line.kind !== 'fights') continue
    if (line.values.space !== space || line.values.seat !== seat) break
    const need = Number(line.values.need)
    // every favour paid lowers what is needed: a higher number belongs to this fight, an equal one to another
    if (rounds.length && need <= rounds[0]!.need) break
    rounds.unshift({ seq: line.seq, roll: Number(line.values.roll), need })
  }
  const outcome = lines.slice(last + 1).find((line) => line.kind === 'defeats' || line.kind === 'gives-up') ?? null
  return { seat, colour, space, rounds, outcome, won: outcome?.kind === 'defeats' }
}

export interface Attack {
  seq: number
  roll: number
  /** The injuries each seat drew. */
  injuries: Map<number, string[]>
}

const AFTER = ['round-begins', 'match-ends']

/** The titan's last attack; null until it is dealt. It is rolled with the oracle dice, whose answers come first. */
export function lastAttack(lines: readonly Line[]): Attack | null {
  const last = lines.findLastIndex((line) => line.kind === 'titan-rolls')
  if (last < 0) return null
  const later = lines.slice(last + 1)
  const end = later.findIndex((line) => AFTER.includes(line.kind))
  if (end < 0) return null
  const injuries = new Map<number, string[]>()
  for (const line of later.slice(0, end)) {
    if (line.kind !== 'draws-injury') continue
    const seat = Number(line.values.seat)
    injuries.set(seat, [...(injuries.get(seat) ?? []), String(line.values.colour)])
  }
  return { seq: later[end]!.seq, roll: Number(lines[last]!.values.roll), injuries }
}
