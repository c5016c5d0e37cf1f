/** The word that brings one back stands behind the hash: it is sent to no server by just opening the link. */

export function recoveryLink(origin: string, word: string): string {
  return `${origin}/me#${encodeURIComponent(word)}`
}

/** The word of a link, or what was typed without one. */
export function recoveryWord(typed: string): string {
  const given = typed.trim()
  const at = given.indexOf('#')
  if (at < 0) return given
  try {
    return decodeURIComponent(given.slice(at + 1))
  } catch {
    return ''
  }
}
