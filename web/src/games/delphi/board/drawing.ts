/** What the server says about how the board of a match is drawn: `GET /api/tables/T/board` (drawing.py).
 * Unit: the distance of two centres of spaces; hexagons have a point at the top. */

import type { TableModel } from '../../../lib/table.svelte'
import type { Hue } from '../facts'

export type Point = readonly [x: number, y: number]

export type SpaceKind = 'water' | 'zeus' | 'hidden' | 'offering' | 'temple' | 'monster' | 'statue' | 'city'

export interface SpaceDrawing {
  space: string
  q: number
  r: number
  xy: Point
  kind: SpaceKind
  /** Of water, of the border of an island with a hidden tile, of a city. */
  colour: Hue | null
  tile: number
  near: string[]
  pedestals?: Hue[]
  marked?: boolean
}

export interface TileDrawing {
  tile: string
  shape: string
  q: number
  r: number
  xy: Point
  rotation: number
  back: boolean
  spaces: string[]
}

export interface Gap {
  q: number
  r: number
  xy: Point
}

export interface BoardDrawing {
  size: Point
  rows: { row: string; y: number }[]
  spaces: SpaceDrawing[]
  tiles: TileDrawing[]
  shallows: Gap[]
  bays: Gap[]
}

/** How many units of the picture one unit of the board is. */
export const UNIT = 100

const byName = new WeakMap<BoardDrawing, Map<string, SpaceDrawing>>()

export function spacesOf(drawing: BoardDrawing): Map<string, SpaceDrawing> {
  let found = byName.get(drawing)
  if (!found) {
    found = new Map(drawing.spaces.map((space) => [space.space, space]))
    byName.set(drawing, found)
  }
  return found
}

export function spaceOf(table: TableModel, name: string): SpaceDrawing | undefined {
  return spacesOf(table.drawing as BoardDrawing).get(name)
}
