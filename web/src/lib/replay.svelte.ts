/** A match that is looked at again: a feed for the table's model, at any move and through any eyes. */

import { after, before, roundStarts, turnStarts, type Mark } from '../after/moves'
import { api } from './api'
import { Refused } from './refused'
import { Steps } from './steps'
import type { Feed } from './table.svelte'
import type { ChatLine, Chronicle, Line, ReplayStep, SeatInfo, Status } from './types'
import { say, words } from './words.svelte'

/** Steps of the whole match: single moves, turns, rounds. */
export type Stride = 'move' | 'turn' | 'round'

export class Replay implements Feed {
  readonly id: string
  readonly invite: string
  /** How the table stands now: who sat there, how it ended. */
  readonly base: Status

  status = $state.raw<Status | null>(null)
  statusAt = 0
  lines = $state.raw<readonly Line[]>([])
  readonly chat: readonly ChatLine[] = []
  readonly state = 'open'
  readonly refused = null

  /** The move whose position is shown, or comes at once. */
  number = $state(0)
  eyes = $state(-1)
  step = $state.raw<ReplayStep | null>(null)
  chronicle = $state.raw<Chronicle>({ moves: [], charts: [] })
  /** The event with which a round of this game begins. */
  roundEvent = $state('')
  roundWord = $state('')
  turns = $derived.by<number[]>(() => turnStarts(this.chronicle.moves))
  rounds = $derived.by<Mark[]>(() => roundStarts(this.chronicle.moves, this.roundEvent))
  trouble = $state('')

  #told: Line[] = []
  #language = ''
  #steps: Steps

  constructor(base: Status, invite: string) {
    this.id = base.table
    this.invite = invite
    this.base = base
    this.#steps = new Steps(
      (from, to, { eyes, language }, signal) => api.replay(this.id, { from, to, eyes, language, invite }, signal),
      {
        shown: (step) => this.#put(step),
        failed: (error) => (this.trouble = error instanceof Refused ? error.text : say('web-failed')),
      },
    )
  }

  /** Opens the match at a move, seen by a seat; what is out of range is brought into it. */
  static async open(base: Status, invite: string, number: number | null, eyes: number): Promise<Replay> {
    if (base.state === 'open') throw new Refused('not-started', say('web-replay-not-started'))
    const replay = new Replay(base, invite)
    replay.eyes = replay.eyesAllowed().includes(eyes) ? eyes : -1
    await Promise.all([words.learn(base.game), replay.#read()])
    replay.number = Math.min(Math.max(0, number ?? 0), replay.end)
    await replay.#steps.show(replay.number)
    if (replay.trouble) throw new Refused('failed', replay.trouble)
    return replay
  }

  get end(): number {
    return Math.max(0, this.chronicle.moves.length - 1)
  }

  /** Of a match that still runs only one's own eyes, and a spectator's. */
  eyesAllowed(): number[] {
    const over = this.base.state === 'over'
    return [-1, ...this.base.seats.filter((seat) => over || seat.yours).map((seat) => seat.seat)]
  }

  /** What the seats are called in the log. */
  names(): string[] {
    return this.base.seats.map((seat) => {
      if (seat.name) return seat.name
      const word = say(`colour-${seat.colour}`)
      return word.charAt(0).toUpperCase() + word.slice(1)
    })
  }

  go(number: number): void {
    const wanted = Math.min(Math.max(0, number), this.end)
    if (wanted === this.number && this.step?.number === wanted) return
    this.number = wanted
    void this.#steps.show(wanted)
  }

  /** Where a stride leads from here. */
  stride(by: Stride, forward: boolean): number {
    if (by === 'move') return this.number + (forward ? 1 : -1)
    const stops = by === 'turn' ? this.turns : this.rounds.map((mark) => mark.at)
    return forward ? after(stops, this.number, this.end) : before(stops, this.number)
  }

  async look(eyes: number): Promise<void> {
    this.eyes = eyes
    await this.#again()
  }

  /** The language of the page has changed. */
  async speak(): Promise<void> {
    if (this.#language !== words.language) await this.#again()
  }

  async #again(): Promise<void> {
    try {
      await this.#read()
      await this.#steps.show(this.number)
    } catch (error) {
      this.trouble = error instanceof Refused ? error.text : say('web-failed')
    }
  }

  /** The whole story, through these eyes and in this language. */
  async #read(): Promise<void> {
    const [language, eyes] = [words.language, this.eyes]
    const chronicle = await api.chronicle(this.id, eyes, this.invite)
    if (language !== words.language || eyes !== this.eyes) return
    this.#language = language
    this.chronicle = chronicle
    // here a step is a move: several moves may share one step of the table's log
    this.#told = chronicle.moves.flatMap((move) => move.lines.map((line) => ({ ...line, seq: move.number })))
    this.#steps.through({ eyes, language }, this.end)
  }

  #put(step: ReplayStep): void {
    this.trouble = ''
    this.step = step
    const asked = step.decisions.map((decision) => decision.seat)
    const over = step.number === step.of && this.base.state === 'over'
    const seats = this.base.seats.map(
      (seat): SeatInfo => ({
        ...seat,
        yours: seat.seat === this.eyes,
        asked: asked.includes(seat.seat),
        here: true,
        stand_in: false,
        resigned: false,
        left_ms: null,
        running: false,
      }),
    )
    this.statusAt = performance.now()
    const upTo = this.#told.findIndex((line) => line.seq > step.number)
    this.lines = upTo < 0 ? this.#told : this.#told.slice(0, upTo)
    this.status = {
      ...this.base,
      seq: step.number,
      state: over ? 'over' : 'running',
      seats,
      spectators: 0,
      view: step.view,
      aids: step.aids,
      decisions: [],
      can_undo: [],
      proposal: null,
      result: over ? this.base.result : null,
      lesson: null,
    }
  }
}
