import { expect, test } from 'vitest'
import { parse } from '../src/lib/route.svelte'

test('an address names a page', () => {
  expect(parse('/')).toEqual({ page: 'lobby' })
  expect(parse('/t/a5e3')).toEqual({ page: 'table', id: 'a5e3' })
  expect(parse('/replay/a5e3')).toEqual({ page: 'replay', id: 'a5e3' })
  expect(parse('/rules/cyclades')).toEqual({ page: 'rules', game: 'cyclades' })
  expect(parse('/learn')).toEqual({ page: 'learn' })
  expect(parse('/learn/cyclades')).toEqual({ page: 'learn', game: 'cyclades' })
  expect(parse('/me/')).toEqual({ page: 'me' })
  expect(parse('/confirm/x_y-z')).toEqual({ page: 'confirm', token: 'x_y-z' })
})

test('any other leads nowhere', () => {
  for (const path of ['/t', '/t/a/b', '/nothing', '/me/too', '/t/%ff']) expect(parse(path)).toEqual({ page: 'nowhere' })
})
