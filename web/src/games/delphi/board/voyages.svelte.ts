/** Ships under way. Nothing waits for them: the status is drawn, and the way there is laid over it. */

import { duration } from '../../../lib/settings.svelte'
import type { TableModel } from '../../../lib/table.svelte'
import type { Line } from '../../../lib/types'
import type { DelphiView } from '../../../lib/views/delphi'
import { spacesOf, type BoardDrawing, type Point } from './drawing'
import { place } from './hex'

export interface Voyage {
  id: number
  seat: number
  /** Through these points of the picture. */
  way: Point[]
  delay: number
  time: number
}

/** More than this at once (a long absence) is not shown. */
const MOST = 6
const A_SPACE = 190
const LONGEST = 1100

let last = 0

/** The shortest way over water, for the eye; straight where a god carries the ship or a keel takes shallows. */
export function wayOf(drawing: BoardDrawing, from: string, to: string, carried: boolean): string[] {
  const spaces = spacesOf(drawing)
  const before = new Map<string, string>([[from, from]])
  const queue = carried ? [] : [from]
  for (const name of queue) {
    if (name === to) break
    for (const next of spaces.get(name)?.near ?? []) {
      const kind = spaces.get(next)?.kind
      if (before.has(next) || (kind !== 'water' && next !== to)) continue
      before.set(next, name)
      queue.push(next)
    }
  }
  if (!before.has(to)) return [from, to]
  const way = [to]
  while (way[0] !== from) way.unshift(before.get(way[0]!)!)
  return way
}

export class Voyages {
  list = $state.raw<readonly Voyage[]>([])
  #seen = -1
  #seq = -1
  #before: DelphiView | null = null

  constructor(source: () => { table: TableModel; drawing: BoardDrawing }) {
    $effect.pre(() => this.#hear(source()))
  }

  /** A ship that is still under way is not shown where it will arrive. */
  hides(seat: number): boolean {
    return this.list.some((voyage) => voyage.seat === seat)
  }

  arrived(id: number): void {
    this.list = this.list.filter((voyage) => voyage.id !== id)
  }

  #hear({ table, drawing }: { table: TableModel; drawing: BoardDrawing }): void {
    const view = table.view as DelphiView
    const { lines } = table
    const fresh = this.#seen < 0 ? [] : lines.filter((line) => line.seq > this.#seen)
    const seq = table.status?.seq ?? 0
    const leap = table.past && seq !== this.#seq && seq !== this.#seq + 1
    const before = this.#before
    const newest = lines.at(-1)?.seq ?? 0
    // gone back in a replay, or taken back at the table
    const back = newest < this.#seen
    this.#before = view
    this.#seen = newest
    this.#seq = seq
    if (leap || back) this.list = []
    if (leap || back || !before || duration(1) === 0) return
    const sails = fresh.filter((line) => line.kind === 'sails' || line.kind === 'carried')
    if (!sails.length || sails.length > MOST) return
    this.list = this.#voyages(sails, before, drawing)
  }

  #voyages(sails: Line[], before: DelphiView, drawing: BoardDrawing): Voyage[] {
    const at = new Map(before.seats.map((seat) => [seat.seat, seat.at]))
    let delay = 0
    return sails.flatMap(({ kind, values }) => {
      const [seat, to] = [Number(values.seat), String(values.space)]
      const from = at.get(seat)
      at.set(seat, to)
      if (from === undefined || from === to) return []
      const spaces = spacesOf(drawing)
      const way = wayOf(drawing, from, to, kind === 'carried').flatMap((name) => {
        const drawn = spaces.get(name)
        return drawn ? [place(drawn.xy)] : []
      })
      const time = duration(Math.min(A_SPACE * (way.length - 1) + 80, LONGEST))
      const voyage = { id: ++last, seat, way, delay, time }
      delay += time
      return [voyage]
    })
  }
}
