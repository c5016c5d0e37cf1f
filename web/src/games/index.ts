/** The games that have a board here. Each is loaded with its first table. */

import type { GameModule } from '../lib/contract'

interface Entry {
  /** As on the cover; titles are not translated. */
  title: string
  load: () => Promise<{ default: GameModule }>
}

const GAMES: Record<string, Entry> = {
  cyclades: { title: 'Cyclades', load: () => import('./cyclades') },
  delphi: { title: 'The Oracle of Delphi', load: () => import('./delphi') },
}

export async function loadGame(name: string): Promise<GameModule> {
  const game = GAMES[name]
  if (!game) throw new Error(`no board for ${name}`)
  return (await game.load()).default
}

/** A game that only the server knows goes by its short name. */
export function gameTitle(name: string): string {
  return GAMES[name]?.title ?? name.charAt(0).toUpperCase() + name.slice(1)
}
