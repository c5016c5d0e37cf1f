/** What the server says about how a board is drawn: `GET /api/games/cyclades/board`. Unit: distance of two circle centres. */

export type Point = readonly [x: number, y: number]

export interface SlotDrawing {
  slot: string
  xy: Point
  covered: boolean
}

export interface IsleDrawing {
  isle: string
  cells: string[]
  slots: SlotDrawing[]
  metropolis: Point
  centre: Point
  prosperity: number
  seas?: string[]
}

export interface SeaDrawing {
  sea: string
  xy: Point
  trade: boolean
  trade_direction?: Point | null
  seas: string[]
  isles: string[]
}

export interface BoardDrawing {
  name: string
  rows: number[]
  cells: Record<string, Point>
  isles: IsleDrawing[]
  seas: SeaDrawing[]
}

/** How many units of the picture one unit of the board is. */
export const UNIT = 100
