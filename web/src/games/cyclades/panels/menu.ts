/** The menu of a god's turn: which verbs there are, what they cost, and what to ask about those that are not there. */

import type { TableModel } from '../../../lib/table.svelte'
import type { ActionOffer } from '../../../lib/types'
import { hinted, viewOf, type MainGod } from './facts'

/** What the tiles of the gods show: what they recruit, for how much, and their special action. */
export const TILES: Record<MainGod, { recruit: string; ladder: number[]; building: string; special: string | null }> = {
  poseidon: { recruit: 'fleet', ladder: [0, 1, 2, 3], building: 'port', special: 'sail' },
  ares: { recruit: 'troop', ladder: [0, 2, 3, 4], building: 'fortress', special: 'march' },
  zeus: { recruit: 'priest', ladder: [0, 4], building: 'temple', special: 'exchange' },
  athena: { recruit: 'philosopher', ladder: [0, 4], building: 'university', special: null },
}

export interface MenuEntry {
  kind: string
  offers: ActionOffer[]
  /** The least it costs; null if it cannot be done now. */
  price: number | null
}

/** The verbs of a god in their order, with the legal actions of each; those without any stay, to say why. */
export function menuOf(god: MainGod, offers: readonly ActionOffer[]): MenuEntry[] {
  const tile = TILES[god]
  const kinds = [tile.recruit, 'build', ...(tile.special ? [tile.special] : []), 'call']
  return kinds.map((kind) => {
    const fitting = offers.filter((offer) => offer.kind === kind)
    const prices = fitting.map((offer) => hinted(offer, 'price')).filter((price) => price !== null)
    return { kind, offers: fitting, price: prices.length ? Math.min(...prices) : null }
  })
}

interface Drawn {
  seas: { sea: string; isles: string[] }[]
}

/** The likeliest action somebody meant who chose a verb that has none: the server says why not. */
export function missing(kind: string, table: TableModel): string | null {
  const view = viewOf(table)
  const seat = table.decision?.seat
  if (!view || seat === undefined) return null
  const own = view.isles.filter((isle) => isle.owner === seat)
  const isle = own[0]?.isle
  switch (kind) {
    case 'priest':
    case 'philosopher':
      return kind
    case 'troop':
      return isle ? `troop ${isle}` : null
    case 'fleet': {
      const drawn = table.drawing as Drawn | null
      const coast = drawn?.seas.find((sea) => sea.isles.some((name) => own.some((one) => one.isle === name)))
      const sea = coast?.sea ?? view.seas.find((one) => one.owner === seat)?.sea
      return sea ? `fleet ${sea}` : null
    }
    case 'build': {
      const free = own.find((one) => one.slots.includes(null)) ?? own[0]
      return free ? `build ${free.isle}/${Math.max(0, free.slots.indexOf(null)) + 1}` : null
    }
    case 'sail': {
      const sea = view.seas.find((one) => one.owner === seat)?.sea
      return sea ? `sail 1 ${sea} ${sea}` : null
    }
    case 'march': {
      const from = own.find((one) => one.troops > 0) ?? own[0]
      const to = own.find((one) => one !== from) ?? view.isles.find((one) => one !== from)
      return from && to ? `march 1 ${from.isle} ${to.isle}` : null
    }
    case 'exchange':
    case 'call': {
      const space = view.track.findLastIndex((creature) => creature !== null)
      if (space < 0) return kind === 'call' ? 'call space2 2' : 'exchange space2'
      return kind === 'call' ? `call ${view.track[space]} ${4 - space}` : `exchange ${view.track[space]}`
    }
    default:
      return null
  }
}

/** As many numbers as fit into a row, page by page. */
export function page<T>(items: readonly T[], most: number, at: number): { items: readonly T[]; more: boolean; before: boolean } {
  if (items.length <= most) return { items, more: false, before: false }
  const size = most - 1
  // the last page is as full as the others
  const begin = Math.min(at * (size - 1), items.length - size)
  return { items: items.slice(begin, begin + size), more: begin + size < items.length, before: begin > 0 }
}
