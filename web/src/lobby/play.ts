/** From the lobby to a running match. */

import { api } from '../lib/api'
import { me } from '../lib/me.svelte'
import { route } from '../lib/route.svelte'
import { keepInvite } from '../shell/invite'

export interface Quick {
  game: string
  players: number
  bot: string
}

/** A random seat for oneself, bots on the others: going first should not depend on who made the table. */
export function quickSeats(players: number, bot: string, at: number): string[] {
  return Array.from({ length: players }, (_, seat) => (seat === at ? 'me' : bot))
}

export async function playNow({ game, players, bot }: Quick): Promise<void> {
  await me.ensure()
  const seats = quickSeats(players, bot, Math.floor(Math.random() * players))
  const made = await api.newTable({ game, players, seats, start: true })
  keepInvite(made.status.table, made.invite)
  route.go(`/t/${made.status.table}`)
}
