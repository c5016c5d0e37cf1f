/** The REST half of docs/protocol.md. Whatever goes wrong is a `Refused` with code and text. */

import { Refused } from './refused'
import type {
  AnalysisReport,
  Chronicle,
  Confirmed,
  ForkWish,
  GameInfo,
  Hello,
  Invite,
  Login,
  Me,
  MeChange,
  NewTable,
  NewToken,
  Note,
  Rules,
  Recovery,
  ReplayStep,
  SeatWish,
  ServerInfo,
  SessionInfo,
  Status,
  TableLine,
  TableWish,
  TokenInfo,
  Trouble,
  Welcome,
  Wishes,
} from './types'
import { say, words } from './words.svelte'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Query = Record<string, string | number | undefined>

async function ask(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers: {
        'accept-language': words.language,
        ...(body === undefined ? {} : { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' }),
      },
      // text goes as it is: a record
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch {
    if (signal?.aborted) throw new Refused('aborted', '')
    throw new Refused('offline', say('web-offline'))
  }
  if (answer.ok) return answer
  let trouble: Partial<Trouble> = {}
  try {
    trouble = (await answer.json()) as Partial<Trouble>
  } catch {
    // not our server's words: a proxy's page, perhaps
  }
  throw new Refused(trouble.code ?? `http-${answer.status}`, trouble.text ?? say('web-failed'))
}

async function call<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const answer = await ask(method, path, body, signal)
  let text: string
  try {
    text = await answer.text()
  } catch {
    // cut off in the middle, by us or by the network
    throw signal?.aborted ? new Refused('aborted', '') : new Refused('offline', say('web-offline'))
  }
  return (text ? JSON.parse(text) : undefined) as T
}

/** A path with its query; what is undefined or empty is left out. */
export function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
  return given.length ? `${path}?${search}` : path
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  games: () => call<GameInfo[]>('GET', address('/api/games', { language: words.language })),
  rules: (game: string) =>
    call<Rules>('GET', address(`/api/games/${encodeURIComponent(game)}/rules`, { language: words.language })),
  server: () => call<ServerInfo>('GET', '/api/server'),

  newIdentity: (hello: Hello) => call<Welcome>('POST', '/api/identity', hello),
  recover: (recovery: string) => call<Welcome>('POST', '/api/recover', { recovery }),
  logIn: (login: Login) => call<Welcome>('POST', '/api/login', login),
  setPassword: (login: Login) => call<Me>('PUT', '/api/me/password', login),
  me: () => call<Me>('GET', '/api/me'),
  changeMe: (change: MeChange) => call<Me>('PUT', '/api/me', change),
  deleteMe: () => call<void>('DELETE', '/api/me'),
  newRecovery: () => call<Recovery>('POST', '/api/me/recovery'),
  mailAgain: () => call<void>('POST', '/api/me/email/again'),
  confirmEmail: (token: string) => call<Confirmed>('POST', '/api/me/email/confirm', { token }),
  sessions: () => call<SessionInfo[]>('GET', '/api/me/sessions'),
  endSession: (id: string) => call<void>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`),
  logOut: () => call<void>('POST', '/api/me/logout'),
  logOutOthers: () => call<void>('POST', '/api/me/logout-others'),
  tokens: () => call<TokenInfo[]>('GET', '/api/me/tokens'),
  newToken: (label: string) => call<NewToken>('POST', '/api/me/tokens', { label }),
  endToken: (id: string) => call<void>('DELETE', `/api/me/tokens/${encodeURIComponent(id)}`),

  newTable: (wish: TableWish) => call<NewTable>('POST', '/api/tables', wish),
  publicTables: () => call<TableLine[]>('GET', '/api/tables'),
  myTables: () => call<TableLine[]>('GET', '/api/my/tables'),
  table: (id: string, invite = '') => call<Status>('GET', address(table(id), { invite })),
  /** What the board of a table that has started looks like; the client of its game knows how to read it. */
  board: (id: string, invite = '') => call<unknown>('GET', address(`${table(id)}/board`, { invite })),
  takeSeat: (id: string, wish: SeatWish) => call<Status>('POST', `${table(id)}/seat`, wish),
  start: (id: string) => call<Status>('POST', `${table(id)}/start`),
  newInvite: (id: string) => call<Invite>('POST', `${table(id)}/invite`),
  rematch: (id: string) => call<NewTable>('POST', `${table(id)}/rematch`),
  record: async (id: string, invite = '') => (await ask('GET', address(`${table(id)}/record`, { invite }))).text(),
  /** The position after a move. */
  replay: (id: string, some: { from: number; to: number; eyes: number; language: string; invite: string }, signal?: AbortSignal) =>
    call<ReplayStep[]>('GET', address(`${table(id)}/replay`, some), undefined, signal),
  fork: (id: string, wish: ForkWish) => call<NewTable>('POST', `${table(id)}/fork`, wish),
  importRecord: (record: string) => call<NewTable>('POST', '/api/tables/import', record),
  lesson: (game: string, name: string) =>
    call<NewTable>('POST', `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(name)}`),
  chronicle: (id: string, eyes = -1, invite = '') =>
    call<Chronicle>('GET', address(`${table(id)}/chronicle`, { eyes, invite, language: words.language })),
  analysis: (id: string, invite = '') =>
    call<AnalysisReport>('GET', address(`${table(id)}/analysis`, { invite, language: words.language })),
  analyse: (id: string, invite = '') =>
    call<AnalysisReport>('POST', address(`${table(id)}/analysis`, { invite, language: words.language })),
  note: (id: string) => call<Note>('GET', `${table(id)}/note`),
  setNote: (id: string, text: string) => call<Note>('PUT', `${table(id)}/note`, { text }),
  wishes: (id: string, seat: number) => call<Wishes>('GET', address(`${table(id)}/wishes`, { seat })),
  setWishes: (id: string, wishes: Wishes) => call<Wishes>('PUT', `${table(id)}/wishes`, wishes),
}
