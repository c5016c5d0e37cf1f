/** Which page the address names, and how to go to another without loading anew. */

export type Route =
  | { page: 'lobby' | 'me' | 'new' | 'all-rules' | 'nowhere' }
  | { page: 'table' | 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game?: string }
  | { page: 'confirm'; token: string }

export function parse(path: string): Route {
  let parts: string[]
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return { page: 'nowhere' }
  }
  const [first, second, ...more] = parts
  if (more.length) return { page: 'nowhere' }
  if (first === undefined) return { page: 'lobby' }
  if (second === undefined) {
    if (first === 'rules') return { page: 'all-rules' }
    return first === 'learn' || first === 'me' || first === 'new' ? { page: first } : { page: 'nowhere' }
  }
  switch (first) {
    case 't':
      return { page: 'table', id: second }
    case 'replay':
      return { page: 'replay', id: second }
    case 'learn':
      return { page: 'learn', game: second }
    case 'rules':
      return { page: 'rules', game: second }
    case 'confirm':
      return { page: 'confirm', token: second }
    default:
      return { page: 'nowhere' }
  }
}

const browser = typeof window !== 'undefined'
let path = $state(browser ? location.pathname : '/')
let search = $state(browser ? location.search : '')
const current = $derived(parse(path))

function look(): void {
  path = location.pathname
  search = location.search
}

if (browser) addEventListener('popstate', look)

export const route = {
  get now(): Route {
    return current
  },
  get path(): string {
    return path
  },
  /** What stands behind the question mark: an invitation, say. */
  get query(): URLSearchParams {
    return new URLSearchParams(search)
  },
  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    look()
    scrollTo(0, 0)
  },
}
