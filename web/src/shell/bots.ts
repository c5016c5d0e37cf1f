import { say, words } from '../lib/words.svelte'

/** What a level is called; one that has no word yet is shown as it is, so that new levels appear by themselves. */
export function botName(level: string): string {
  const id = `web-bot-${level}`
  return words.has(id) ? say(id) : `${level.charAt(0).toUpperCase()}${level.slice(1)}`
}

/** What to expect of it, in one sentence; "" if nothing is said about it. */
export function botText(level: string): string {
  const id = `web-bot-${level}-text`
  return words.has(id) ? say(id) : ''
}
