/** What moved on the board, read from what was told. */

import type { Line } from '../../../lib/types'
import type { CycladesView } from '../../../lib/views/cyclades'
import { UNIT, type BoardDrawing, type Point } from './drawing'
import type { BoardLayout } from './layout'

export interface Journey {
  id: number
  kind: 'troops' | 'fleets'
  seat: number
  units: number
  to: string
  /** Through these points of the picture. */
  way: Point[]
}

const MOVES = ['sails', 'marches', 'pushed', 'retreats']
/** More than this at once (a long absence) is not shown. */
const MOST = 8

let last = 0

export class Paths {
  readonly #spots = new Map<string, Point>()

  constructor(
    readonly drawing: BoardDrawing,
    layout: BoardLayout,
  ) {
    for (const { sea, xy } of drawing.seas) this.#spots.set(sea, [xy[0] * UNIT, xy[1] * UNIT])
    for (const { isle, troops } of layout.isles) this.#spots.set(isle.isle, [troops[0] * UNIT, troops[1] * UNIT])
  }

  journeys(lines: readonly Line[], view: CycladesView): Journey[] {
    const moves = lines.filter((line) => MOVES.includes(line.kind))
    if (moves.length > MOST) return []
    return moves.flatMap((line) => this.#journey(line, view) ?? [])
  }

  #journey({ kind, values }: Line, view: CycladesView): Journey | null {
    const from = String(values.isle ?? values.sea ?? values.space)
    const to = String(values.to)
    const land = from.startsWith('N')
    const seat = Number(values.seat)
    const names = land && kind === 'marches' ? this.#chain(from, to, seat, view) : [from, to]
    const way = names.map((name) => this.#spots.get(name)).filter((spot) => spot !== undefined)
    if (way.length < 2 || !Number.isInteger(seat)) return null
    return { id: ++last, kind: land ? 'troops' : 'fleets', seat, units: Number(values.units ?? 1), to, way }
  }

  /** From isle to isle over a seat's own fleets: the shortest chain. Straight if there is none (Pegasus flies). */
  #chain(from: string, to: string, seat: number, view: CycladesView): string[] {
    const own = new Set(view.seas.filter((sea) => sea.owner === seat).map((sea) => sea.sea))
    const seas = new Map(this.drawing.seas.map((sea) => [sea.sea, sea]))
    const start = this.drawing.seas.filter((sea) => sea.isles.includes(from) && own.has(sea.sea)).map((sea) => [sea.sea])
    const seen = new Set(start.map(([name]) => name!))
    for (let chains = start; chains.length; ) {
      const longer: string[][] = []
      for (const chain of chains) {
        const sea = seas.get(chain.at(-1)!)
        if (!sea) continue
        if (sea.isles.includes(to)) return [from, ...chain, to]
        for (const name of sea.seas) {
          if (!own.has(name) || seen.has(name)) continue
          seen.add(name)
          longer.push([...chain, name])
        }
      }
      chains = longer
    }
    return [from, to]
  }
}

/** The places that lines speak of. */
export function placesOf(lines: readonly Line[]): Set<string> {
  const found = new Set<string>()
  for (const { values } of lines) {
    for (const key of ['isle', 'other_isle', 'sea', 'space', 'to']) {
      const place = values[key]
      if (typeof place === 'string') found.add(place)
    }
  }
  return found
}
