/** Everything that the components of a table draw, and everything one can do there. Live tables, replays and lessons feed
 * the same model: components do not know which. */

import type { GameModule, Target } from './contract'
import { Picker, type Choice } from './picker.svelte'
import { Refused } from './refused'
import { settings } from './settings.svelte'
import type { TableSocket } from './socket.svelte'
import type { ActionOffer, ChatLine, DecisionOffer, Line, SeatInfo, Status, Suggestion } from './types'
import { say } from './words.svelte'

/** Where a table's news come from. `TableSocket` is one; a replay is another, which cannot be played. */
export interface Feed {
  readonly status: Status | null
  readonly statusAt: number
  readonly lines: readonly Line[]
  readonly chat: readonly ChatLine[]
  readonly state: 'connecting' | 'open' | 'lost'
  readonly refused: Refused | null
}

/** What the page says in answer to a click: why not, or what went wrong. */
export interface Notice {
  kind: 'why' | 'trouble' | 'info'
  text: string
  rule: string
}

export class TableModel {
  readonly feed: Feed
  /** Null where nothing can be played: a replay. */
  readonly socket: TableSocket | null
  readonly game: GameModule
  /** What the game's board looks like: `GET /api/tables/T/board`. */
  readonly drawing: unknown
  readonly picker: Picker

  notice = $state.raw<Notice | null>(null)
  /** Waits for a second yes: it cannot be taken back. */
  confirming = $state.raw<ActionOffer | null>(null)
  /** What the pointer or the focus is on; every place that shows it lights up. */
  hovered = $state<Target | null>(null)
  /** The next click asks what a thing is, and chooses nothing. */
  explaining = $state(false)
  /** What a bot would do now, the best first; null: nobody asked. */
  advice = $state.raw<readonly Suggestion[] | null>(null)
  /** A bot thinks about it. */
  advising = $state(false)
  /** Something was sent and has no answer yet. */
  busy = $state(false)
  /** The last step before one's own last decision: what was told after it is news. */
  newsAfter = $state(0)

  #asked = ''
  #tried = 0

  constructor(feed: Feed, socket: TableSocket | null, game: GameModule, drawing: unknown) {
    this.feed = feed
    this.socket = socket
    this.game = game
    this.drawing = drawing
    this.picker = new Picker((offer) => game.pointing.parts(offer), game.pointing.group)
    $effect(() => this.#hear())
  }

  // --- how it stands

  status = $derived.by<Status | null>(() => this.feed.status)
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view = $derived.by<any>(() => this.feed.status?.view ?? null)
  seats = $derived.by<SeatInfo[]>(() => this.feed.status?.seats ?? [])
  /** What one of our seats is asked. */
  decision = $derived.by<DecisionOffer | null>(() => this.feed.status?.decisions[0] ?? null)
  mine = $derived.by<number[]>(() => this.seats.filter((seat) => seat.yours).map((seat) => seat.seat))
  /** Through whose eyes the table is shown; -1: a spectator's. */
  eyes = $derived.by<number>(() => this.view?.audience ?? -1)
  /** The past is looked at: one goes back and forth in it, and what is told of a step belongs to it alone. */
  get past(): boolean {
    return this.socket === null
  }
  running = $derived.by<boolean>(() => this.feed.status?.state === 'running')
  lines = $derived.by<readonly Line[]>(() => this.feed.lines)
  /** What happened since one's own last decision. */
  news = $derived.by<readonly Line[]>(() => this.feed.lines.filter((line) => line.seq > this.newsAfter))

  name(seat: number): string {
    const info = this.seats[seat]
    if (!info) return ''
    // as the log calls a seat without a name
    const word = info.colour ? say(`colour-${info.colour}`) : String(seat + 1)
    const colour = word.charAt(0).toUpperCase() + word.slice(1)
    if (!info.name) return colour
    // two seats of one person are told apart by what comes first
    const shared = this.seats.some((other) => other.seat !== seat && other.name === info.name)
    return shared ? `${colour} (${info.name})` : info.name
  }

  colour(seat: number | null | undefined): string {
    return seat === null || seat === undefined ? 'none' : (this.seats[seat]?.colour ?? 'none')
  }

  /** A new question empties what was pointed at for the old one; the same question, sent again, does not. */
  #hear(): void {
    const decision = this.decision
    const asked = decision ? `${decision.seat} ${decision.since} ${decision.kind}` : ''
    const same = asked === this.#asked
    this.#asked = asked
    if (same) {
      this.picker.offers = decision?.actions ?? []
      return
    }
    this.picker.ask(decision?.actions ?? [])
    this.confirming = null
    this.notice = null
    this.advice = null
    this.advising = false
    // what was sent has led here: a click on the new question counts, also if the `ack` is still on its way
    this.busy = false
  }

  // --- what one can do

  /** A click on anything on the table. */
  async click(target: Target): Promise<void> {
    if (this.busy) return
    if (this.explaining) {
      this.explaining = false
      const choice = this.picker.choices.find((one) => one.target === target)
      if (choice) this.#explain(choice.offers, this.game.pointing.label(target, this))
      else await this.why(target)
      return
    }
    this.confirming = null
    const found = this.picker.point(target)
    if (found === false) {
      // pointing elsewhere starts anew
      if (this.picker.chosen.length && this.#startsWith(target)) {
        const kind = this.picker.kind
        this.picker.chosen = []
        this.picker.kind = kind
        await this.click(target)
        return
      }
      // another thing than the one whose button was taken
      if (this.picker.kind?.includes(':')) {
        this.picker.clear()
        if (this.picker.lit.has(target)) {
          await this.click(target)
          return
        }
      }
      await this.why(target)
      return
    }
    this.notice = null
    if (found) await this.play(found)
  }

  #startsWith(target: Target): boolean {
    return this.picker.offers.some(
      (offer) =>
        (this.picker.kind === null || this.picker.group(offer) === this.picker.kind) &&
        this.game.pointing.parts(offer)[0] === target,
    )
  }

  /** A verb was chosen, such as "Recruit". */
  async take(kind: string): Promise<void> {
    if (this.busy) return
    if (this.explaining) {
      const offers = this.picker.offers.filter((offer) => this.picker.group(offer) === kind)
      return this.#explain(offers, this.game.pointing.verb(kind))
    }
    this.confirming = null
    this.notice = null
    const offer = this.picker.take(kind)
    if (offer) await this.play(offer)
  }

  async choose(choice: Choice): Promise<void> {
    if (this.explaining) this.#explain(choice.offers, choice.target === null ? '' : this.game.pointing.label(choice.target, this))
    else if (choice.offer) await this.play(choice.offer)
    else if (choice.target !== null) await this.click(choice.target)
  }

  /** Plays an action, after a second yes if it cannot be taken back; `sure`: that was said already. */
  async play(offer: ActionOffer, sure = false): Promise<void> {
    const { socket, decision } = this
    if (!socket || !decision || this.busy) return
    if (this.explaining) return this.#explain([offer], offer.label)
    await this.#try(async () => {
      if (settings.confirm === 'sealing' && this.confirming !== offer && !sure) {
        const shown = await socket.preview(decision.seat, decision.since, offer.text)
        // meanwhile something else is asked: this was no answer to it
        if (this.decision?.seat !== decision.seat || this.decision.since !== decision.since) return
        if (shown.seals) {
          this.confirming = offer
          return
        }
      }
      this.confirming = null
      const ack = await socket.play(decision.seat, decision.since, offer.text)
      this.newsAfter = ack.seq
    })
  }

  async confirm(): Promise<void> {
    if (this.confirming) await this.play(this.confirming)
  }

  /** One step back in what was pointed at; false if there was none. */
  back(): boolean {
    if (this.confirming || this.notice) {
      // nothing is lit once all is said: what was said last goes back too
      if (this.confirming && this.picker.left.length === 1) this.picker.back()
      this.confirming = null
      this.notice = null
      return true
    }
    if (this.picker.back()) return true
    const open = this.advice !== null
    this.advice = null
    return open
  }

  /** Why can this not be chosen? */
  async why(target: Target): Promise<void> {
    const { socket } = this
    if (!socket || !this.running) return
    const seat = this.decision?.seat ?? this.mine[0]
    if (seat === undefined) return
    if (!this.decision) {
      this.notice = { kind: 'why', text: say('web-not-your-turn'), rule: '' }
      return
    }
    const [attempt] = this.game.pointing.attempts(target, this)
    if (attempt === undefined) {
      this.notice = { kind: 'why', text: say('web-not-now'), rule: this.decision.rules[0] ?? '' }
      return
    }
    await this.whyNot(attempt)
  }

  /** In why-mode an action is not played: what is known of it is said. `thing` is what was pointed at. */
  #explain(offers: readonly ActionOffer[], thing: string): void {
    this.explaining = false
    const [offer] = offers
    if (!offer) return
    const { pointing } = this.game
    const said: string[] = []
    if (offers.length === 1) {
      const outcome = pointing.outcome?.(offer, this) ?? ''
      const cost = outcome ? '' : pointing.cost(offer)
      said.push(say('web-why-legal', { what: cost ? `${offer.label} (${cost})` : offer.label }), outcome)
    } else {
      const verbs = new Set(offers.map((one) => pointing.verb(this.picker.group(one))))
      verbs.delete(thing)
      said.push(say('web-why-several', { what: [thing, [...verbs].join(', ')].filter(Boolean).join(': '), count: offers.length }))
    }
    this.notice = { kind: 'info', text: said.filter(Boolean).join(' '), rule: offer.rules[0] ?? this.decision?.rules[0] ?? '' }
  }

  async whyNot(action: string): Promise<void> {
    const { socket, decision } = this
    if (!socket || !decision) return
    await this.#try(async () => {
      const because = await socket.why(decision.seat, action)
      this.notice = { kind: 'why', text: because.text, rule: because.rule }
    })
  }

  /** A hint can be asked for now; a lesson says itself what it wants. */
  canAdvise = $derived.by<boolean>(
    () => this.socket !== null && this.decision !== null && (this.feed.status?.advice ?? false) && !this.feed.status?.lesson?.expect.length,
  )

  /** Asks what a strong bot would do. */
  async advise(): Promise<void> {
    const { socket, decision } = this
    if (!socket || !decision || !this.canAdvise || this.advising || this.advice) return
    const same = () => this.decision?.seat === decision.seat && this.decision.since === decision.since
    this.advising = true
    this.notice = null
    try {
      const { suggestions } = await socket.advise(decision.seat, decision.since)
      if (same()) this.advice = suggestions
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (same() && error.code !== 'closed') this.notice = { kind: 'trouble', text: error.text, rule: '' }
    } finally {
      if (same()) this.advising = false
    }
  }

  canUndo = $derived.by<boolean>(() => (this.feed.status?.can_undo.length ?? 0) > 0)

  /** Takes back the last decision, or with `turn` all that may be taken back. */
  async undo(turn = false): Promise<void> {
    const { socket } = this
    const seat = this.feed.status?.can_undo[0]
    if (!socket || seat === undefined) return
    if (this.picker.chosen.length || this.picker.kind !== null) this.picker.clear()
    await this.#try(async () => void (await socket.undo(seat, turn)))
  }

  /** The action that ends the turn, if there is one now. */
  ending = $derived.by<ActionOffer | null>(
    () => this.decision?.actions.find((offer) => offer.kind === 'end') ?? null,
  )

  async #try(work: () => Promise<void>): Promise<void> {
    const turn = ++this.#tried
    this.busy = true
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.confirming = null
      if (error.code !== 'closed') this.notice = { kind: 'trouble', text: error.text, rule: '' }
    } finally {
      if (turn === this.#tried) this.busy = false
    }
  }
}
