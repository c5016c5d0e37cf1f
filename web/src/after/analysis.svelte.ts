/** What decided a match: asked for, waited for, there. */

import { api } from '../lib/api'
import { Refused } from '../lib/refused'
import type { AnalysisReport } from '../lib/types'
import { say } from '../lib/words.svelte'

/** How often the server is asked how far it is. */
const LOOK_MS = 700

export class AnalysisModel {
  report = $state.raw<AnalysisReport | null>(null)
  trouble = $state('')

  readonly #id: string
  readonly #invite: string
  #timer = 0
  #closed = false

  constructor(id: string, invite: string) {
    this.#id = id
    this.#invite = invite
  }

  /** What there is; a work that goes on is watched. Again when the language changes. */
  look(): Promise<void> {
    return this.#take(() => api.analysis(this.#id, this.#invite))
  }

  begin(): Promise<void> {
    return this.#take(() => api.analyse(this.#id, this.#invite))
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  async #take(asked: () => Promise<AnalysisReport>): Promise<void> {
    clearTimeout(this.#timer)
    this.trouble = ''
    try {
      const found = await asked()
      const waited = this.report?.state === 'working'
      if (this.#closed) return
      if (found.state === 'working') this.#timer = window.setTimeout(() => void this.look(), LOOK_MS)
      // another process of the server was asked, which has not heard of it
      if (found.state === 'none' && waited) this.#timer = window.setTimeout(() => void this.begin(), LOOK_MS)
      else this.report = found
    } catch (error) {
      this.trouble = error instanceof Refused ? error.text : say('web-failed')
    }
  }
}
