/** The pieces that are under way, each after the other. Nothing waits for them. */

import { duration } from '../../../lib/settings.svelte'
import type { TableModel } from '../../../lib/table.svelte'
import type { CycladesView } from '../../../lib/views/cyclades'
import type { BoardDrawing } from './drawing'
import type { BoardLayout } from './layout'
import { Paths, type Journey } from './motion'

interface Source {
  table: TableModel
  drawing: BoardDrawing
  layout: BoardLayout
}

export class Traffic {
  journeys = $state.raw<readonly Journey[]>([])
  /** Places that were empty before: what arrives there is shown when it does. */
  #hidden = $state.raw<ReadonlySet<string>>(new Set())
  #delays = new Map<number, number>()
  #seen = -1
  #seq = -1
  #before: CycladesView | null = null

  constructor(source: () => Source) {
    $effect.pre(() => this.#hear(source()))
  }

  hides(place: string): boolean {
    return this.#hidden.has(place)
  }

  delay(journey: Journey): number {
    return this.#delays.get(journey.id) ?? 0
  }

  arrived(journey: Journey): void {
    this.journeys = this.journeys.filter((other) => other.id !== journey.id)
    this.#hidden = new Set(this.journeys.map((other) => other.to).filter((place) => this.#hidden.has(place)))
  }

  #hear({ table, drawing, layout }: Source): void {
    const view = table.view as CycladesView
    const { lines } = table
    const newest = lines.at(-1)?.seq ?? 0
    const before = this.#before
    const fresh = this.#seen < 0 ? [] : lines.filter((line) => line.seq > this.#seen)
    const seq = table.status?.seq ?? 0
    const leap = table.past && seq !== this.#seq && seq !== this.#seq + 1
    this.#before = view
    this.#seen = newest
    this.#seq = seq
    if (leap) {
      this.journeys = []
      this.#hidden = new Set()
      return
    }
    if (!before || !fresh.length || duration(1) === 0) return
    const journeys = new Paths(drawing, layout).journeys(fresh, before)
    if (!journeys.length) return
    let delay = 0
    for (const { id, way } of journeys) {
      this.#delays.set(id, delay)
      delay += duration(Math.min(220 * (way.length - 1), 900))
    }
    const held = new Set([...before.seas.map((sea) => sea.sea), ...before.isles.filter((isle) => isle.troops).map((isle) => isle.isle)])
    this.journeys = journeys
    this.#hidden = new Set(journeys.map((journey) => journey.to).filter((place) => !held.has(place)))
  }
}
