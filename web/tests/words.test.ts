import { beforeEach, expect, test, vi } from 'vitest'
import { firstLanguage, say, words } from '../src/lib/words.svelte'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
})

test('the first language is what was chosen here, then what the browser prefers, then English', () => {
  expect(firstLanguage('es', ['en-GB'])).toBe('es')
  expect(firstLanguage(null, ['fr-FR', 'es-MX', 'en'])).toBe('es')
  expect(firstLanguage('xx', ['fr'])).toBe('en')
})

test('a sentence changes with the language', async () => {
  await words.speak('en')
  expect(say('web-players', { least: 2, most: 5 })).toBe('2 to 5 players')
  await words.speak('es')
  expect(say('web-players', { least: 2, most: 5 })).toBe('De 2 a 5 jugadores')
  expect(document.documentElement.lang).toBe('es')
})

test('the words of the Python side are there, those of a game when it is learnt', async () => {
  await words.speak('en')
  expect(say('colour-blue')).toBe('blue')
  expect(say('god-zeus')).toBe('god-zeus')
  await words.learn('cyclades')
  expect(say('god-zeus')).toBe('Zeus')
})

test('of two wishes the last counts', async () => {
  await Promise.all([words.speak('es'), words.speak('en')])
  expect(words.language).toBe('en')
})
