/** Links to a moment of a match. */

export interface Moment {
  table: string
  move: number | null
  eyes: number
  invite: string
}

export function momentPath({ table, move, eyes, invite }: Moment): string {
  const query = new URLSearchParams()
  if (move !== null) query.set('move', String(move))
  if (eyes >= 0) query.set('eyes', String(eyes))
  if (invite) query.set('invite', invite)
  const search = query.toString()
  return `/replay/${encodeURIComponent(table)}${search ? `?${search}` : ''}`
}

/** A whole number of an address; null if there is none. */
export function numberOf(word: string | null): number | null {
  return word !== null && /^-?\d{1,6}$/.test(word) ? Number(word) : null
}
