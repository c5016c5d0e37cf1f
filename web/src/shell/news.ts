/** What happened since one's last turn, short enough to read. */

import { target, type Target } from '../lib/contract'
import type { Line } from '../lib/types'

export const MOST_NEWS = 12

/** The step after which lines are news: one's own last decision, or, on another device, the last line about oneself
 * before the others did something. */
export function newsFrom(lines: readonly Line[], since: number, mine: readonly number[]): number {
  if (since || !mine.length) return since
  const own = (line: Line): boolean => mine.includes(line.values.seat as number)
  const others = lines.findLastIndex((line) => typeof line.values.seat === 'number' && !own(line))
  return lines.slice(0, Math.max(others, 0)).findLast(own)?.seq ?? 0
}

export interface Summary {
  lines: Line[]
  left: number
}

/** At most so many lines: of what somebody did several times, the last; of the rest, the newest. */
export function summary(news: readonly Line[], most = MOST_NEWS): Summary {
  if (news.length <= most) return { lines: [...news], left: 0 }
  const last = new Map<string, Line>()
  for (const line of news) {
    const key = `${line.kind} ${String(line.values.seat ?? '')}`
    last.delete(key)
    last.set(key, line)
  }
  const lines = [...last.values()].slice(-most)
  return { lines, left: news.length - lines.length }
}

const POINTS = ['isle', 'sea', 'god', 'creature', 'slot']

/** What a line is about, so that it can be lit. */
export function about(line: Line): Target | null {
  for (const kind of POINTS) {
    const name = line.values[kind]
    if (typeof name === 'string' && name) return target(kind, name)
  }
  const { space } = line.values
  if (typeof space === 'string') return target(space.startsWith('N') ? 'isle' : 'sea', space)
  return null
}

/** The seat a line is about, or null. */
export function seatOf(line: Line): number | null {
  const seat = line.values.seat ?? line.values.attacker
  return typeof seat === 'number' ? seat : null
}
