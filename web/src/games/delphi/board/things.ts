/** What stands where, read once from every view: board and words look things up by space. */

import type { DelphiView, IslandView } from '../../../lib/views/delphi'
import { HUES, type Hue } from '../facts'

export interface Things {
  monsters: Hue[]
  offerings: Hue[]
  temple: Hue | null
  /** Free pedestals. */
  pedestals: Hue[]
  island: IslandView | null
  /** Seats whose ships are here. */
  ships: number[]
}

/** What a seat still needs, by kind: those stand out on the board. */
export interface Needs {
  monsters: ReadonlySet<string>
  offerings: ReadonlySet<string>
  statues: ReadonlySet<string>
  /** Offerings and statues aboard. */
  aboard: ReadonlySet<string>
  raises: ReadonlySet<string>
}

const NOTHING: Things = { monsters: [], offerings: [], temple: null, pedestals: [], island: null, ships: [] }

export class ThingsBySpace {
  readonly #found = new Map<string, Things>()

  constructor(view: DelphiView) {
    for (const hue of HUES) {
      for (const space of view.monsters[hue] ?? []) this.#at(space).monsters.push(hue)
      for (const space of view.offerings[hue] ?? []) this.#at(space).offerings.push(hue)
      for (const space of view.pedestals[hue] ?? []) this.#at(space).pedestals.push(hue)
      const temple = view.temples[hue]
      if (temple) this.#at(temple).temple = hue
    }
    for (const island of view.islands) this.#at(island.space).island = island
    for (const { seat, at } of view.seats) this.#at(at).ships.push(seat)
  }

  #at(space: string): Things {
    let things = this.#found.get(space)
    if (!things) {
      things = { ...NOTHING, monsters: [], offerings: [], pedestals: [], ships: [] }
      this.#found.set(space, things)
    }
    return things
  }

  at(space: string): Things {
    return this.#found.get(space) ?? NOTHING
  }
}

/** Null for whoever only watches: then nothing stands back. */
export function needsOf(view: DelphiView, seat: number): Needs | null {
  const own = view.seats[seat]
  if (!own) return null
  return {
    monsters: new Set(own.needs_monsters),
    offerings: new Set(own.needs_offerings),
    statues: new Set(own.needs_statues),
    aboard: new Set(own.offerings),
    raises: new Set(own.statues),
  }
}
