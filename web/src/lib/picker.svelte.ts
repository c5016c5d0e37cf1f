/** Narrows the legal actions of a decision by pointing at their parts, one after the other. */

import type { Target } from './contract'
import type { ActionOffer } from './types'

/** One thing to choose now: a part to point at, or an action that is said completely. */
export interface Choice {
  target: Target | null
  offer: ActionOffer | null
  /** The actions this leaves. */
  offers: ActionOffer[]
}

export class Picker {
  offers = $state.raw<readonly ActionOffer[]>([])
  /** Only actions of this group (most games: of this kind), if a verb was chosen. */
  kind = $state<string | null>(null)
  chosen = $state.raw<readonly Target[]>([])
  readonly #parts: (offer: ActionOffer) => Target[]
  /** The group an action belongs to. */
  readonly group: (offer: ActionOffer) => string

  constructor(parts: (offer: ActionOffer) => Target[], group: (offer: ActionOffer) => string = (offer) => offer.kind) {
    this.#parts = parts
    this.group = group
  }

  /** A new question. */
  ask(offers: readonly ActionOffer[]): void {
    this.offers = offers
    this.clear()
  }

  clear(): void {
    this.kind = null
    this.chosen = []
  }

  /** One step back; false if there was none. */
  back(): boolean {
    if (this.chosen.length) this.chosen = this.chosen.slice(0, -1)
    else if (this.kind !== null) this.kind = null
    else return false
    return true
  }

  /** The actions that still fit. */
  left = $derived.by<ActionOffer[]>(() =>
    this.offers.filter((offer) => {
      if (this.kind !== null && this.group(offer) !== this.kind) return false
      const parts = this.#parts(offer)
      return this.chosen.every((part, at) => parts[at] === part)
    }),
  )

  /** What can be chosen now: complete actions first, then parts in the order of the actions. */
  choices = $derived.by<Choice[]>(() => {
    const complete: Choice[] = []
    const next = new Map<Target, Choice>()
    for (const offer of this.left) {
      const part = this.#parts(offer)[this.chosen.length]
      if (part === undefined) {
        complete.push({ target: null, offer, offers: [offer] })
        continue
      }
      const choice = next.get(part)
      if (choice) choice.offers.push(offer)
      else next.set(part, { target: part, offer: null, offers: [offer] })
    }
    return [...complete, ...next.values()]
  })

  /** What is lit. */
  lit = $derived.by<Set<Target>>(
    () => new Set(this.choices.flatMap((choice) => (choice.target === null ? [] : [choice.target]))),
  )

  /** The kinds of action there are, in order, with their actions. */
  kinds = $derived.by<Map<string, ActionOffer[]>>(() => {
    const kinds = new Map<string, ActionOffer[]>()
    for (const offer of this.offers) kinds.set(offer.kind, [...(kinds.get(offer.kind) ?? []), offer])
    return kinds
  })

  /** Choose a verb. Returns the action if it needs no pointing. */
  take(kind: string): ActionOffer | null {
    this.clear()
    this.kind = kind
    return this.#only()
  }

  /** Point at something lit. Returns the action if it is now said completely; false if it is not lit. */
  point(at: Target): ActionOffer | null | false {
    if (!this.lit.has(at)) return false
    this.chosen = [...this.chosen, at]
    return this.#only()
  }

  /** The action that is left, if all but numbers without choice was pointed at. */
  #only(): ActionOffer | null {
    const [offer, ...others] = this.left
    if (!offer || others.length) return null
    const missing = this.#parts(offer).slice(this.chosen.length)
    return missing.every((part) => part.startsWith('n:')) ? offer : null
  }
}
