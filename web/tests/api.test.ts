import { afterEach, expect, test, vi } from 'vitest'
import { address, api } from '../src/lib/api'
import { Refused } from '../src/lib/refused'

afterEach(() => {
  vi.unstubAllGlobals()
})

function answering(answer: Response | Error) {
  const fetched = vi.fn((_path: string, _how: RequestInit) =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('an address leaves out what is empty', () => {
  expect(address('/a', { x: '', y: undefined, z: 0 })).toBe('/a?z=0')
  expect(address('/a')).toBe('/a')
})

test('a request carries its body and the language', async () => {
  const fetched = answering(Response.json({ me: { id: '1' }, recovery: 'r' }, { status: 201 }))
  expect((await api.newIdentity({ name: 'Ana' })).recovery).toBe('r')
  expect(fetched.mock.calls[0]).toEqual([
    '/api/identity',
    {
      method: 'POST',
      headers: { 'accept-language': 'en', 'content-type': 'application/json' },
      body: '{"name":"Ana"}',
    },
  ])
})

test('an answer without a body is nothing', async () => {
  answering(new Response(null, { status: 204 }))
  expect(await api.deleteMe()).toBeUndefined()
})

test('a refusal has the code and the text of the server', async () => {
  answering(Response.json({ type: 'error', code: 'seat-taken', text: 'Somebody else sits there.' }, { status: 409 }))
  const refused = api.takeSeat('t', { seat: 0 })
  await expect(refused).rejects.toBeInstanceOf(Refused)
  await expect(refused).rejects.toMatchObject({ code: 'seat-taken', text: 'Somebody else sits there.' })
})

test('so has what no server of ours said', async () => {
  answering(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(api.me()).rejects.toMatchObject({ code: 'http-502' })
  answering(new TypeError('failed to fetch'))
  await expect(api.me()).rejects.toMatchObject({ code: 'offline' })
})
