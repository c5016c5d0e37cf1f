/** The colours of the players, and the emblem that goes with each. */

function o(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

export interface Emblem {
  /** The disc. */
  ground: string
  /** A darker one, for outlines. */
  edge: string
  /** The figure on the disc. */
  figure: string
  /** In a square of 64. Holes are drawn in the colour of the disc. */
  solid: string
  line?: string
  width?: number
  hole?: string
  pupil?: string
}

const CREAM = '#fbf5e6'
const INK = '#1e2430'

function rays(): string {
  return Array.from({ length: 8 }, (_, at) => {
    const point = (angle: number, r: number) =>
      `${(32 + r * Math.sin(angle)).toFixed(1)} ${(32 - r * Math.cos(angle)).toFixed(1)}`
    const middle = (at * Math.PI) / 4
    return `M${point(middle - 0.28, 15)}L${point(middle, 26)}L${point(middle + 0.28, 15)}Z`
  }).join('')
}

function leaf(x: number, y: number, angle: number): string {
  const turn = (dx: number, dy: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return `${(x + dx * cos - dy * sin).toFixed(1)} ${(y + dx * sin + dy * cos).toFixed(1)}`
  }
  return `M${turn(0, 0)}Q${turn(9, -8)} ${turn(20, 0)}Q${turn(9, 8)} ${turn(0, 0)}Z`
}

export const EMBLEMS: Record<string, Emblem> = {
  blue: {
    ground: '#1c5c9e', edge: '#0e3663', figure: CREAM,
    solid: 'M15 9L24 16C29 14 35 14 40 16L49 9C53 25 51 45 41 52L36 58L32 54L28 58L23 52C13 45 11 25 15 9Z',
    hole: `${o(24.500, 27, 7)}${o(39.500, 27, 7)}M32 31L36 38L32 42L28 38ZM24 45l4 3 4-3 4 3 4-3v3l-4 3-4-3-4 3-4-3z`,
    pupil: `${o(24.500, 27, 3.400)}${o(39.500, 27, 3.400)}`,
  },
  red: {
    ground: '#b23320', edge: '#6d170a', figure: CREAM,
    solid: 'M5 12C6 7 8 6 10 7C10 16 15 20 24 20H40C49 20 54 16 54 7C56 6 58 7 59 12C61 23 54 29 46 30L43 44C42 53 38 56 32 56S22 53 21 44L18 30C10 29 3 23 5 12Z',
    hole: `${o(25.500, 31, 2.600)}${o(38.500, 31, 2.600)}M26 46a3 2.400 0 1 0 5 0zM33 46a3 2.400 0 1 0 5 0z`,
  },
  green: {
    ground: '#5c9440', edge: '#2c5219', figure: CREAM,
    solid: [leaf(24, 46, -2.7), leaf(25, 43, 0.35), leaf(30, 35, -2.5), leaf(32, 32, 0.2), leaf(38, 23, -2.5), leaf(42, 17, -0.9), o(43, 49, 5)].join(''),
    line: 'M16 56C22 48 32 36 45 12M30 38L42 47', width: 3.500,
  },
  yellow: { ground: '#e9bb2d', edge: '#8a6306', figure: INK, solid: `${o(32, 32, 12.500)}${rays()}`, hole: o(32, 32, 7), pupil: o(32, 32, 3.400) },
  black: {
    ground: '#26262b', edge: '#000000', figure: CREAM,
    solid: 'M23 7H41V12H38V21C50 27 49 41 37 50V53H42V58H22V53H27V50C15 41 14 27 26 21V12H23Z',
    line: 'M26 14C14 12 13 22 18 28M38 14C50 12 51 22 46 28', width: 4,
    hole: 'M18.500 31H45.500V34H18.500ZM20 39H44L42.500 42H21.500Z',
  },
}

const NOBODY: Emblem = { ground: '#7d8790', edge: '#4a535c', figure: CREAM, solid: '' }

export function emblemOf(colour: string): Emblem {
  return EMBLEMS[colour] ?? NOBODY
}
