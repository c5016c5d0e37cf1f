/** What a lesson wants to be pointed at next. */

import type { Pointing, Target } from '../lib/contract'
import type { Picker } from '../lib/picker.svelte'
import type { ActionOffer } from '../lib/types'

export interface Expected {
  offer: ActionOffer
  /** The next thing to point at; null: the action is said by a button. */
  target: Target | null
  /** The learner has pointed at something else, or chosen another verb. */
  astray: boolean
}

export function expectedNext(
  expect: readonly string[],
  picker: Pick<Picker, 'offers' | 'chosen' | 'kind'> & Partial<Pick<Picker, 'group'>>,
  parts: Pointing['parts'],
): Expected | null {
  const offer = picker.offers.find((one) => expect.includes(one.text))
  if (!offer) return null
  const way = parts(offer)
  const astray = picker.chosen.some((target, at) => target !== way[at]) || (picker.kind !== null && picker.kind !== (picker.group?.(offer) ?? offer.kind))
  return { offer, target: way[astray ? 0 : picker.chosen.length] ?? null, astray }
}
