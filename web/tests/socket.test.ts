import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PING_MS, SILENCE_MS, TableSocket, type Wire } from '../src/lib/socket.svelte'
import type { Line, Message, Status } from '../src/lib/types'

/** The server's end of a socket. */
class FakeWire implements Wire {
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  readonly sent: Record<string, unknown>[] = []
  closed = false

  constructor(readonly url: string) {}

  send(data: string): void {
    this.sent.push(JSON.parse(data))
  }
  close(): void {
    this.closed = true
  }
  accept(): void {
    this.onopen?.call(this as never, {} as Event)
  }
  say(message: Partial<Message> & { type: string }): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(message) } as MessageEvent)
  }
  cut(code = 1006): void {
    this.onclose?.call(this as never, { code } as CloseEvent)
  }
}

let wires: FakeWire[]
let events: EventTarget
const open: TableSocket[] = []

const wire = (): FakeWire => wires.at(-1)!
const line = (seq: number, text = `line ${seq}`): Line => ({ seq, kind: 'k', values: {}, text })
const chat = (seq: number) => ({ seq, name: 'Ana', text: `word ${seq}` })

function status(seq: number, more: Partial<Status> = {}): Partial<Message> & { type: 'status' } {
  return { type: 'status', seq, told_from: seq, lines: [], chat: [], seats: [], ...more }
}

function sit(): TableSocket {
  const socket = new TableSocket('t1', {
    language: 'en',
    invite: 'i1',
    connect: (url) => {
      const made = new FakeWire(url)
      wires.push(made)
      return made
    },
    events: [events],
    random: () => 0.5,
  })
  open.push(socket)
  return socket
}

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  events = new EventTarget()
})

afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
  vi.useRealTimers()
})

test('it connects with the language and the invitation, and keeps the newest status', () => {
  const table = sit()
  expect(wire().url).toBe('/api/tables/t1/socket?after=0&language=en&invite=i1')
  expect(table.state).toBe('connecting')
  wire().accept()
  expect(table.state).toBe('open')
  wire().say(status(3))
  wire().say(status(4))
  expect(table.status?.seq).toBe(4)
})

test('lines and chat are gathered; what is told again is not doubled', () => {
  const table = sit()
  wire().accept()
  wire().say(status(4, { told_from: 1, lines: [line(3), line(4, 'a'), line(4, 'b')], chat: [chat(2)] }))
  wire().say(status(5, { told_from: 5, lines: [line(5)], chat: [chat(5)] }))
  wire().say(status(5, { told_from: 4, lines: [line(4, 'a'), line(4, 'b'), line(5)], chat: [chat(2), chat(5)] }))
  expect(table.lines.map((one) => one.text)).toEqual(['line 3', 'a', 'b', 'line 5'])
  expect(table.chat.map((one) => one.seq)).toEqual([2, 5])
})

test('lines that were taken back are dropped', () => {
  const table = sit()
  wire().accept()
  wire().say(status(5, { told_from: 1, lines: [line(3), line(4), line(5)] }))
  wire().say(status(6, { told_from: 4, lines: [] }))
  expect(table.lines.map((one) => one.seq)).toEqual([3])
  wire().say(status(7, { told_from: 7, lines: [line(7)] }))
  expect(table.lines.map((one) => one.seq)).toEqual([3, 7])
})

test('a command is answered by its ack', async () => {
  const table = sit()
  wire().accept()
  const played = table.play(0, 3, 'bid zeus 1')
  const [sent] = wire().sent
  expect(sent).toMatchObject({ type: 'play', seat: 0, seen: 3, action: 'bid zeus 1' })
  expect(sent!.id).toMatch(/^[A-Za-z0-9_-]{1,32}$/)
  expect(table.waiting).toBe(1)
  wire().say({ type: 'ack', id: sent!.id as string, seq: 4 })
  expect(await played).toMatchObject({ seq: 4 })
  expect(table.waiting).toBe(0)
})

test('an error is a refusal of its own command only', async () => {
  const table = sit()
  wire().accept()
  const first = table.play(0, 3, 'bid zeus 1')
  const second = table.write('hola')
  const [one, two] = wire().sent
  wire().say({ type: 'error', id: one!.id as string, code: 'stale', text: 'Look again.', retry_ms: 0 })
  await expect(first).rejects.toMatchObject({ code: 'stale', text: 'Look again.' })
  wire().say({ type: 'ack', id: two!.id as string, seq: 5 })
  expect(await second).toMatchObject({ seq: 5 })
})

test('why, preview and advise get their answers', async () => {
  const table = sit()
  wire().accept()
  const why = table.why(0, 'march 2 N1 N4')
  const preview = table.preview(0, 3, 'bid zeus 1')
  const advice = table.advise(0, 3)
  const [one, two, three] = wire().sent
  wire().say({ type: 'advice', id: three!.id as string, suggestions: [{ action: 'bid zeus 1', label: 'L', reason: 'R' }] })
  wire().say({ type: 'preview', id: two!.id as string, seals: true, view: null, lines: [] })
  wire().say({ type: 'because', id: one!.id as string, legal: false, reason: 'r', rule: 'R-1', text: 'No.' })
  expect((await why).rule).toBe('R-1')
  expect((await preview).seals).toBe(true)
  expect((await advice).suggestions[0]?.action).toBe('bid zeus 1')
})

test('what was not answered goes out again with the same id, on the next connection, from where we were', async () => {
  const table = sit()
  wire().accept()
  wire().say(status(3))
  const played = table.play(0, 3, 'bid zeus 1')
  const [sent] = wire().sent
  wire().cut()
  expect(table.state).toBe('lost')
  const written = table.write('said while away')
  vi.advanceTimersByTime(300)
  expect(wires).toHaveLength(2)
  expect(wire().url).toContain('after=3')
  wire().accept()
  expect(wire().sent[0]).toEqual(sent)
  expect(wire().sent[1]).toMatchObject({ type: 'chat', text: 'said while away' })
  for (const command of wire().sent) wire().say({ type: 'ack', id: command.id as string, seq: 4 })
  await Promise.all([played, written])
  wire().cut()
  vi.advanceTimersByTime(300)
  wire().accept()
  expect(wire().sent).toEqual([])
})

test('it waits longer after each failure, ten seconds at most, and starts anew after a status', () => {
  sit()
  const waits: number[] = []
  for (let tries = 0; tries < 8; tries++) {
    wire().cut()
    const before = Date.now()
    vi.advanceTimersToNextTimer()
    waits.push(Date.now() - before)
  }
  expect(waits).toEqual([300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000])
  wire().accept()
  wire().say(status(1))
  wire().cut()
  vi.advanceTimersByTime(300)
  expect(wires).toHaveLength(10)
})

test('it connects at once when the network is back', () => {
  const table = sit()
  wire().accept()
  for (let tries = 0; tries < 5; tries++) {
    wire().cut()
    vi.advanceTimersToNextTimer()
  }
  wire().cut()
  const before = wires.length
  events.dispatchEvent(new Event('online'))
  expect(wires).toHaveLength(before + 1)
  wire().accept()
  expect(table.state).toBe('open')
  vi.advanceTimersByTime(20_000)
  expect(wires).toHaveLength(before + 1)
})

test('it pings, and gives a silent connection up', () => {
  const table = sit()
  wire().accept()
  vi.advanceTimersByTime(PING_MS)
  expect(wire().sent).toEqual([{ type: 'ping' }])
  wire().say({ type: 'pong' })
  vi.advanceTimersByTime(SILENCE_MS)
  expect(table.state).toBe('open')
  vi.advanceTimersByTime(PING_MS)
  expect(table.state).toBe('lost')
  expect(wires[0]!.closed).toBe(true)
})

test('presence changes who is here, not the bots', () => {
  const table = sit()
  wire().accept()
  const seats = [
    { seat: 0, kind: 'human', here: true },
    { seat: 1, kind: 'human', here: false },
    { seat: 2, kind: 'bot', here: true },
  ] as Status['seats']
  wire().say(status(3, { seats }))
  wire().say({ type: 'presence', seats: [1], spectators: 2 })
  expect(table.status?.seats.map((seat) => seat.here)).toEqual([false, true, true])
  expect(table.status?.spectators).toBe(2)
})

test('too fast is tried again, by itself', async () => {
  const table = sit()
  wire().accept()
  const written = table.write('hola')
  const id = wire().sent[0]!.id as string
  wire().say({ type: 'error', id, code: 'too-fast', text: '', retry_ms: 40 })
  vi.advanceTimersByTime(40)
  expect(wire().sent).toHaveLength(2)
  wire().say({ type: 'ack', id, seq: 1 })
  expect(await written).toMatchObject({ seq: 1 })
})

test('no such table: it stays refused, and so is what waits', async () => {
  const table = sit()
  const written = table.write('hola')
  wire().accept()
  wire().say({ type: 'error', id: '', code: 'no-such-table', text: 'There is no such table.', retry_ms: 0 })
  wire().cut(4404)
  await expect(written).rejects.toMatchObject({ code: 'no-such-table', text: 'There is no such table.' })
  vi.advanceTimersByTime(60_000)
  expect(wires).toHaveLength(1)
  expect(table.refused?.code).toBe('no-such-table')
  await expect(table.write('again')).rejects.toMatchObject({ code: 'no-such-table' })
})

test('logged out: it stays so, until somebody logs in', async () => {
  const table = sit()
  wire().accept()
  wire().say(status(1))
  const written = table.write('hola')
  wire().cut(4401)
  await expect(written).rejects.toMatchObject({ code: 'who-are-you' })
  vi.advanceTimersByTime(60_000)
  expect(wires).toHaveLength(1)
})

test('a message that was too big is not sent for ever', async () => {
  const table = sit()
  wire().accept()
  const written = table.write('x'.repeat(20_000))
  wire().cut(1009)
  await expect(written).rejects.toMatchObject({ code: 'too-large' })
})

test('another language tells all again, also over a lost connection', () => {
  const table = sit()
  wire().accept()
  wire().say(status(3, { told_from: 1, lines: [line(2, 'two'), line(3, 'three')] }))
  table.speak('es')
  expect(wire().sent).toEqual([{ type: 'resume', after: 0, language: 'es' }])
  wire().cut()
  vi.advanceTimersByTime(300)
  expect(wire().url).toContain('after=0&language=es')
  wire().accept()
  wire().say(status(3, { told_from: 1, lines: [line(2, 'dos'), line(3, 'tres')] }))
  expect(table.lines.map((one) => one.text)).toEqual(['dos', 'tres'])
})

test('closed is closed', async () => {
  const table = sit()
  wire().accept()
  const written = table.write('hola')
  table.close()
  await expect(written).rejects.toMatchObject({ code: 'closed' })
  vi.advanceTimersByTime(60_000)
  events.dispatchEvent(new Event('online'))
  expect(wires).toHaveLength(1)
  expect(wires[0]!.closed).toBe(true)
})
