/** Cyclades' own logic, against offers and statuses that the engine gave (tests/cyclades.json). */

import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pointing } from '../src/games/cyclades/parts'
import { lastBattle, losers } from '../src/games/cyclades/panels/battles'
import {
  apolloPlaces,
  buildingsOf,
  closedGods,
  godRows,
  leader,
  metropolisesNeeded,
  type Aids,
} from '../src/games/cyclades/panels/facts'
import { menuOf, missing, page, TILES } from '../src/games/cyclades/panels/menu'
import { Picker } from '../src/lib/picker.svelte'
import type { TableModel } from '../src/lib/table.svelte'
import type { ActionOffer, Line, Status } from '../src/lib/types'
import type { CycladesView } from '../src/lib/views/cyclades'
import { say, words } from '../src/lib/words.svelte'
import given from './cyclades.json'

const offers = given.offers as unknown as Record<string, ActionOffer>
const statuses = given.statuses as unknown as Record<string, Status>
const viewIn = (name: string): CycladesView => statuses[name]!.view as unknown as CycladesView
const aidsIn = (name: string): Aids => statuses[name]!.aids as unknown as Aids
const actionsIn = (name: string): ActionOffer[] => statuses[name]!.decisions[0]!.actions

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  await words.speak('en')
  await words.learn('cyclades')
})

/** What one points at to say the offers of tests/cyclades.json. */
const PARTS: Record<string, string[]> = {
  start: ['position:1'],
  bid: ['god:zeus', 'n:1'],
  'bid-apollo': ['god:apollo'],
  fleet: ['sea:B3'],
  troop: ['isle:N2'],
  priest: [],
  philosopher: [],
  build: ['slot:N1/1'],
  sail: ['sea:B2', 'sea:A1', 'n:1'],
  march: ['isle:N2', 'isle:N1', 'n:1'],
  exchange: ['creature:sylph'],
  call: ['creature:sylph', 'n:0'],
  end: [],
  stop: [],
  stay: [],
  retreat: ['isle:N3', 'n:1'],
  give: ['slot:N2/2'],
  raze: ['slot:N3/2'],
  found: ['isle:N1'],
  'at-sea': ['sea:A2'],
  'at-isle': ['isle:N1'],
  change: ['slot:N4/1', 'building:port'],
  rob: ['seat:1'],
  copy: ['creature:polyphemus'],
  'sell-fleet': ['sea:F5'],
  'sell-troop': ['isle:N6'],
  'sell-priest': [],
  'sell-philosopher': [],
  push: ['sea:F4', 'sea:E4'],
  'push-off': ['sea:K2'],
  pick: ['sea:A1'],
}

describe('parts', () => {
  it.each(Object.entries(PARTS))('of %s', (kind, parts) => {
    expect(pointing.parts(offers[kind]!)).toEqual(parts)
  })

  it('there is an offer of every kind', () => {
    expect(Object.keys(offers).sort()).toEqual(Object.keys(PARTS).sort())
  })

  it('every kind has a word for its button in both languages', async () => {
    for (const language of ['es', 'en'] as const) {
      await words.speak(language)
      expect(Object.keys(PARTS).filter((kind) => !words.has(`web-cyclades-verb-${kind}`))).toEqual([])
    }
  })

  it.each(Object.keys(statuses))('every action in %s can be said by pointing, and no two are said alike', (name) => {
    const said = (statuses[name]!.decisions[0]?.actions ?? []).map((offer) =>
      [offer.kind, ...pointing.parts(offer)].join(' '),
    )
    expect(new Set(said).size).toBe(said.length)
  })

  it('god and number are all there is to an offering', () => {
    const picker = new Picker((offer) => pointing.parts(offer))
    picker.ask(actionsIn('offering'))
    const [bid] = actionsIn('offering').filter((offer) => offer.kind === 'bid')
    picker.point(`god:${String(bid!.values.god)}`)
    expect(picker.point(`n:${String(bid!.values.gold)}`)).toBe(bid)
  })

  it('a price is said in words', () => {
    expect(pointing.cost(offers.build!)).toBe('2 GP')
    expect(pointing.cost(offers.priest!)).toBe('free')
    expect(pointing.cost(offers['sell-troop']!)).toBe('+2 GP')
    expect(pointing.cost(offers.bid!)).toBe('pay 1 GP')
    expect(pointing.cost(offers.end!)).toBe('')
  })
})

describe('the menu of a god', () => {
  it.each(['poseidon', 'ares', 'zeus', 'athena'] as const)('of %s has its verbs in order', (god) => {
    const menu = menuOf(god, actionsIn(`turn-${god}`))
    const { recruit, special } = TILES[god]
    expect(menu.map((entry) => entry.kind)).toEqual([recruit, 'build', ...(special ? [special] : []), 'call'])
    const grouped = menu.flatMap((entry) => entry.offers).length
    // only the end of the turn is not in a group
    expect(grouped).toBe(actionsIn(`turn-${god}`).length - 1)
    for (const entry of menu) expect(entry.price === null).toBe(entry.offers.length === 0)
  })

  it('a verb without actions stays, so that it can say why not', () => {
    const menu = menuOf('zeus', [])
    expect(menu.map((entry) => entry.price)).toEqual([null, null, null, null])
  })

  it.each(['poseidon', 'ares', 'zeus', 'athena'] as const)('asks about something in the notation (%s)', (god) => {
    const view = viewIn(`turn-${god}`)
    const table = { view, drawing: null, decision: statuses[`turn-${god}`]!.decisions[0] } as unknown as TableModel
    for (const { kind } of menuOf(god, [])) expect(missing(kind, table)).toMatch(new RegExp(`^${kind}( |$)`))
  })
})

describe('numbers in a row', () => {
  const numbers = Array.from({ length: 20 }, (_, at) => at + 1)

  it('all, if they fit', () => {
    expect(page(numbers.slice(0, 9), 9, 0)).toEqual({ items: numbers.slice(0, 9), more: false, before: false })
  })

  it('otherwise page by page, and every number is on one', () => {
    const seen = new Set<number>()
    for (let at = 0; ; at++) {
      const shown = page(numbers, 9, at)
      shown.items.forEach((number) => seen.add(number))
      expect(shown.before).toBe(at > 0)
      expect(shown.items.length).toBeGreaterThan(6)
      if (!shown.more) break
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(numbers)
  })
})

describe('gods', () => {
  it('stand in the order of play, those face down apart', () => {
    const view = viewIn('offering')
    const rows = godRows(view, aidsIn('offering'), statuses.offering!.lines)
    expect(rows.map((row) => row.god)).toEqual(view.gods)
    expect(rows.map((row) => row.place)).toEqual(view.gods.map((_, at) => at + 1))
    expect([...view.gods, ...closedGods(view)].sort()).toEqual(['ares', 'athena', 'poseidon', 'zeus'])
    for (const row of rows) expect(row.state).toBe(row.seat === null ? 'open' : 'held')
  })

  it('say who was driven away', () => {
    const rows = godRows(viewIn('outbid'), aidsIn('outbid'), [])
    const asked = statuses.outbid!.decisions[0]!
    const driven = rows.filter((row) => row.driven !== null)
    expect(driven.map((row) => row.driven)).toEqual([asked.seat])
    expect(asked.actions.some((offer) => offer.values.god === driven[0]!.god)).toBe(false)
  })

  it('are done when their turn has ended', () => {
    const rows = godRows(viewIn('late'), aidsIn('late'), statuses.late!.lines)
    expect(rows.filter((row) => row.state === 'acting')).toHaveLength(1)
    const acting = rows.findIndex((row) => row.state === 'acting')
    expect(acting).toBeGreaterThan(0)
    expect(rows.slice(0, acting).every((row) => row.state === 'done' || row.state === 'empty')).toBe(true)
  })

  it('Apollo remembers who was there', () => {
    const view = { players: 3, apollo: [-1, 1] } as CycladesView
    const line = { seq: 1, kind: 'goes-to-apollo', values: { seat: 2, place: 1 }, text: '' } as Line
    expect(apolloPlaces(view, [line])).toEqual([
      { place: 1, seat: 2, done: true },
      { place: 2, seat: 1, done: false },
    ])
  })
})

describe('seats', () => {
  it('buildings are counted on own isles', () => {
    const view = viewIn('offering')
    const all = view.isles.flatMap((isle) => (isle.owner === null ? [] : isle.slots)).filter((slot) => slot !== null)
    const counted = view.seats.flatMap((seat) => Object.values(buildingsOf(view, seat.seat)))
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(all.length)
  })

  it('who is alone in front leads', () => {
    const seats = (...counts: number[]): CycladesView =>
      ({ players: counts.length, seats: counts.map((metropolises, seat) => ({ seat, metropolises })) }) as CycladesView
    expect(leader(seats(0, 0, 0))).toBeNull()
    expect(leader(seats(0, 1, 1))).toBeNull()
    expect(leader(seats(0, 1, 2))).toBe(2)
    expect(metropolisesNeeded(seats(0, 0))).toBe(3)
    expect(metropolisesNeeded(seats(0, 0, 0))).toBe(2)
  })
})

describe('battles', () => {
  it('the assaults of the battle under way, and nothing older', () => {
    const fought = lastBattle(statuses.battle!.lines)!
    const battle = aidsIn('battle').battle!
    expect(fought.assaults.length).toBeGreaterThan(1)
    expect(fought.outcome).toEqual([])
    const last = fought.assaults.at(-1)!
    expect([last.space, last.attacker, last.defender]).toEqual([battle.place, battle.attacker, battle.defender])
    expect([last.attackDie, last.defenceDie]).toEqual(battle.rolls)
    expect(last.attackers - (losers(last).includes('attacker') ? 1 : 0)).toBe(battle.attackers)
    expect(last.defenders - (losers(last).includes('defender') ? 1 : 0)).toBe(battle.defenders)
  })

  it('a battle that is over has an outcome', () => {
    const fought = lastBattle(statuses.fought!.lines)!
    expect(fought.outcome.length).toBeGreaterThan(0)
  })

  it('there was none', () => {
    expect(lastBattle([])).toBeNull()
  })
})

it('an offering is explained in one line', () => {
  const values = { gold: 5, pays: 3, saved: 2, priests: 2, left: 4, acts: 2 }
  expect(say('web-cyclades-bid-pays', values)).toBe('You pay 3 (5 − 2 by priests), 4 left; you act second.')
  expect(say('web-cyclades-bid-pays', { ...values, pays: 5, saved: 0, priests: 0 })).toBe(
    'You pay 5, 4 left; you act second.',
  )
})
