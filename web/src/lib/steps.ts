/** The positions of a match as they come from the server. What is known is shown at once. What is not is asked for where
 * one rests: a thumb that runs over sixty moves asks for one. The rest comes in the background, the nearest first. */

import type { ReplayStep } from './types'

/** Through whose eyes, and in which language: everything is kept for that alone. */
export interface Eyes {
  eyes: number
  language: string
}

type Ask = (from: number, to: number, seen: Eyes, signal: AbortSignal) => Promise<ReplayStep[]>

interface Listener {
  shown(step: ReplayStep): void
  failed(error: unknown): void
}

/** Whoever wants another one sooner than this is on the way to somewhere else. */
const HURRY_MS = 120
const REST_MS = 30
/** In one question, in the background; the server gives 50 at most. */
const SOME = 20
/** How far around what is shown. */
const FAR = 200

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

export class Steps {
  #ask: Ask
  #listener: Listener
  #seen: Eyes = { eyes: -1, language: '' }
  #end = 0
  #known = new Map<number, ReplayStep>()
  #wanted = 0
  #wantedAt = -Infinity
  #errand = new AbortController()
  #background = new AbortController()
  #filling = false
  #drawing = false

  constructor(ask: Ask, listener: Listener) {
    this.#ask = ask
    this.#listener = listener
  }

  /** From now on these eyes; what others saw is forgotten. */
  through(seen: Eyes, end: number): void {
    this.#errand.abort()
    this.#background.abort()
    this.#background = new AbortController()
    this.#known = new Map()
    this.#filling = false
    this.#seen = seen
    this.#end = end
  }

  async show(number: number): Promise<void> {
    const now = performance.now()
    const hurry = now - this.#wantedAt < HURRY_MS
    this.#wantedAt = now
    this.#wanted = number
    this.#errand.abort()
    const known = this.#known.get(number)
    if (known) {
      if (hurry) this.#soon()
      else this.#listener.shown(known)
      void this.#fill()
      return
    }
    const { signal } = (this.#errand = new AbortController())
    if (hurry) await wait(REST_MS)
    if (signal.aborted) return
    try {
      // what the background has brought meanwhile is not asked for again
      const step = this.#known.get(number) ?? (await this.#ask(number, number, this.#seen, signal))[0]
      if (signal.aborted || !step) return
      this.#known.set(number, step)
      this.#listener.shown(step)
      void this.#fill()
    } catch (error) {
      if (!signal.aborted) this.#listener.failed(error)
    }
  }

  /** Of all that is wanted until the next picture is drawn, only the last counts. */
  #soon(): void {
    if (this.#drawing) return
    this.#drawing = true
    requestAnimationFrame(() => {
      this.#drawing = false
      const step = this.#known.get(this.#wanted)
      if (step) this.#listener.shown(step)
    })
  }

  /** The nearest stretch of what is not known yet; null if all around is. */
  #gap(): [number, number] | null {
    for (let far = 1; far <= FAR; far++) {
      for (const at of [this.#wanted + far, this.#wanted - far]) {
        if (at < 0 || at > this.#end || this.#known.has(at)) continue
        const way = at > this.#wanted ? 1 : -1
        let other = at
        while (Math.abs(other + way - at) < SOME && other + way >= 0 && other + way <= this.#end && !this.#known.has(other + way)) other += way
        return at < other ? [at, other] : [other, at]
      }
    }
    return null
  }

  async #fill(): Promise<void> {
    if (this.#filling) return
    this.#filling = true
    const { signal } = this.#background
    try {
      for (let gap = this.#gap(); gap && !signal.aborted; gap = this.#gap()) {
        const steps = await this.#ask(...gap, this.#seen, signal)
        if (signal.aborted || !steps.length) return
        for (const step of steps) this.#known.set(step.number, step)
      }
    } catch {
      // it was not asked for: whoever goes there asks again
    } finally {
      if (!signal.aborted) this.#filling = false
    }
  }
}
