/** Coast lines: isles are circles grown together, a little different each, but always alike for the same board. */

import { UNIT, type Point } from './drawing'

/** Below 0: land; else how far the coast is away, in units of the board. */
export type Field = (x: number, y: number) => number

const NEIGHBOURS = 1.1
const RADIUS = 0.475
/** An isle of one circle has as many things on it as others: it gets a little more land. */
const ALONE = 0.545
const NECK = 0.385
const BLEND = 0.16

/** Math.hypot is exact and slow. */
function far(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy)
}

function capsule(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return far(x - ax - along * dx, y - ay - along * dy)
}

function smoothly(a: number, b: number): number {
  const share = Math.max(BLEND - Math.abs(a - b), 0) / BLEND
  return Math.min(a, b) - (share * share * BLEND) / 4
}

/** Three waves of different length: enough to make no coast look drawn with compasses. */
function ripple(x: number, y: number, seed: number): number {
  return (
    0.018 * Math.sin(5.1 * x + 3.3 * y + seed * 1.7) +
    0.016 * Math.sin(-4.2 * x + 6.4 * y + seed * 2.9) +
    0.008 * Math.sin(11 * x - 9 * y + seed * 0.7)
  )
}

export function isleField(cells: readonly Point[], seed: number): Field {
  const necks: [Point, Point][] = []
  cells.forEach((one, at) => {
    for (const other of cells.slice(at + 1)) {
      if (Math.hypot(one[0] - other[0], one[1] - other[1]) < NEIGHBOURS) necks.push([one, other])
    }
  })
  const radius = cells.length === 1 ? ALONE : RADIUS
  return (x, y) => {
    let away = Infinity
    for (const [cx, cy] of cells) away = smoothly(away, far(x - cx, y - cy) - radius)
    for (const [one, other] of necks) away = smoothly(away, capsule(x, y, one, other) - NECK)
    return away + ripple(x, y, seed)
  }
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function around(points: readonly Point[], margin: number): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs) - margin, top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin, bottom: Math.max(...ys) + margin,
  }
}

/** The nearest of several isles; what is farther than `reach` from all of their boxes is not worked out. */
export function union(fields: readonly { field: Field; box: Box }[], reach: number): Field {
  return (x, y) => {
    let away = Infinity
    for (const { field, box } of fields) {
      if (x < box.left - reach || x > box.right + reach || y < box.top - reach || y > box.bottom + reach) continue
      away = Math.min(away, field(x, y))
    }
    return Math.min(away, 9)
  }
}

/** How far from the nearest of these points. */
export function nearest(points: readonly Point[]): Field {
  return (x, y) => {
    let away = Infinity
    for (const [px, py] of points) away = Math.min(away, (x - px) * (x - px) + (y - py) * (y - py))
    return Math.sqrt(away)
  }
}

/** Where the field crosses each level, as smooth paths of the picture. */
export function contours(field: Field, levels: readonly number[], box: Box, step = 0.07): string[] {
  const columns = Math.ceil((box.right - box.left) / step)
  const rows = Math.ceil((box.bottom - box.top) / step)
  const heights: number[] = []
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) heights.push(field(box.left + column * step, box.top + row * step))
  }
  return levels.map((level) => contour(heights.map((height) => height - level), columns, rows, box, step))
}

/** Marching squares. */
function contour(values: readonly number[], columns: number, rows: number, box: Box, step: number): string {
  // an edge of the grid is its lower corner and a direction; each square links two of its edges
  const width = columns + 1
  const spots = new Map<number, Point>()
  const next = new Map<number, number[]>()
  const edge = (corner: number, down: boolean): number => {
    const id = 2 * corner + (down ? 1 : 0)
    if (!spots.has(id)) {
      const other = corner + (down ? width : 1)
      const [a, b] = [values[corner]!, values[other]!]
      const share = a / (a - b)
      const [column, row] = [corner % width, Math.floor(corner / width)]
      spots.set(id, [box.left + (column + (down ? 0 : share)) * step, box.top + (row + (down ? share : 0)) * step])
    }
    return id
  }
  const link = (a: number, b: number): void => {
    next.set(a, [...(next.get(a) ?? []), b])
    next.set(b, [...(next.get(b) ?? []), a])
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corner = row * width + column
      const a = values[corner]! < 0
      const b = values[corner + 1]! < 0
      const c = values[corner + width + 1]! < 0
      const d = values[corner + width]! < 0
      if (a === b && b === c && c === d) continue
      const edges: number[] = []
      if (a !== b) edges.push(edge(corner, false))
      if (b !== c) edges.push(edge(corner + 1, true))
      if (c !== d) edges.push(edge(corner + width, false))
      if (d !== a) edges.push(edge(corner, true))
      for (let at = 0; at + 1 < edges.length; at += 2) link(edges[at]!, edges[at + 1]!)
    }
  }
  return chains(next).map((chain) => smooth(chain.map((id) => spots.get(id)!))).join('')
}

function chains(next: Map<number, number[]>): number[][] {
  const seen = new Set<number>()
  const found: number[][] = []
  for (const start of next.keys()) {
    const chain: number[] = []
    let at: number | undefined = start
    while (at !== undefined && !seen.has(at)) {
      seen.add(at)
      chain.push(at)
      at = next.get(at)!.find((other) => !seen.has(other))
    }
    if (chain.length > 8) found.push(chain)
  }
  return found
}

/** Through the middles of the sides, with the corners as handles. */
function smooth(points: readonly Point[]): string {
  const write = (x: number, y: number) => `${(x * UNIT).toFixed(1)} ${(y * UNIT).toFixed(1)}`
  const few = points.filter((_, at) => at % 2 === 0)
  const middle = (at: number): Point => {
    const [a, b] = [few[at % few.length]!, few[(at + 1) % few.length]!]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  const parts = few.map((_, at) => `Q${write(...few[(at + 1) % few.length]!)} ${write(...middle(at + 1))}`)
  return `M${write(...middle(0))}${parts.join('')}Z`
}
