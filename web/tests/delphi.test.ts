/** The Oracle of Delphi's own logic, against offers, statuses and a board that the engine gave (tests/delphi.json). */

import { beforeAll, describe, expect, it, vi } from 'vitest'
import { spacesOf, type BoardDrawing } from '../src/games/delphi/board/drawing'
import { coastPath, hexPath } from '../src/games/delphi/board/hex'
import { marksOf } from '../src/games/delphi/board/reach'
import { needsOf, ThingsBySpace } from '../src/games/delphi/board/things'
import { wayOf } from '../src/games/delphi/board/voyages.svelte'
import { describe as described } from '../src/games/delphi/board/words'
import { aidsOf, colourInHand } from '../src/games/delphi/facts'
import { pointing } from '../src/games/delphi/parts'
import { Picker } from '../src/lib/picker.svelte'
import type { TableModel } from '../src/lib/table.svelte'
import type { ActionOffer, Status } from '../src/lib/types'
import type { DelphiView } from '../src/lib/views/delphi'
import { optionsOf } from '../src/shell/options'
import { say, words } from '../src/lib/words.svelte'
import given from './delphi.json'

const offers = given.offers as unknown as Record<string, ActionOffer>
const statuses = given.statuses as unknown as Record<string, Status>
const drawing = given.board as unknown as BoardDrawing

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  await words.speak('en')
  await words.learn('delphi')
})

/** As much of a table as the board reads. */
function tableOf(name: string): TableModel & { hovered: string | null } {
  const status = statuses[name]!
  const picker = new Picker((offer) => pointing.parts(offer), pointing.group)
  picker.ask(status.decisions[0]?.actions ?? [])
  const view = status.view as unknown as DelphiView
  const known = { status, picker, view, drawing, decision: status.decisions[0] ?? null, hovered: null, game: { pointing } }
  return { ...known, eyes: view.audience, name: (seat: number) => `Ana ${seat}` } as unknown as TableModel & { hovered: string | null }
}

describe('pointing', () => {
  const PARTS: Record<string, string[]> = {
    die: ['die:black'],
    'die-as': ['die:black>pink', 'n:1'],
    'free-die': ['die:red>black', 'n:0'],
    'extra-colour': ['extra:red'],
    god: ['god:ares'],
    trade: ['trade:ares'],
    advance: ['god:apollo'],
    pray: ['equipment:prayer-of-poseidon'],
    sail: ['space:E2'],
    'sail-zeus': ['space:G5'],
    fight: ['space:F8', 'n:green'],
    discard: ['injuries:pink+pink+blue'],
    companion: ['companion:red-hero'],
    'return-shrine-letter': ['task:shrine-sigma'],
    end: [],
    'give-up': [],
  }

  it.each(Object.keys(PARTS))('says %s by its parts', (kind) => {
    expect(pointing.parts(offers[kind]!)).toEqual(PARTS[kind])
  })

  it.each(Object.keys(offers))('has words for %s and its parts', (kind) => {
    expect(pointing.verb(kind)).not.toContain('web-')
    for (const part of pointing.parts(offers[kind]!)) {
      expect(pointing.label(part, tableOf('turn')), part).not.toMatch(/web-|-undefined|^$/)
    }
  })

  it.each(Object.keys(statuses))('can say every action of the situation %s', (name) => {
    for (const offer of statuses[name]!.decisions[0]!.actions) {
      const { picker } = tableOf(name)
      let found: ActionOffer | null | false = null
      for (const part of pointing.parts(offer)) if (!found) found = picker.point(part)
      expect(found === null ? picker.choices.some((choice) => choice.offer === offer) : found).toBe(found === null ? true : offer)
    }
  })

  it('asks about the likeliest action of an unlit place', () => {
    const table = tableOf('act')
    const one = (kind: string) => `space:${drawing.spaces.find((space) => space.kind === kind)!.space}`
    expect(pointing.attempts(one('water'), table)[0]).toMatch(/^sail /)
    expect(pointing.attempts(one('city'), table)[0]).toMatch(/^fetch /)
    expect(pointing.attempts(one('temple'), table)[0]).toMatch(/^offer /)
    expect(pointing.attempts(one('monster'), table)[0]).toMatch(/^fight [A-Z]\d+ [a-z]+$/)
    expect(pointing.attempts('die:red>blue', table)).toEqual(['die red blue'])
  })
})

describe('reach', () => {
  it('marks what is offered with its favours', () => {
    const sails = statuses.act!.decisions[0]!.actions.filter((offer) => offer.kind === 'sail')
    const marks = marksOf(tableOf('act'))
    expect(marks.filter((mark) => !mark.dim).map(({ space, favours }) => [space, favours])).toEqual(
      sails.map(({ values }) => [values.space, values.favours]),
    )
    expect(colourInHand(tableOf('act').view)).toBe('black')
  })

  it('shows what a die would reach while it is looked at', () => {
    const table = tableOf('turn')
    expect(marksOf(table)).toEqual([])
    table.hovered = 'die:pink>blue'
    const use = aidsOf(table)!.hand!.die.pink!.find(({ colour }) => colour === 'blue')!
    const marks = marksOf(table)
    const water = marks.filter((mark) => !mark.here)
    expect(Object.fromEntries(water.map(({ space, favours }) => [space, favours]))).toEqual(use.water)
    expect(marks.every((mark) => mark.dim)).toBe(true)
    expect(described(table.hovered, table, new ThingsBySpace(table.view))).toMatch(/^Pink die as blue: 12 water spaces in reach/)
  })
})

describe('the bar', () => {
  it('has one button a die, and its colours behind it, as it lies first', () => {
    const table = tableOf('turn')
    const bar = () => optionsOf(table.picker, pointing, table, null)
    const [die] = bar().filter((option) => option.verb?.startsWith('die:'))
    const face = die!.verb!.slice(4)
    expect(die).toMatchObject({ label: `${face.charAt(0).toUpperCase()}${face.slice(1)} die`, target: `die:${face}` })
    table.picker.take(die!.verb!)
    const [lies, ...turned] = bar()
    expect(lies).toMatchObject({ label: 'as it lies', target: `die:${face}` })
    for (const { label, cost, target } of turned) {
      expect(target).toBe(`die:${face}>${label}`)
      expect(cost).toMatch(/^−\d$/)
    }
  })

  it('reaches every action by two buttons', () => {
    for (const name of ['turn', 'act']) {
      const reached = new Set<ActionOffer>()
      const table = tableOf(name)
      for (const option of optionsOf(table.picker, pointing, table, null)) {
        if (option.choice?.offer) reached.add(option.choice.offer)
        if (option.verb === null) continue
        const picker = new Picker((offer) => pointing.parts(offer), pointing.group)
        picker.ask(statuses[name]!.decisions[0]!.actions)
        picker.take(option.verb)
        for (const { offer, offers } of picker.choices) if (offer || offers.length === 1) reached.add(offer ?? offers[0]!)
      }
      expect(reached.size).toBe(statuses[name]!.decisions[0]!.actions.length)
    }
  })
})

describe('the board', () => {
  const view = statuses.turn!.view as unknown as DelphiView

  it('knows what stands where', () => {
    const things = new ThingsBySpace(view)
    for (const [hue, spaces] of Object.entries(view.monsters)) for (const space of spaces) expect(things.at(space).monsters).toContain(hue)
    for (const seat of view.seats) expect(things.at(seat.at).ships).toContain(seat.seat)
    expect(needsOf(view, -1)).toBeNull()
  })

  it('says every place in words, in both languages', async () => {
    for (const language of ['es', 'en'] as const) {
      await words.speak(language)
      const table = tableOf('act')
      const things = new ThingsBySpace(table.view)
      for (const { space } of drawing.spaces) expect(described(`space:${space}`, table, things)).not.toMatch(/web-|godcolour|undefined/)
    }
    expect(say('web-delphi-board')).toContain('sea')
  })

  it('takes ships over water, and straight where a god carries them', () => {
    const waters = drawing.spaces.filter((space) => space.kind === 'water').map((space) => space.space)
    const [from, to] = [waters[0]!, waters.at(-1)!]
    const way = wayOf(drawing, from, to, false)
    expect(way.length).toBeGreaterThan(3)
    way.slice(1).forEach((space, at) => expect(spacesOf(drawing).get(way[at]!)!.near).toContain(space))
    expect(wayOf(drawing, from, to, true)).toEqual([from, to])
  })

  it('draws closed shapes', () => {
    expect(hexPath(0, 0, 50).match(/L/g)).toHaveLength(5)
    expect(coastPath([0, 0], 1, 2, 40)).toMatch(/^M.*Z$/)
    expect(coastPath([0, 0], 1, 2, 40)).toBe(coastPath([0, 0], 1, 2, 40))
  })
})
