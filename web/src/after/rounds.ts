/** How a game calls its rounds, for sentences: at their beginning and within. */

import { say } from '../lib/words.svelte'

export function rounds({ roundWord }: { roundWord: string }): { unit: string; within: string } {
  const unit = say(roundWord)
  return { unit, within: unit.toLowerCase() }
}
