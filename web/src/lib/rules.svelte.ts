/** The rules of the games, fetched once a language. */

import { api } from './api'
import type { Language, Rules } from './types'

const known = new Map<string, Promise<Rules>>()

/** In the language of the page, which is asked for so that whoever derives from it asks again when it changes. */
export function rulesOf(game: string, language: Language): Promise<Rules> {
  const key = `${game} ${language}`
  let found = known.get(key)
  if (!found) {
    found = api.rules(game)
    known.set(key, found)
    found.catch(() => known.delete(key))
  }
  return found
}
