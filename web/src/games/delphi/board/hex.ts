/** Shapes of the board, in units of the picture. Hexagons have a point at the top. */

import { UNIT, type Point } from './drawing'

export function place([x, y]: Point): Point {
  return [x * UNIT, y * UNIT]
}

/** A hexagon around (x, y) whose sides are `inner` away from the middle. */
export function hexPath(x: number, y: number, inner: number): string {
  const r = (inner * 2) / Math.sqrt(3)
  const corners = Array.from({ length: 6 }, (_, at) => {
    const angle = (at * Math.PI) / 3
    return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** Always the same for the same place, between 0 and 1. */
export function chance(q: number, r: number, salt: number): number {
  const wave = Math.sin(q * 127.1 + r * 311.7 + salt * 74.7) * 43758.5453
  return wave - Math.floor(wave)
}

/** The coast of an island: round, but no two alike. */
export function coastPath([x, y]: Point, q: number, r: number, radius: number, wild = 0.1): string {
  const count = 11
  const points = Array.from({ length: count }, (_, at) => {
    const angle = (at * 2 * Math.PI) / count
    const far = radius * (1 - wild + 2 * wild * chance(q, r, at))
    return [x + far * Math.sin(angle), y - far * Math.cos(angle)] as const
  })
  const between = (at: number): string => {
    const [a, b] = [points[at % count]!, points[(at + 1) % count]!]
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`
  }
  const bends = points.map((_, at) => {
    const [px, py] = points[(at + 1) % count]!
    return `Q${px.toFixed(1)} ${py.toFixed(1)} ${between(at + 1)}`
  })
  return `M${between(0)}${bends.join('')}Z`
}

/** Where so many pieces stand on a space, from its middle. */
const GROUPS: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  2: [[-23, 2], [23, 2]],
  3: [[0, -23], [-24, 17], [24, 17]],
  4: [[0, -28], [-29, 1], [29, 1], [0, 30]],
}

export function group(count: number): readonly Point[] {
  return GROUPS[Math.min(count, 4)] ?? []
}

/** The same for signs, as large as there is room. */
const BLOCKS: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  2: [[-25, 0], [25, 0]],
  3: [[0, -24], [-25, 24], [25, 24]],
  4: [[-24, -24], [24, -24], [-24, 25], [24, 25]],
}

export function block(count: number): readonly Point[] {
  return BLOCKS[Math.min(count, 4)] ?? []
}

/** Where so many ships lie on one space. */
const FLEETS: Record<number, readonly Point[]> = {
  1: [[0, -10]],
  2: [[-20, -12], [20, 8]],
  3: [[-22, -16], [22, -8], [-2, 18]],
  4: [[-22, -20], [22, -16], [-22, 14], [22, 18]],
}

export function berth(count: number, at: number): Point {
  return FLEETS[Math.min(count, 4)]?.[at] ?? [0, 0]
}
