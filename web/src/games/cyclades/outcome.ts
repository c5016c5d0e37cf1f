/** What an action would do, in words, from the hints that came with it. */

import type { TableModel } from '../../lib/table.svelte'
import type { ActionOffer } from '../../lib/types'
import { say } from '../../lib/words.svelte'
import { hinted, type Odds } from './panels/facts'

/** Whom an offering drives away, what one pays for it and when one acts; or what Apollo gives. */
export function bidWords(offer: ActionOffer, table: TableModel): string {
  const gain = hinted(offer, 'gain')
  if (gain !== null) return say('web-cyclades-apollo-gives', { gold: gain, marker: offer.hint.marker === true ? 'yes' : 'no' })
  const gold = Number(offer.values.gold)
  const pays = hinted(offer, 'pays') ?? gold
  const saved = gold - pays
  const acts = hinted(offer, 'acts') ?? 1
  const said = [say('web-cyclades-bid-pays', { gold, pays, saved, priests: saved, left: hinted(offer, 'left') ?? 0, acts })]
  const outbids = hinted(offer, 'outbids')
  if (outbids !== null) {
    const own = outbids === table.decision?.seat
    said.push(say(own ? 'web-cyclades-bid-outbids-you' : 'web-cyclades-bid-outbids', { name: table.name(outbids) }))
  }
  return said.join(' ')
}

export function outcome(offer: ActionOffer, table: TableModel): string {
  if (offer.kind === 'bid') return bidWords(offer, table)
  if (offer.kind === 'bid-apollo') return sentence(bidWords(offer, table))
  const { hint } = offer
  const said: string[] = []
  if (typeof hint.power === 'string') said.push(say(`power-${hint.power}`))
  if (typeof hint.battle === 'object' && hint.battle) {
    const { attacker } = hint.battle as Odds
    said.push(sentence(say('web-cyclades-board-odds', { percent: Math.round(100 * attacker) })))
  }
  if ('takes' in hint) said.push(sentence(say('web-cyclades-board-takes')))
  if (Array.isArray(hint.destroys) && hint.destroys.length) {
    const lost = hint.destroys.map((building) => say(`building-${String(building)}`)).join(', ')
    said.push(sentence(`${say('web-cyclades-found-destroys')} ${lost}`))
  }
  const price = hinted(offer, 'price')
  if (price !== null) said.push(say('web-cyclades-costs', { gold: price, left: hinted(offer, 'left') ?? 0 }))
  return said.join(' ')
}

/** What stands alone elsewhere, as a sentence. */
function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
