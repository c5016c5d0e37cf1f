/** The figures of cards, tiles and tracks. What stands on the board has its own. */

import { o, type Shape } from '../../../ui/shape'

const HANDS: Shape = [
  ['s', 'M12 62L8 34C7 29 9 25 11 22L13 6C13 2 18 2 18 6L18 22C21 18 26 19 26 24L25 38C25 44 27 50 26 62Z'],
  ['s', 'M52 62L56 34C57 29 55 25 53 22L51 6C51 2 46 2 46 6L46 22C43 18 38 19 38 24L39 38C39 44 37 50 38 62Z'],
  ['c', 'M11 54H26M53 54H38', 2.6],
]
const BIRD: Shape = [
  ['s', 'M2 12C16 8 26 14 31 26C36 14 46 6 62 8C58 12 60 14 58 17C54 18 56 22 52 23C48 24 50 28 45 29C43 33 40 35 37 37L46 52L36 48L31 60L26 48L16 54L25 38C20 37 17 34 16 30C11 31 12 26 8 25C4 24 7 19 3 18Z'],
  ['c', 'M12 14C20 18 25 24 28 31M52 12C44 16 38 23 35 31', 2.2],
  ['h', o(31.5, 31, 2)],
]
const STATUE: Shape = [
  ['s', o(32, 9, 8)],
  ['s', 'M18 22C24 17 40 17 46 22L43 40L46 52H18L21 40ZM12 54H52V62H12Z'],
  ['c', 'M27 26V50M32 24V50M37 26V50', 2],
]
const AMPHORA: Shape = [
  ['l', 'M22 12C8 12 8 28 20 30M42 12C56 12 56 28 44 30', 4.5],
  ['s', 'M22 3H42V9L39 12V20C50 26 51 40 40 54V61H24V54C13 40 14 26 25 20V12L22 9Z'],
  ['c', 'M17 32H47M17.5 39H46.5', 2.4],
]

export const EQUIPMENT: Record<string, Shape> = {
  'spare-oars': [
    ['l', 'M20 44L50 10M44 44L14 10', 5],
    ['s', 'M24 40L13 60C8 64 1 58 5 53L19 35ZM40 40L51 60C56 64 63 58 59 53L45 35Z'],
  ],
  'flat-keel': [
    ['s', 'M4 24C2 16 6 10 13 10C11 15 13 20 17 23H46C51 23 53 16 60 15C57 20 58 24 58 28L54 40H10Z'],
    ['l', 'M3 50Q10 44 18 50T33 50T48 50T61 50', 4],
    ['s', 'M10 62L16 56L22 62ZM30 62L38 55L46 62ZM52 62L56 57L60 62Z'],
  ],
  'long-spear': [
    ['l', 'M6 58L48 16', 5],
    ['s', 'M62 2L56 26L48 24L40 16L38 8Z'],
    ['c', 'M60 4L46 18', 2.4],
    ['l', 'M12 62L2 52', 4],
  ],
  'cargo-crane': [
    ['l', 'M14 60V14L50 8', 5.5],
    ['l', 'M14 32L36 11', 4],
    ['l', 'M50 9V32', 3],
    ['s', 'M40 34H60V54H40ZM4 56H28V63H4Z'],
    ['c', 'M40 44H60M50 34V54', 2.2],
  ],
  'long-ramp': [
    ['s', 'M2 14L62 46V54L2 22Z'],
    ['c', 'M14 20V28M26 26V34M38 32V42M50 38V50', 2.6],
    ['s', 'M8 26H14V62H8ZM26 36H32V62H26Z'],
    ['s', 'M42 22V8H58V22ZM46 8V4H54V8Z'],
  ],
  'thick-skin': [
    ['s', 'M32 3C37 3 40 6 44 5C50 3 58 8 60 14L50 22C52 32 51 40 55 52L48 61L40 54C36 58 28 58 24 54L16 61L9 52C13 40 12 32 14 22L4 14C6 8 14 3 20 5C24 6 27 3 32 3Z'],
    ['c', 'M24 18L28 24M40 18L36 24M32 26V38M26 34C28 40 36 40 38 34M22 46H42', 2.6],
  ],
  'extra-watch': [
    ['s', 'M12 2H52V9H12ZM12 55H52V62H12Z'],
    ['l', 'M17 10C17 26 29 28 29 32S17 38 17 54M47 10C47 26 35 28 35 32S47 38 47 54', 4],
    ['s', 'M22 18H42C40 25 34 27 32 31C30 27 24 25 22 18ZM32 36L44 53H20Z'],
  ],
  'thank-offering': [
    ['s', 'M32 2C36 12 47 15 44 28C42 35 37 38 32 38S22 35 20 28C18 20 25 18 25 10C28 12 30 15 30 19C33 14 33 8 32 2Z'],
    ['s', 'M6 40H58C57 50 49 55 40 56V60H24V56C15 55 7 50 6 40Z'],
    ['c', 'M14 47H50', 2.4],
  ],
  'deep-hull': [
    ['s', 'M18 4H34V18H18ZM36 8H50V18H36Z'],
    ['s', 'M2 26C2 20 6 20 8 20L12 24H50C54 24 56 20 62 20C60 30 61 42 52 54C48 60 42 62 34 62H28C12 62 4 46 2 26Z'],
    ['c', 'M8 34H56M12 46H52', 2.4],
  ],
  'prayer-of-hermes': HANDS,
  'prayer-of-artemis': HANDS,
  'prayer-of-poseidon': HANDS,
  'yellow-omen': BIRD,
  'red-omen': BIRD,
  'black-omen': BIRD,
  'warm-statue': STATUE,
  'cool-statue': STATUE,
  'warm-offering': AMPHORA,
  'cool-offering': AMPHORA,
  'divine-summons': [
    ['s', 'M12 2C16 2 18 6 18 10V30H46V10C46 6 48 2 52 2C57 2 58 6 58 10V62H48V52H16V62H6V10C6 6 7 2 12 2Z'],
    ['s', 'M32 2L36 12L46 13L38 19L41 28L32 23L23 28L26 19L18 13L28 12Z'],
    ['c', 'M6 40H58', 2.6],
  ],
  'rich-blessing': [
    ['s', 'M4 14C2 4 14 0 21 6C16 8 16 13 19 17C26 25 40 20 52 28L40 58C20 56 5 42 4 14Z'],
    ['c', 'M12 32L21 24M20 43L30 29M32 52L41 30', 2.6],
    ['s', o(53, 34, 8)],
    ['s', o(50, 50, 9)],
    ['s', o(59, 46, 5)],
  ],
  'island-scout': [
    ['s', 'M2 22C12 8 22 3 32 3S52 8 62 22C52 34 42 39 32 39S12 34 2 22Z'],
    ['h', o(32, 21, 12)],
    ['s', o(32, 21, 7)],
    ['s', 'M8 61C12 52 18 48 24 50C28 43 38 43 42 50C48 47 54 53 56 61Z'],
  ],
}

/** The colours a card of equipment speaks of. */
export const COLOURED: Record<string, readonly string[]> = {
  'prayer-of-hermes': ['pink'],
  'prayer-of-artemis': ['green'],
  'prayer-of-poseidon': ['blue'],
  'yellow-omen': ['yellow'],
  'red-omen': ['red'],
  'black-omen': ['black'],
  'warm-statue': ['red', 'green', 'yellow'],
  'cool-statue': ['pink', 'blue', 'black'],
  'warm-offering': ['red', 'green', 'yellow'],
  'cool-offering': ['pink', 'blue', 'black'],
}

export const COMPANIONS: Record<string, Shape> = {
  // helmet with its crest, and a spear
  hero: [
    ['s', 'M8 20C8 8 20 1 32 1C48 1 60 12 60 32L59 50C54 32 50 18 34 14C24 12 16 14 8 20Z'],
    ['s', 'M10 36C10 23 19 16 30 16C42 16 49 24 50 36L52 62H36L34 50L26 50L25 42L36 38L34 33C28 31 20 34 18 42L19 52L12 50Z'],
    ['c', 'M14 28C22 22 36 22 44 30', 2.4],
  ],
  // a head with a laurel wreath
  demigod: [
    ['s', 'M16 26C15 12 25 4 36 5C48 6 55 15 54 27C53 36 49 40 48 46C48 52 52 56 56 62H26L27 54C21 55 17 53 17 48L18 44L14 42L12 38L16 32Z'],
    ['c', 'M17 24C26 15 40 14 53 22M24 12L29 18M34 9L36 15M45 11L42 17M22 25L27 20M33 23L35 17M44 24L43 18', 2.6],
    ['c', 'M22 31H28M18 44H23', 2.4],
  ],
  // a winged horse's head
  creature: [
    ['s', 'M20 62C24 50 20 44 16 42C10 45 5 46 3 41C2 37 7 33 10 28C13 20 17 15 23 12L23 3L30 10C42 12 48 22 48 34C48 46 50 54 54 62Z'],
    ['h', o(21, 24, 2.6)],
    ['c', 'M8 39L14 37M30 10C38 18 40 28 38 40M30 46C34 52 36 56 36 61', 2.4],
    ['s', 'M36 30C42 16 50 8 63 4C62 10 62 13 59 17C62 18 62 21 58 25C61 26 60 30 55 33C57 35 55 39 49 41C45 43 39 42 36 40Z'],
    ['c', 'M42 34C46 24 51 16 58 11', 2.2],
  ],
}

export const SHIPS: Record<string, Shape> = {
  shield: [
    ['s', 'M32 2C40 8 50 10 58 10C59 34 52 52 32 62C12 52 5 34 6 10C14 10 24 8 32 2Z'],
    ['c', 'M32 10C38 14 45 16 51 16C51 34 46 46 32 54C18 46 13 34 13 16C19 16 26 14 32 10Z', 2.4],
    ['h', 'M32 20L36 29L46 30L38 36L41 46L32 40L23 46L26 36L18 30L28 29Z'],
  ],
  gods: [
    ['s', 'M14 62C5 62 2 54 6 49C3 42 10 37 16 40C18 32 30 31 33 38C41 34 48 40 46 46C54 44 62 50 58 57C57 61 52 62 48 62Z'],
    ['s', 'M32 1L37 12L49 13L40 21L43 32L32 26L21 32L24 21L15 13L27 12Z'],
  ],
  range: [
    ['l', 'M26 40V4', 4],
    ['s', 'M28 4C40 6 44 16 42 30H28ZM24 8C14 12 10 20 9 30H24Z'],
    ['s', 'M2 38H46L40 50C38 54 34 56 30 56H16C10 56 4 46 2 38Z'],
    ['l', 'M46 54H58M50 44H62M48 34H56', 3.6],
  ],
  hold: [
    ['s', 'M6 8H30V30H6ZM34 8H58V30H34ZM6 34H30V56H6ZM34 34H58V56H34Z'],
    ['c', 'M6 19H30M18 8V30M34 19H58M46 8V30M6 45H30M18 34V56M34 45H58M46 34V56', 2.2],
    ['l', 'M2 61H62', 3],
  ],
  task: [
    ['s', 'M10 3H54V44L32 61L10 44Z'],
    ['c', 'M20 27L29 37L46 15', 5.5],
  ],
  wheel: [
    ['l', o(32, 32, 25), 6],
    ['l', 'M32 8V56M11 20L53 44M11 44L53 20', 4],
    ['s', o(32, 32, 8)],
    ['h', o(32, 32, 3)],
  ],
  favor: [
    ['s', o(28, 34, 26)],
    ['c', 'M28 18C20 22 18 34 24 46M28 18C36 22 38 34 32 46M16 30L22 34M40 30L34 34M17 40L23 42M39 40L33 42', 2.6],
    ['l', 'M54 4V20M46 12H62', 5],
  ],
  equip: [
    ['s', 'M6 24C6 12 14 8 22 8H42C50 8 58 12 58 24V28H6ZM6 32H26V38H38V32H58V58H6Z'],
    ['s', 'M29 26H35V36H29Z'],
    ['c', 'M6 30H58', 2.6],
    ['c', 'M16 9V28M48 9V28M16 33V58M48 33V58', 2],
  ],
}


export const TASKS: Record<string, Shape> = {
  shrine: [['s', 'M4 24L32 6L60 24V29H4ZM12 32H22V52H12ZM42 32H52V52H42ZM26 32H38V52H26ZM6 54H58V61H6Z']],
  statue: STATUE,
  offering: AMPHORA,
  monster: [
    ['s', 'M6 4C12 8 15 12 17 17C26 12 38 12 47 17C49 12 52 8 58 4C60 14 58 22 54 28C57 38 54 50 46 55L42 62L37 57L32 62L27 57L22 62L18 55C10 50 7 38 10 28C6 22 4 14 6 4Z'],
    ['h', 'M17 30L29 35L26 41C21 41 17 36 17 30ZM47 30L35 35L38 41C43 41 47 36 47 30Z'],
    ['c', 'M23 49H41', 3],
  ],
}

export const SIGNS = {
  /** The oracle: an eye in a triangle of smoke. */
  oracle: [
    ['s', 'M4 30C13 17 22 12 32 12S51 17 60 30C51 43 42 48 32 48S13 43 4 30Z'],
    ['h', o(32, 30, 12)],
    ['s', o(32, 30, 7)],
    ['l', 'M32 2V8M14 7L18 13M50 7L46 13M32 54V61M18 51L14 57M46 51L50 57', 3.6],
  ],
  injury: [
    ['s', 'M32 3C44 19 53 28 53 41C53 54 44 62 32 62S11 54 11 41C11 28 20 19 32 3Z'],
    ['c', 'M38 20L26 34H37L26 50', 4],
  ],
  range: SHIPS.range!,
  strength: SHIPS.shield!,
  hold: AMPHORA,
  // a fist in a broken shackle: no monster, something larger
  titan: [
    ['s', 'M11 17C10 9 19 7 21 12C23 5 32 4 33 10C35 5 43 6 44 12C47 8 54 10 54 17V31C54 39 49 43 45 45V62H20V45C14 42 11 37 11 31Z'],
    ['c', 'M21.500 12V25M33 11V25M44 13V25M11 29C20 26 31 27 38 32L31 37', 2.8],
    ['c', 'M20 53H45', 4],
  ],
  throne: [['s', 'M12 2H22V28H42V2H52V62H44V52H20V62H12Z']],
} as const satisfies Record<string, Shape>
