/** The games that have a board here. Each is loaded with its first table. */

import type { GameModule } from '../lib/contract'
import { Refused } from '../lib/refused'
import type { GameInfo } from '../lib/types'
import { say } from '../lib/words.svelte'

interface Entry {
  /** As on the cover; titles are not translated. */
  title: string
  /** None: it is played in the terminal. */
  load?: () => Promise<{ default: GameModule }>
}

const GAMES: Record<string, Entry> = {
  cyclades: { title: 'Cyclades', load: () => import('./cyclades') },
  delphi: { title: 'The Oracle of Delphi', load: () => import('./delphi') },
  civilization: { title: 'Civilization' },
}

/** Those of the server's games that can be played here. */
export function withBoard(games: readonly GameInfo[]): GameInfo[] {
  return games.filter((game) => GAMES[game.name]?.load)
}

export async function loadGame(name: string): Promise<GameModule> {
  const load = GAMES[name]?.load
  if (!load) throw new Refused('no-board', say('web-no-board', { game: gameTitle(name), command: `aegean play ${name}` }))
  return (await load()).default
}

/** A game that only the server knows goes by its short name. */
export function gameTitle(name: string): string {
  return GAMES[name]?.title ?? name.charAt(0).toUpperCase() + name.slice(1)
}
