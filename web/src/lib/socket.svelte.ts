/** The socket of one table, as docs/protocol.md describes it: follows the table through lost connections, and brings
 * every command to an answer exactly once. */

import { address } from './api'
import { Refused } from './refused'
import type {
  Ack,
  Advice,
  Because,
  ChatLine,
  Command,
  Language,
  Line,
  Message,
  Presence,
  Previewed,
  Status,
  Trouble,
} from './types'

export const FIRST_WAIT_MS = 300
export const LONGEST_WAIT_MS = 10_000
export const PING_MS = 25_000
/** After a ping that nothing answers for so long, the connection is given up. */
export const SILENCE_MS = 10_000
const BUSY_MS = 300

const TOO_BIG = 1009
/** Closed for good: the identity is void, or there is no such table. */
const FINAL: Record<number, string> = { 4401: 'who-are-you', 4404: 'no-such-table' }

/** As much of a WebSocket as is used here. */
export type Wire = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>

type Events = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

export interface Setting {
  language: Language
  invite?: string
  /** Opens a socket: tests give one of their own. */
  connect?: (url: string) => Wire
  /** Where `online` and `visibilitychange` are heard. */
  events?: Events[]
  random?: () => number
}

type Answer = Ack | Advice | Because | Previewed
type Asking = Extract<Command, { id: string }>
type WithoutId<C> = C extends { id: string } ? Omit<C, 'id'> : never

interface Pending {
  command: Asking
  resolve: (answer: Answer) => void
  reject: (why: Refused) => void
}

function browserSocket(path: string): Wire {
  return new WebSocket(location.origin.replace(/^http/, 'ws') + path)
}

/** No two sockets of one person use the same, also not after the page was loaded anew. */
function uniquePrefix(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class TableSocket {
  /** How it stands: the newest status. */
  status = $state.raw<Status | null>(null)
  /** When that status came, by `performance.now()`: clocks count down from there. */
  statusAt = $state(0)
  /** Everything told so far that still holds. */
  lines = $state.raw<Line[]>([])
  chat = $state.raw<ChatLine[]>([])
  state = $state<'connecting' | 'open' | 'lost'>('connecting')
  /** Why there will be no connection: no such table, not ours to watch, or we were logged out. */
  refused = $state.raw<Refused | null>(null)
  /** How many commands wait for their answer. */
  waiting = $state(0)

  readonly table: string
  #language: Language
  readonly #invite: string
  readonly #connect: (url: string) => Wire
  readonly #events: Events[]
  readonly #random: () => number

  #wire: Wire | null = null
  #closed = false
  /** All is to be told again, also if the connection is lost meanwhile. */
  #afresh = false
  #tries = 0
  #again: ReturnType<typeof setTimeout> | undefined
  #pings: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  readonly #pending = new Map<string, Pending>()
  readonly #prefix = uniquePrefix()
  #count = 0

  constructor(table: string, setting: Setting) {
    this.table = table
    this.#language = setting.language
    this.#invite = setting.invite ?? ''
    this.#connect = setting.connect ?? browserSocket
    this.#events = setting.events ?? [window, document]
    this.#random = setting.random ?? Math.random
    for (const target of this.#events) {
      target.addEventListener('online', this.#wake)
      target.addEventListener('visibilitychange', this.#wake)
    }
    this.#open()
  }

  /** For good. What still waits is refused with `closed`. */
  close(): void {
    this.#closed = true
    for (const target of this.#events) {
      target.removeEventListener('online', this.#wake)
      target.removeEventListener('visibilitychange', this.#wake)
    }
    clearTimeout(this.#again)
    this.#drop()
    this.#refuseAll(new Refused('closed', ''))
    this.state = 'lost'
  }

  // What one can say. Each promise ends with the server's answer, or with `Refused`.

  play(seat: number, seen: number, action: string): Promise<Ack> {
    return this.#ask<Ack>({ type: 'play', seat, seen, action })
  }

  undo(seat: number, turn = false): Promise<Ack> {
    return this.#ask<Ack>({ type: 'undo', seat, seen: this.status?.seq ?? 0, turn })
  }

  propose(seat: number, what: 'undo' | 'takeover', to: number): Promise<Ack> {
    return this.#ask<Ack>({ type: 'propose', seat, what, to })
  }

  vote(seat: number, yes: boolean): Promise<Ack> {
    return this.#ask<Ack>({ type: 'vote', seat, yes })
  }

  resign(seat: number): Promise<Ack> {
    return this.#ask<Ack>({ type: 'resign', seat })
  }

  comeBack(seat: number): Promise<Ack> {
    return this.#ask<Ack>({ type: 'come-back', seat })
  }

  write(text: string): Promise<Ack> {
    return this.#ask<Ack>({ type: 'chat', text })
  }

  why(seat: number, action: string): Promise<Because> {
    return this.#ask<Because>({ type: 'why', seat, action })
  }

  preview(seat: number, seen: number, action: string): Promise<Previewed> {
    return this.#ask<Previewed>({ type: 'preview', seat, seen, action })
  }

  advise(seat: number, seen: number): Promise<Advice> {
    return this.#ask<Advice>({ type: 'advise', seat, seen })
  }

  /** Everything is told again in another language. */
  speak(language: Language): void {
    if (language === this.#language) return
    this.#language = language
    this.#afresh = true
    this.#send({ type: 'resume', after: 0, language })
  }

  #ask<A extends Answer>(command: WithoutId<Asking>): Promise<A> {
    const id = `${this.#prefix}-${++this.#count}`
    const whole = { ...command, id } as Asking
    return new Promise<A>((resolve, reject) => {
      if (this.#closed || this.refused) {
        reject(this.refused ?? new Refused('closed', ''))
        return
      }
      this.#pending.set(id, { command: whole, resolve: resolve as (answer: Answer) => void, reject })
      this.waiting = this.#pending.size
      this.#send(whole)
    })
  }

  /** Goes out at once if there is a connection; what waits for an answer goes out again with the next one. */
  #send(command: Command): void {
    if (this.state === 'open') this.#wire?.send(JSON.stringify(command))
  }

  #open(): void {
    clearTimeout(this.#again)
    const path = address(`/api/tables/${encodeURIComponent(this.table)}/socket`, {
      after: this.#afresh ? 0 : (this.status?.seq ?? 0),
      language: this.#language,
      invite: this.#invite,
    })
    const asked = this.#language
    const wire = this.#connect(path)
    this.#wire = wire
    wire.onopen = () => {
      if (wire !== this.#wire) return
      this.state = 'open'
      this.#pings = setInterval(this.#ping, PING_MS)
      if (asked !== this.#language) this.#send({ type: 'resume', after: 0, language: this.#language })
      for (const { command } of this.#pending.values()) this.#send(command)
    }
    wire.onmessage = ({ data }) => {
      if (wire !== this.#wire) return
      clearTimeout(this.#silence)
      const message = JSON.parse(String(data)) as Message
      // an error may be the last thing said before the server closes
      if (message.type !== 'error') this.#tries = 0
      this.#hear(message)
    }
    wire.onclose = ({ code }) => {
      if (wire === this.#wire) this.#lost(code)
    }
  }

  #drop(): void {
    clearInterval(this.#pings)
    clearTimeout(this.#silence)
    const wire = this.#wire
    this.#wire = null
    wire?.close()
  }

  #lost(code: number): void {
    this.#drop()
    this.state = 'lost'
    const final = FINAL[code]
    if (final) {
      if (this.refused?.code !== final) this.refused = new Refused(final, '')
      this.#refuseAll(this.refused)
      return
    }
    if (code === TOO_BIG) this.#refuseAll(new Refused('too-large', ''))
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.#tries++, LONGEST_WAIT_MS)
    // not everybody at the same moment when a server comes back
    this.#again = setTimeout(() => this.#open(), wait * (0.75 + 0.5 * this.#random()))
  }

  /** The network is back, or the page is looked at again. */
  #wake = (): void => {
    if (this.#closed || this.refused) return
    if (this.state === 'open') {
      this.#ping()
      return
    }
    this.#tries = 0
    this.#drop()
    this.#open()
  }

  #ping = (): void => {
    this.#send({ type: 'ping' })
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#lost(0), SILENCE_MS)
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'status':
        this.#tell(message)
        break
      case 'presence':
        this.#meet(message)
        break
      case 'ack':
      case 'advice':
      case 'because':
      case 'preview':
        this.#settle(message.id)?.resolve(message)
        break
      case 'error':
        this.#fail(message)
        break
      default:
        // pong, and what later servers may say
        break
    }
  }

  #tell(status: Status): void {
    this.#afresh = false
    this.status = status
    this.statusAt = performance.now()
    // what we hold from there on was taken back, or is told again
    const from = Math.min(status.told_from, status.lines[0]?.seq ?? status.told_from)
    const kept = this.lines.filter((line) => line.seq < from)
    if (status.lines.length || kept.length < this.lines.length) this.lines = [...kept, ...status.lines]
    const held = new Set(this.chat.map((line) => line.seq))
    const news = status.chat.filter((line) => !held.has(line.seq))
    if (news.length) this.chat = [...this.chat, ...news].sort((a, b) => a.seq - b.seq)
  }

  #meet({ seats, spectators }: Presence): void {
    if (!this.status) return
    const met = this.status.seats.map((seat) =>
      seat.kind === 'human' ? { ...seat, here: seats.includes(seat.seat) } : seat,
    )
    this.status = { ...this.status, seats: met, spectators }
  }

  #fail(trouble: Trouble): void {
    const pending = this.#pending.get(trouble.id)
    if (trouble.code === 'too-fast' || trouble.code === 'busy') {
      const again = () => {
        if (pending && this.#pending.has(trouble.id)) this.#send(pending.command)
      }
      setTimeout(again, trouble.retry_ms || BUSY_MS)
    } else if (pending) {
      this.#settle(trouble.id)?.reject(Refused.from(trouble))
    } else if (Object.values(FINAL).includes(trouble.code)) {
      this.refused = Refused.from(trouble)
    }
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    this.waiting = this.#pending.size
    return pending
  }

  #refuseAll(why: Refused): void {
    for (const id of [...this.#pending.keys()]) this.#settle(id)?.reject(why)
  }
}
