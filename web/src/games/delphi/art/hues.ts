/** The six colours: each has the letter, the symbol and the pattern of its god, so that none is told by colour alone. */

import './hues.css'
import type { Shape } from '../../../ui/shape'

export { GODS, godOf, HUES, hueOf } from '../facts'

export const LETTERS: Record<string, string> = {
  red: 'R', black: 'K', pink: 'H', blue: 'P', yellow: 'A', green: 'M', white: '?',
}

/** The letters as figures: in small badges they are a sign, not something to read. */
export const GLYPHS: Record<string, Shape> = {
  red: [['l', 'M19 56V8H34A13 13 0 0 1 34 34H19M34 34L47 56', 10]],
  black: [['l', 'M18 8V56M47 8L20 34M28 27L48 56', 10]],
  pink: [['l', 'M16 8V56M48 8V56M16 32H48', 10]],
  blue: [['l', 'M19 56V8H34A14 14 0 0 1 34 37H19', 10]],
  yellow: [['l', 'M11 56L32 8L53 56M20 41H44', 10]],
  green: [['l', 'M10 56V8L32 40L54 8V56', 10]],
}

export const fill = (hue: string): string => `var(--hue-${hue})`
export const ink = (hue: string): string => `var(--hue-${hue}-ink)`
/** What is not needed stands back: stone with a breath of its colour, on which ink is read. */
export const pale = (hue: string): string => `color-mix(in srgb, var(--hue-${hue}) 35%, #d9d4bc)`
/** Read on a panel. */
export const text = (hue: string): string => `var(--hue-${hue}-text)`
export const mark = (hue: string): string => `var(--hue-${hue}-mark)`
/** The pattern of a colour as a fill; `HueDefs` must be somewhere on the page. */
export const pattern = (hue: string, name = 'hue'): string => `url(#${name}-${hue})`

/** One repeat of a pattern in a square of 12, drawn as lines of width 2. */
export const PATTERNS: Record<string, string> = {
  red: 'M-2 2L2-2M-2 14L14-2M10 14L14 10',
  black: 'M-2 2L2-2M-2 14L14-2M10 14L14 10M-2 10L2 14M-2-2L14 14M10-2L14 2',
  pink: 'M3 2.990v.02M9 8.990v.02',
  blue: 'M-3 4Q0 0 3 4T9 4T15 4M-3 10Q0 6 3 10T9 10T15 10',
  yellow: 'M3-1V13M9-1V13',
  green: 'M0 5L6 0L12 5M0 11L6 6L12 11',
  white: '',
}
/** How broad the lines of a pattern are. */
export const STROKES: Record<string, number> = { red: 2.4, black: 1.2, pink: 3.6, blue: 1.8, yellow: 2.4, green: 1.8 }

/** What stands for a god: rose, helmet, winged sandal, trident, lyre, bow. */
export const SYMBOLS: Record<string, Shape> = {
  aphrodite: [
    ['l', 'M32 40C32 50 33 56 35 63', 4.5],
    ['s', 'M34 56C38 46 48 44 57 47C53 57 43 61 34 56ZM32 51C28 43 19 41 10 43C14 52 23 56 32 51Z'],
    ['s', 'M32 1C38 1 42 4 44 8C52 8 57 14 55 22C57 32 48 42 32 42S7 32 9 22C7 14 12 8 20 8C22 4 26 1 32 1Z'],
    ['c', 'M32 12C39 12 41 18 38 22C35 26 27 25 26 20C25 14 30 10 37 9M20 15C16 22 19 32 31 33C42 33 47 26 46 17M13 24C16 34 24 38 32 38', 2.6],
  ],
  ares: [
    ['s', 'M12 20C10 6 22 0 34 0C50 0 61 10 62 26C56 16 46 11 36 12C26 12 18 15 12 20Z'],
    ['s', 'M10 36C10 22 19 14 32 14S54 22 54 36V50C52 57 46 62 37 63V46L48 40C46 34 40 33 35 37V49H29V37C24 33 18 34 16 40L27 46V63C18 62 12 57 10 50Z'],
    ['c', 'M15 28C22 22 42 22 49 28', 2.2],
  ],
  hermes: [
    ['s', 'M2 53C8 45 10 39 10 31L27 31C29 38 37 41 45 43C54 45 62 48 62 56L62 60H4C2 60 1 56 2 53Z'],
    ['c', 'M8 51H60M27 33L17 50M36 41L29 51M46 45L42 51', 2.4],
    ['s', 'M13 29C8 18 14 6 28 3C26 7 26 9 27 11C33 5 43 1 54 2C50 5 49 7 49 9C54 8 59 9 63 11C58 13 56 15 54 18C57 18 60 19 62 21C53 31 40 30 28 31Z'],
    ['c', 'M19 25C24 16 34 12 46 10M24 28C31 22 41 19 52 18', 2.2],
  ],
  poseidon: [
    ['l', 'M32 63V12', 5.5],
    ['l', 'M12 14V22C12 33 20 37 32 37S52 33 52 22V14', 6],
    ['s', 'M12 0L20 17H4ZM52 0L60 17H44ZM32 -1L40 16H24Z'],
    ['l', 'M24 46H40', 4.5],
  ],
  apollo: [
    ['l', 'M17 5C7 16 8 36 22 46M47 5C57 16 56 36 42 46', 6.5],
    ['s', 'M16 41H48C53 53 46 62 32 62S11 53 16 41Z'],
    ['l', 'M8 14H56', 5],
    ['l', 'M24 14V44M32 14V44M40 14V44', 2.6],
    ['c', 'M21 50H43', 2.6],
  ],
  artemis: [
    ['l', 'M16 4C46 4 60 18 60 48', 6],
    ['s', 'M10 1L22 1L19 9L11 7ZM63 54L63 42L55 45L57 53Z'],
    ['l', 'M14 5L59 50', 2.2],
    ['l', 'M8 56L47 17', 4.5],
    ['s', 'M54 10L50 25L39 14ZM2 62L3 50L9 44L10 54L20 55L14 61Z'],
  ],
}
/** A task whose colour is open. */
export const ANY: Shape = [['s', 'M32 4L39 24H60L43 36L50 57L32 44L14 57L21 36L4 24H25Z']]
