/** What a die, a card or a colour in hand reaches: from what the server offers and hints. */

import { kindOf, nameOf, type Target } from '../../../lib/contract'
import type { TableModel } from '../../../lib/table.svelte'
import { say } from '../../../lib/words.svelte'
import { aidsOf, type Here, type Hue, type Use } from '../facts'

export interface Mark {
  space: string
  /** Favours that it costs. */
  favours: number
  /** Only looked at: a die is hovered, nothing is chosen yet. */
  dim: boolean
  /** A short word on a plate: the chance of a fight, the way home. */
  note: string
  /** Something to do from where the ship lies, rather than somewhere to sail. */
  here?: boolean
}

/** The use of a die or card that is hovered or chosen, if the server told what it reaches. */
export function usePointedAt(at: Target | null, table: TableModel): Use | null {
  const hand = aidsOf(table)?.hand
  if (!at || !hand) return null
  const kind = kindOf(at)
  if (kind !== 'die' && kind !== 'card') return null
  const [face, colour = face] = nameOf(at).split('>')
  return hand[kind][face as keyof typeof hand.die]?.find((use) => use.colour === colour) ?? null
}

/** What the colour that is looked at could do besides sailing. */
export function thingsHere(at: Target | null, table: TableModel): Here[] {
  if (!at) return []
  const use = usePointedAt(at, table)
  const colour = use?.colour ?? (kindOf(at) === 'extra' ? (nameOf(at) as Hue) : null)
  return (colour && aidsOf(table)?.hand?.here[colour]) || []
}

function percent(chance: unknown): string {
  return typeof chance === 'number' ? `${Math.round(100 * chance)} %` : ''
}

/** Everything lit on the board, with what it costs. */
function lit(table: TableModel): Mark[] {
  const found: Mark[] = []
  for (const choice of table.picker.choices) {
    if (choice.target === null || kindOf(choice.target) !== 'space') continue
    const [offer] = choice.offers
    if (!offer) continue
    const favours = offer.kind.startsWith('sail') ? Number(offer.values.favours ?? 0) : 0
    // home is one space among many
    const note = offer.kind === 'fight' ? percent(offer.hint.win) : offer.kind === 'sail-zeus' ? say('web-delphi-verb-sail-zeus') : ''
    found.push({ space: nameOf(choice.target), favours, dim: false, note })
  }
  return found
}

export function marksOf(table: TableModel): Mark[] {
  const chosen = lit(table)
  if (chosen.length) return chosen
  const at = [table.hovered, table.picker.chosen[0], table.picker.kind].find((one) => one && lookedAt(one, table))
  if (!at) return []
  const water = Object.entries(usePointedAt(at, table)?.water ?? {})
  const here = new Set(thingsHere(at, table).flatMap(({ space }) => space ?? []))
  return [
    ...water.map(([space, favours]) => ({ space, favours, dim: true, note: '' })),
    ...[...here].map((space) => ({ space, favours: 0, dim: true, note: '', here: true })),
  ]
}

function lookedAt(at: Target, table: TableModel): boolean {
  return usePointedAt(at, table) !== null || thingsHere(at, table).length > 0
}
