/** Figures are silhouettes with incised lines in a square of 64, as on black-figure pottery.
 *
 * A stroke of the brush is a pair or triple: how, path, width. `s` solid, `l` line in the figure's colour; `c` incised
 * line, `h` hole: both in the colour of the clay behind; a colour fills with just that. */

export type Stroke = readonly [how: string, path: string, width?: number]
export type Shape = readonly Stroke[]

/** A circle as a path. */
export function o(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}
