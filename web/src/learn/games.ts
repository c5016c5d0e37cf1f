/** The games that can be learned here. Each brings its pictures of a round, `games/NAME/learn/Round.svelte`, loaded when
 * somebody looks at them, and a guided match called "first". */

import type { Component } from 'svelte'

const ROUNDS = import.meta.glob<{ default: Component }>('../games/*/learn/Round.svelte')

const nameIn = (path: string): string => path.split('/')[2] ?? ''

export const taught: readonly string[] = Object.keys(ROUNDS).map(nameIn).sort()

export async function roundOf(game: string): Promise<Component> {
  const [, load] = Object.entries(ROUNDS).find(([path]) => nameIn(path) === game) ?? []
  if (!load) throw new Error(`no pictures of ${game}`)
  return (await load()).default
}
