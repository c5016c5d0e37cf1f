// Written by `python -m aegean.server.types` (`make types`) from wire.py and api.py. Do not edit.

export type Language = 'en' | 'es'

/** Answer the decision that the seat saw at step `seen`. */
export interface Play {
  type: 'play'
  id: string
  seat: number
  seen: number
  action: string
}

export interface Why {
  type: 'why'
  id: string
  seat: number
  action: string
}

/** What would a legal action do? Nothing is played. With `seen`, a late one is told that it is late. */
export interface Preview {
  type: 'preview'
  id: string
  seat: number
  action: string
  seen?: number | null
}

/** What would a strong bot do? Of the decision that the seat saw at step `seen`; not at every table (`advice`). */
export interface Advise {
  type: 'advise'
  id: string
  seat: number
  seen: number
}

/** Take back the last decision, or with `turn` all that may be taken back. */
export interface Undo {
  type: 'undo'
  id: string
  seat: number
  seen: number
  turn?: boolean
}

export interface Propose {
  type: 'propose'
  id: string
  seat: number
  what: 'takeover' | 'undo'
  to: number
}

export interface Vote {
  type: 'vote'
  id: string
  seat: number
  yes: boolean
}

export interface Resign {
  type: 'resign'
  id: string
  seat: number
}

export interface ComeBack {
  type: 'come-back'
  id: string
  seat: number
}

export interface Chat {
  type: 'chat'
  id: string
  text: string
}

/** Tell me what happened after step `after`, and how it stands. */
export interface Resume {
  type: 'resume'
  after?: number
  language?: Language | null
}

export interface Ping {
  type: 'ping'
}

/** One legal action: its text form (which is what a client sends back), its label for people, what it is made of
 * (`kind`, `values`), the rules it rests on, and what the game says of it beforehand (`hint`: prices, odds ...). */
export interface ActionOffer {
  text: string
  label: string
  kind: string
  values: Record<string, unknown>
  rules: string[]
  hint: Record<string, unknown>
}

export interface DecisionOffer {
  seat: number
  kind: string
  prompt: string
  since: number
  rules: string[]
  actions: ActionOffer[]
}

/** One event: for programs (`kind`, `values`) and for people (`text`). */
export interface Line {
  seq: number
  kind: string
  values: Record<string, unknown>
  text: string
}

export interface SeatInfo {
  seat: number
  kind: string
  name: string
  level: string
  colour: string
  yours: boolean
  here: boolean
  resigned: boolean
  stand_in: boolean
  asked: boolean
  left_ms: number | null
  running: boolean
}

export interface Proposal {
  what: string
  by: number
  to: number
  consents: number[]
  voters: number[]
}

/** A sandbox goes on from another match after that move. */
export interface ForkOf {
  table: string
  move: number
}

/** A guided match: step `step` of `of`, what it says, and the actions it wants now (none: wait, or it is over). */
export interface Lesson {
  step: number
  of: number
  text: string
  expect: string[]
}

/** How it stands, for one audience: sent after every step and on `resume`. `told_from`: lines of this step and later
 * ones that the client got before were taken back. `aids`: what the game tells of the position beside the view.
 * `advice`: here one may ask what a bot would do. */
export interface Status {
  type: 'status'
  table: string
  seq: number
  state: string
  game: string
  options: Record<string, unknown>
  public: boolean
  owner: boolean
  commitment: string
  seats: SeatInfo[]
  spectators: number
  view: Record<string, unknown> | null
  aids: Record<string, unknown>
  decisions: DecisionOffer[]
  can_undo: number[]
  proposal: Proposal | null
  told_from: number
  lines: Line[]
  chat: ChatLine[]
  result: ResultInfo | null
  key: string
  problem: string
  fork_of: ForkOf | null
  lesson: Lesson | null
  advice: boolean
}

export interface ChatLine {
  seq: number
  name: string
  text: string
}

export interface ResultInfo {
  places: number[]
  reason: string
  text: string
}

/** The command was carried out (perhaps earlier: a repeated command gets its first answer). */
export interface Ack {
  type: 'ack'
  id: string
  seq: number
}

/** The answer to `why`: legal, or the reason with its rule. */
export interface Because {
  type: 'because'
  id: string
  legal: boolean
  reason: string
  rule: string
  text: string
}

/** The answer to `preview`. An action that `seals` cannot be taken back, and what it brings is not told before. */
export interface Previewed {
  type: 'preview'
  id: string
  seals: boolean
  view: Record<string, unknown> | null
  lines: Line[]
}

/** An action (its text form), its label, and why a bot would choose it ("": it does not say). */
export interface Suggestion {
  action: string
  label: string
  reason: string
}

/** The answer to `advise`: the best action first, then others worth a look. */
export interface Advice {
  type: 'advice'
  id: string
  suggestions: Suggestion[]
}

/** Nothing was changed. `retry_ms` says when to try again, if that helps. */
export interface Trouble {
  type: 'error'
  code: string
  text: string
  id: string
  retry_ms: number
}

/** The seats whose people are connected (to this process), and how many watch. */
export interface Presence {
  type: 'presence'
  seats: number[]
  spectators: number
}

export interface Pong {
  type: 'pong'
}

/** What a client sends on the socket. */
export type Command =
  | Play
  | Why
  | Preview
  | Advise
  | Undo
  | Propose
  | Vote
  | Resign
  | ComeBack
  | Chat
  | Resume
  | Ping

/** What the server sends on the socket. */
export type Message =
  | Status
  | Ack
  | Because
  | Previewed
  | Advice
  | Trouble
  | Presence
  | Pong

export interface Hello {
  name: string
  language?: Language
}

export interface Me {
  id: string
  name: string
  language: string
  login: string | null
  email: string | null
  email_confirmed: boolean
  webhook: string | null
}

/** `recovery` opens this identity from another browser, once; it is not shown again. Null if the old word holds. */
export interface Welcome {
  me: Me
  recovery: string | null
}

export interface MeChange {
  name?: string | null
  language?: Language | null
  email?: string | null
  webhook?: string | null
}

export interface Recovery {
  recovery: string
}

export interface Login {
  login: string
  password: string
}

export interface TokenWish {
  label: string
}

export interface Token {
  token: string
}

/** `token` is shown once. */
export interface NewToken {
  id: string
  token: string
}

export interface TokenInfo {
  id: string
  label: string
  created_at: number
}

/** One device; `current` is the one that asks. `used_at` is right to the hour. */
export interface SessionInfo {
  id: string
  label: string
  created_at: number
  used_at: number
  current: boolean
}

export interface Confirmation {
  token: string
}

export interface Confirmed {
  email: string
}

export interface OptionInfo {
  key: string
  values: (string | number | boolean | null)[]
  least: number | null
  rule: string
  text: string
  labels: string[]
}

export interface GameInfo {
  name: string
  rules: number
  least_players: number
  most_players: number
  bots: string[]
  options: OptionInfo[]
}

/** `seats`: me, open, or the level of a bot, one word a seat. `pace`: free, live (minutes and seconds a turn) or
 * days (a turn). `advice`: friends may ask a bot what to do; not at a public table. */
export interface TableWish {
  game: string
  players: number
  seats: string[]
  options?: Record<string, string | number | boolean | null>
  public?: boolean
  pace?: string
  minutes?: number
  seconds?: number
  days?: number
  nonce?: string
  start?: boolean
  advice?: boolean
}

export interface NewTable {
  status: Status
  invite: string
}

/** `who`: me, open, or the level of a bot. `invite` is needed at a table that is not public. */
export interface SeatWish {
  seat: number
  who?: string
  invite?: string
  nonce?: string
}

export interface Invite {
  invite: string
}

/** `kind`: open, human or bot. `colour` is what the game calls the seat; "" before the start. */
export interface SeatLine {
  kind: string
  name: string
  colour: string
}

export interface TableLine {
  id: string
  game: string
  state: string
  public: boolean
  my_turn: boolean
  seats: SeatLine[]
  changed_at: number
}

export interface Section {
  number: number
  title: string
}

/** `status`: sure, inferred (no source decides it) or choice (an option changes it). */
export interface RuleLine {
  id: string
  section: number
  text: string
  status: string
}

export interface Rules {
  sections: Section[]
  rules: RuleLine[]
}

/** One move (0: the deal, of seat -1) with the step of the log that made it and what it brought, as far as the eyes
 * may know it. Its action is empty while it is secret. */
export interface ToldMove {
  number: number
  seat: number
  action: string
  label: string
  seq: number
  lines: Line[]
}

/** One series a seat, one value a label (a cycle or whatever the game counts by). */
export interface Chart {
  key: string
  title: string
  labels: number[]
  series: number[][]
}

export interface Chronicle {
  moves: ToldMove[]
  charts: Chart[]
}

/** A move and what it changed for the seat that made it, in shares of 1. `bot` is what the bot would have played
 * (empty: the same), `reason` why, `cost` how much better that is. */
export interface AnalysedMove {
  number: number
  seat: number
  label: string
  luck: number
  choice: number
  cost: number
  bot: string
  reason: string
}

/** start + luck + own + others = result. Of so many `choices` so many were those of the bot. */
export interface SeatBalance {
  start: number
  luck: number
  own: number
  others: number
  result: number
  choices: number
  agreed: number
}

/** `never`: a match that was not played to its end has none. While it is worked out: how many moves are `done`. Then
 * the winning chances of all seats after each move (0: the deal), every move, and the numbers of those that changed or
 * cost most. */
export interface AnalysisReport {
  state: 'done' | 'failed' | 'never' | 'none' | 'working'
  done: number
  of: number
  adviser: string
  chances: number[][]
  moves: AnalysedMove[]
  swings: number[]
  mistakes: number[]
  balances: SeatBalance[]
}

export interface OpenDecision {
  seat: number
  kind: string
  prompt: string
}

/** The position after move `number` of `of`: what it brought, what was open then, and the move that followed. */
export interface ReplayStep {
  number: number
  of: number
  view: Record<string, unknown>
  aids: Record<string, unknown>
  decisions: OpenDecision[]
  lines: Line[]
  next: ToldMove | null
}

/** Go on from the position after `move`, at this seat; bots of `level` play the others. */
export interface ForkWish {
  move: number
  seat: number
  level?: string
  invite?: string
}

export interface Note {
  text: string
}

export interface Wishes {
  seat: number
  wishes?: Record<string, unknown> | null
}

/** `mail`: this server can send mail. */
export interface ServerInfo {
  version: string
  mail: boolean
  games: string[]
}

export interface Health {
  ok: boolean
  tables: Record<string, number>
}
