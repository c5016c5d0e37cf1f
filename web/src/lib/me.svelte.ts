/** Who sits at this browser. Nobody has to say who they are before they play: an identity is made when one is needed. */

import { api } from './api'
import { Refused } from './refused'
import type { Me } from './types'
import { say, words } from './words.svelte'

let now = $state.raw<Me | null>(null)
/** Shown once, and only to who has just become somebody. */
let recovery = $state<string | null>(null)
let looked: Promise<Me | null> | null = null
let making: Promise<Me> | null = null

/** A name to begin with; it can be changed at any time. */
function friendlyName(): string {
  const names = say('web-guest-names').split('|')
  return (names[Math.floor(Math.random() * names.length)] ?? 'Argo').trim()
}

async function look(): Promise<Me | null> {
  try {
    now = await api.me()
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'who-are-you') {
      looked = null
      throw error
    }
    now = null
  }
  return now
}

async function make(name: string): Promise<Me> {
  const welcome = await api.newIdentity({ name: name.trim() || friendlyName(), language: words.language })
  now = welcome.me
  recovery = welcome.recovery
  return welcome.me
}

export const me = {
  get now(): Me | null {
    return now
  },
  set now(next: Me | null) {
    now = next
    looked = Promise.resolve(next)
  },
  get recovery(): string | null {
    return recovery
  },
  /** Who this browser is known as, if it is. */
  load(): Promise<Me | null> {
    looked ??= look()
    return looked
  },
  /** The same, but makes somebody of nobody. */
  async ensure(name = ''): Promise<Me> {
    const known = await me.load()
    if (known) return known
    making ??= make(name).finally(() => (making = null))
    const made = await making
    looked = Promise.resolve(made)
    return made
  },
  async rename(name: string): Promise<void> {
    now = await api.changeMe({ name })
  },
}
