/** Words for people: the Fluent catalogues of the Python side and the browser's own, in the language chosen.
 *
 * `say` is reactive: after `words.speak('es')` everything on the page says it in Spanish. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { remember, remembered } from './kept'
import type { Language } from './types'

export type Values = Record<string, FluentVariable>

export const LANGUAGES: readonly Language[] = ['en', 'es']
/** Each in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' }

// each language is a file of its own, loaded when it is first spoken
const SHARED = {
  en: () => import('../text/en'),
  es: () => import('../text/es'),
}
// what all clients say of a game, and what only the browser says
const OF_GAMES = import.meta.glob<string>(['@words/games/*/text/*.ftl', '../games/*/text/*.ftl'], {
  query: '?raw',
  import: 'default',
})

let language = $state<Language>('en')
let bundle = $state.raw<FluentBundle>(new FluentBundle('en'))
const games = new Set<string>()

function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.some((language) => language === word)
}

/** What was chosen here before, or the first of the browser's languages that we speak. */
export function firstLanguage(kept: string | null, preferred: readonly string[]): Language {
  if (isLanguage(kept)) return kept
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

async function ofGame(game: string, language: Language): Promise<string[]> {
  const files = Object.entries(OF_GAMES).filter(([path]) => path.endsWith(`/games/${game}/text/${language}.ftl`))
  if (!files.length) throw new Error(`no words for ${game} in ${language}`)
  return Promise.all(files.map(([, load]) => load()))
}

async function load(next: Language): Promise<FluentBundle> {
  const made = new FluentBundle(next, { useIsolating: false })
  const shared = SHARED[next]().then((module) => module.default)
  const texts = await Promise.all([shared, ...[...games].map((game) => ofGame(game, next))])
  for (const text of texts.flat()) made.addResource(new FluentResource(text))
  return made
}

let wanted: Language = 'en'
let latest = 0

/** Only the last wish counts, however long its words take to come. */
async function change(next: Language): Promise<void> {
  wanted = next
  const turn = ++latest
  const made = await load(next)
  if (turn !== latest) return
  bundle = made
  language = next
  document.documentElement.lang = next
}

export const words = {
  get language(): Language {
    return language
  },
  /** Speak the language of last time, or of the browser; resolves when `say` can be used. */
  async begin(): Promise<void> {
    await change(firstLanguage(remembered('language'), navigator.languages))
  },
  async speak(next: Language): Promise<void> {
    remember('language', next)
    await change(next)
  },
  /** Add the words of a game to what can be said. */
  async learn(game: string): Promise<void> {
    if (games.has(game)) return
    games.add(game)
    await change(wanted)
  },
  has(id: string): boolean {
    return bundle.hasMessage(id)
  },
}

/** The sentence `id` of the catalogues; an unknown one is shown as it is. */
export function say(id: string, values?: Values): string {
  const pattern = bundle.getMessage(id)?.value
  return pattern ? bundle.formatPattern(pattern, values ?? null, []) : id
}
