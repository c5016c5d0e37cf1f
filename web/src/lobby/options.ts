/** The options of a game in a form: grouped, searchable, and only what differs from the usual is sent. */

import type { OptionInfo } from '../lib/types'

export type Value = string | number | boolean | null
export type Chosen = Record<string, Value>

export interface Group {
  id: 'supply' | 'two_player' | 'rest'
  options: OptionInfo[]
}

function groupOf(key: string): Group['id'] {
  if (key.startsWith('supply.')) return 'supply'
  return key.startsWith('two_player') ? 'two_player' : 'rest'
}

/** Options for two players are shown at a table of two only: elsewhere they have no meaning. */
export function groups(options: readonly OptionInfo[], players: number, search: string): Group[] {
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const wanted = options.filter((option) => plain(`${option.text} ${option.key}`).includes(plain(search.trim())))
  const ids: Group['id'][] = players === 2 ? ['rest', 'two_player', 'supply'] : ['rest', 'supply']
  return ids
    .map((id) => ({ id, options: wanted.filter((option) => groupOf(option.key) === id) }))
    .filter((group) => group.options.length)
}

/** What an option asks. Where its values have words of their own, what follows would name them as programs write them. */
export function question(option: Pick<OptionInfo, 'text' | 'values'>): string {
  const worded = option.values.some((value) => typeof value === 'string' || value === null)
  return (worded && /^[^:?]*(\?|(?=:))/.exec(option.text)?.[0]) || option.text
}

/** Those that differ from the usual and have a meaning for so many players. */
export function differing(options: readonly OptionInfo[], chosen: Chosen, players: number): Chosen {
  const known = options.filter(
    (option) =>
      option.key in chosen &&
      chosen[option.key] !== option.values[0] &&
      (players === 2 || groupOf(option.key) !== 'two_player'),
  )
  return Object.fromEntries(known.map((option) => [option.key, chosen[option.key] ?? null]))
}
