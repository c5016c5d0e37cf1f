import { words } from '../lib/words.svelte'

/** A day as people write it. */
export function day(milliseconds: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(milliseconds)
}
