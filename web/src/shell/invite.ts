/** The invitation of a table: whoever came with one, or made the table, can hand it on. */

import { remember, remembered } from '../lib/kept'

export function keepInvite(table: string, invite: string): void {
  if (invite) remember(`invite.${table}`, invite)
}

export function keptInvite(table: string): string {
  return remembered(`invite.${table}`) ?? ''
}

export function inviteLink(origin: string, table: string, invite: string): string {
  return `${origin}/t/${encodeURIComponent(table)}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`
}
