/** The battle of the newest lines: what was rolled, who lost what. */

import type { Line } from '../../../lib/types'

export interface Assault {
  seq: number
  attacker: number
  defender: number
  space: string
  attackDie: number
  attackers: number
  attack: number
  defenceDie: number
  defenders: number
  bonus: number
  defence: number
}

export interface Fought {
  assaults: Assault[]
  /** What came of it, in words; empty while it goes on. */
  outcome: Line[]
}

const WITHIN = ['assault', 'stays']
const OUTCOMES = ['battle-held', 'isle-taken', 'sea-taken', 'retreats', 'eliminated']

function read(line: Line): Assault {
  const values = line.values as Record<string, number | string>
  return {
    seq: line.seq,
    attacker: Number(values.attacker),
    defender: Number(values.defender),
    space: String(values.space),
    attackDie: Number(values.attack_die),
    attackers: Number(values.attackers),
    attack: Number(values.attack),
    defenceDie: Number(values.defence_die),
    defenders: Number(values.defenders),
    bonus: Number(values.bonus),
    defence: Number(values.defence),
  }
}

/** The last battle told of; null if there was none. */
export function lastBattle(lines: readonly Line[]): Fought | null {
  const last = lines.findLastIndex((line) => line.kind === 'assault')
  if (last < 0) return null
  const newest = read(lines[last]!)
  const assaults: Assault[] = [newest]
  for (let at = last - 1; at >= 0 && WITHIN.includes(lines[at]!.kind); at--) {
    if (lines[at]!.kind !== 'assault') continue
    const earlier = read(lines[at]!)
    const same = earlier.space === newest.space && earlier.attacker === newest.attacker
    // the units of one battle only become fewer
    if (!same || earlier.attackers < assaults[0]!.attackers || earlier.defenders < assaults[0]!.defenders) break
    assaults.unshift(earlier)
  }
  const after = lines.slice(last + 1)
  const end = after.findIndex((line) => !OUTCOMES.includes(line.kind) && line.kind !== 'stays')
  const outcome = (end < 0 ? after : after.slice(0, end)).filter((line) => OUTCOMES.includes(line.kind))
  return { assaults, outcome }
}

/** Which sides lost a unit: the lower total, on equal totals both. */
export function losers(assault: Assault): ('attacker' | 'defender')[] {
  if (assault.attack < assault.defence) return ['attacker']
  return assault.attack > assault.defence ? ['defender'] : ['attacker', 'defender']
}
