/** Where things stand on an isle: buildings have their anchors, everything else finds the freest spot on the land. */

import { around, contours, isleField, nearest, union, type Box, type Field } from './coast'
import { UNIT, type BoardDrawing, type IsleDrawing, type Point } from './drawing'

export interface Hill {
  x: number
  y: number
  size: number
  tree: boolean
}

export interface IsleLayout {
  isle: IsleDrawing
  /** Paths: the water's edge, where the grass begins, the ring of the owner. */
  coast: string
  land: string
  ring: string
  /** Farther out: where it glows. */
  aura: string
  troops: Point
  flag: Point
  label: Point
  prosperity: Point
  figurine: Point
  badge: Point
  /** Where a metropolis would cover the slots, in units of the picture. */
  square: { x: number; y: number; wide: number; high: number }
  hills: Hill[]
  tint: number
}

export interface BoardLayout {
  box: Box
  edge: string
  shallows: string[]
  isles: IsleLayout[]
}

export const SLOT = 0.36
export const SQUARE = 0.62

interface Taken {
  x: number
  y: number
  wide: number
  high: number
  weight: number
}

function overlap(a: Taken, b: Taken): number {
  const wide = Math.min(a.x + a.wide / 2, b.x + b.wide / 2) - Math.max(a.x - a.wide / 2, b.x - b.wide / 2)
  const high = Math.min(a.y + a.high / 2, b.y + b.high / 2) - Math.max(a.y - a.high / 2, b.y - b.high / 2)
  return wide > 0 && high > 0 ? wide * high * b.weight : 0
}

/** A number between 0 and 1, always the same for the same two. */
function chance(seed: number, at: number): number {
  const wild = Math.sin(seed * 127.1 + at * 311.7) * 43758.5453
  return wild - Math.floor(wild)
}

/** Around the slots that a metropolis covers. */
function squareOf(isle: IsleDrawing): Omit<Taken, 'weight'> {
  const covered = isle.slots.filter((slot) => slot.covered).map((slot) => slot.xy)
  const box = around(covered.length ? covered : [isle.metropolis], SLOT / 2 + 0.05)
  return {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    wide: Math.max(SQUARE, box.right - box.left),
    high: Math.max(SQUARE, box.bottom - box.top),
  }
}

class Ground {
  readonly taken: Taken[]
  readonly spots: Point[] = []

  constructor(
    readonly isle: IsleDrawing,
    readonly field: Field,
    box: Box,
  ) {
    this.taken = isle.slots.map(({ xy: [x, y] }) => ({ x, y, wide: SLOT, high: SLOT, weight: 3 }))
    const [x, y] = isle.metropolis
    this.taken.push({ ...squareOf(isle), weight: 0.5 }, { x, y, wide: SQUARE, high: SQUARE, weight: 1 })
    for (let top = box.top; top < box.bottom; top += 0.08) {
      for (let left = box.left; left < box.right; left += 0.08) {
        if (field(left, top) < 0.1) this.spots.push([left, top])
      }
    }
  }

  /** The spot where a thing of this size hides least and leaves the land least; `wish` breaks ties. */
  place(wide: number, high: number, wish: Point, weight = 2): Point {
    let best: Point = this.isle.centre
    let least = Infinity
    for (const [x, y] of this.spots) {
      const thing = { x, y, wide, high, weight }
      let cost = this.taken.reduce((sum, other) => sum + overlap(thing, other), 0)
      if (cost > least) continue
      for (const [dx, dy] of [[-0.5, -0.5], [0.5, -0.5], [-0.5, 0.5], [0.5, 0.5]] as const) {
        cost += 0.22 * Math.max(0, this.field(x + dx * wide, y + dy * high) - 0.02)
      }
      cost += 0.006 * Math.hypot(x - this.isle.centre[0] - wish[0], y - this.isle.centre[1] - wish[1])
      if (cost < least) [least, best] = [cost, [x, y]]
    }
    this.taken.push({ x: best[0], y: best[1], wide, high, weight })
    return best
  }

  free(x: number, y: number, room: number): boolean {
    return this.taken.every((other) => overlap({ x, y, wide: room, high: room, weight: 1 }, other) === 0)
  }
}

function hills(ground: Ground, seed: number): Hill[] {
  const found: Hill[] = []
  for (let at = 0; at < 60 && found.length < 3 * ground.isle.cells.length; at++) {
    const spot = ground.spots[Math.floor(chance(seed, at) * ground.spots.length)]
    if (!spot || ground.field(spot[0], spot[1]) > -0.17) continue
    if (!ground.free(spot[0], spot[1], 0.12) || found.some((hill) => Math.hypot(hill.x - spot[0], hill.y - spot[1]) < 0.2)) continue
    found.push({ x: spot[0] * UNIT, y: spot[1] * UNIT, size: 9 + 6 * chance(seed, at + 99), tree: at % 3 === 1 })
  }
  return found
}

function isleLayout(drawing: BoardDrawing, isle: IsleDrawing, field: Field, seed: number): IsleLayout {
  const box = around(isle.cells.map((cell) => drawing.cells[cell]!), 0.85)
  const ground = new Ground(isle, field, box)
  const square = squareOf(isle)
  const [coast, land, ring, aura] = contours(field, [0, -0.075, 0.035, 0.13], box)
  const single = isle.cells.length === 1 ? alone(isle) : null
  const troops = ground.place(0.6, 0.54, [0.1, 0.2])
  const flag = ground.place(0.28, 0.4, [-0.25, -0.3])
  const prosperity = isle.prosperity ? ground.place(0.46, 0.3, [0.25, -0.25]) : null
  const label = ground.place(0.12 + 0.1 * isle.isle.length, 0.27, [-0.2, 0.35])
  return {
    isle, troops, flag, label,
    prosperity: prosperity ?? ground.place(0.4, 0.3, [0.25, -0.25]),
    figurine: ground.place(0.6, 0.6, [0, -0.1]),
    square: { x: square.x * UNIT, y: square.y * UNIT, wide: square.wide * UNIT, high: square.high * UNIT },
    badge: [isle.centre[0], isle.centre[1] - 0.12],
    coast: coast!, land: land!, ring: ring!, aura: aura!,
    hills: hills(ground, seed),
    tint: chance(seed, 1),
    ...single,
  }
}

/** One circle has no free spot: things stand around its only slot, in front of each other. */
function alone({ centre: [x, y] }: IsleDrawing): Pick<IsleLayout, 'troops' | 'flag' | 'label' | 'prosperity' | 'figurine'> {
  return {
    troops: [x + 0.41, y + 0.19],
    flag: [x - 0.37, y - 0.12],
    label: [x - 0.14, y + 0.38],
    prosperity: [x + 0.08, y - 0.37],
    figurine: [x + 0.36, y - 0.36],
  }
}

const known = new Map<string, BoardLayout>()

/** Worked out once for each board: it takes some milliseconds. */
export function layoutOf(drawing: BoardDrawing): BoardLayout {
  const found = known.get(drawing.name)
  if (found) return found
  const spots = drawing.isles.map((isle) => isle.cells.map((cell) => drawing.cells[cell]!))
  const fields = spots.map((cells, at) => ({ field: isleField(cells, at + 1), box: around(cells, 0.5) }))
  const cells = Object.values(drawing.cells)
  const wide = around(cells, 1.2)
  const made: BoardLayout = {
    box: around(cells, 0.78),
    edge: contours(nearest(cells), [0.66], wide, 0.14)[0]!,
    shallows: contours(union(fields, 0.6), [0.34, 0.2, 0.09], wide, 0.12),
    isles: drawing.isles.map((isle, at) => isleLayout(drawing, isle, fields[at]!.field, at + 1)),
  }
  known.set(drawing.name, made)
  return made
}
