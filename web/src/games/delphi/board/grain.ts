/** Sizes of letters on the board, from the units of the picture for one pixel of the screen. */

/** Letters of the water keep 12 pixels however small the board is. */
export const letterSize = (grain: number): number => Math.min(46, Math.max(30, 12.2 * grain))

export const tagScale = (grain: number): number => Math.max(1, Math.min(1.6, (12 * grain) / 27))
