import { remember, remembered } from '../lib/kept'
import { say, words } from '../lib/words.svelte'

const USUAL = 'medium'

function first(...ids: string[]): string {
  const found = ids.find((id) => words.has(id))
  return found ? say(found) : ''
}

/** What a level is called; one that has no word yet is shown as it is, so that new levels appear by themselves. */
export function botName(level: string): string {
  return first(`bot-level-${level}`, `web-bot-${level}`) || `${level.charAt(0).toUpperCase()}${level.slice(1)}`
}

/** What to expect of it, in one sentence; "" if nothing is said about it. */
export function botText(level: string): string {
  return first(`bot-level-${level}-about`, `web-bot-${level}-text`)
}

/** The level chosen last, if there is such a one here, else one that suits most. */
export function usualLevel(levels: readonly string[]): string {
  return [remembered('level'), USUAL].find((level) => level !== null && levels.includes(level)) ?? levels.at(-1) ?? ''
}

export function rememberLevel(level: string): void {
  remember('level', level)
}
