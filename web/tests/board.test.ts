import { describe, expect, it } from 'vitest'
import five from '../src/dev/samples/5.json'
import two from '../src/dev/samples/2.json'
import { Camera } from '../src/ui/camera.svelte'
import { isleField } from '../src/games/cyclades/board/coast'
import type { BoardDrawing } from '../src/games/cyclades/board/drawing'
import { layoutOf } from '../src/games/cyclades/board/layout'
import { Paths, placesOf } from '../src/games/cyclades/board/motion'
import { doomed, outlook } from '../src/games/cyclades/board/outlook'
import { CREATURES } from '../src/games/cyclades/art/creatures'
import { GODS } from '../src/games/cyclades/art/shapes'
import { Picker } from '../src/lib/picker.svelte'
import type { TableModel } from '../src/lib/table.svelte'
import type { ActionOffer, Line } from '../src/lib/types'
import type { CycladesView } from '../src/lib/views/cyclades'
import { EMBLEMS } from '../src/ui/emblems'

const drawings = [two, five].map((sample) => sample.drawing as unknown as BoardDrawing)
const drawing = drawings[1]!
const line = (kind: string, values: Record<string, unknown>): Line => ({ seq: 1, kind, values, text: '' })

describe('the land', () => {
  it.each(drawings)('has one closed coast for each isle of $name', (board) => {
    const { isles } = layoutOf(board)
    expect(isles).toHaveLength(board.isles.length)
    for (const isle of isles) {
      for (const path of [isle.coast, isle.land, isle.ring, isle.aura]) expect(path.match(/M/g), isle.isle.isle).toHaveLength(1)
    }
  })

  it.each(drawings)('carries its slots and leaves the sea spaces of $name free', (board) => {
    const fields = board.isles.map((isle, at) => isleField(isle.cells.map((cell) => board.cells[cell]!), at + 1))
    board.isles.forEach(({ slots }, at) => {
      for (const { slot, xy } of slots) expect(fields[at]!(...xy), slot).toBeLessThan(0)
    })
    for (const { sea, xy } of board.seas) {
      for (const field of fields) expect(field(...xy), sea).toBeGreaterThan(0.35)
    }
  })

  it('stands alike every time', () => {
    const again = layoutOf({ ...drawing, name: 'again' })
    expect(again.isles.map((isle) => isle.troops)).toEqual(layoutOf(drawing).isles.map((isle) => isle.troops))
  })
})

describe('movement', () => {
  const paths = new Paths(drawing, layoutOf(drawing))
  const view = { seas: [], isles: [] } as unknown as CycladesView

  it('sails from space to space', () => {
    const [journey] = paths.journeys([line('sails', { seat: 1, units: 2, sea: 'A1', to: 'A2' })], view)
    expect(journey).toMatchObject({ kind: 'fleets', seat: 1, units: 2, to: 'A2' })
    expect(journey!.way).toHaveLength(2)
  })

  it('marches over the own fleets, and straight without them', () => {
    const sea = drawing.seas.find((one) => one.isles.length > 1)!
    const [isle, to] = sea.isles
    const march = [line('marches', { seat: 0, units: 1, isle, to })]
    const held = { ...view, seas: [{ sea: sea.sea, owner: 0, fleets: 1 }] } as CycladesView
    expect(paths.journeys(march, held)[0]!.way).toHaveLength(3)
    expect(paths.journeys(march, view)[0]!.way).toHaveLength(2)
  })

  it('shows nothing after a long absence, nor for what is no movement', () => {
    const sail = line('sails', { seat: 1, units: 1, sea: 'A1', to: 'A2' })
    expect(paths.journeys(Array.from({ length: 20 }, () => sail), view)).toEqual([])
    expect(paths.journeys([line('offers', { seat: 1, gold: 2 })], view)).toEqual([])
  })

  it('knows the places that were spoken of', () => {
    expect(placesOf([line('sails', { sea: 'A1', to: 'A2', seat: 1 })])).toEqual(new Set(['A1', 'A2']))
  })
})

describe('what a lit place leads to', () => {
  const offer = (units: number, hint: object): ActionOffer =>
    ({ text: `march ${units}`, label: '', kind: 'march', values: { isle: 'N1', to: 'N2', units }, rules: [], hint }) as ActionOffer
  const told = (offers: ActionOffer[]) => {
    const picker = new Picker((one) => [`isle:${one.values.isle}`, `isle:${one.values.to}`, `n:${one.values.units}`])
    picker.ask(offers)
    return { picker } as unknown as TableModel
  }

  it('is the best chance of the attacker, once the way there is being said', () => {
    const table = told([offer(1, { battle: { attacker: 0.2 } }), offer(2, { battle: { attacker: 0.6 } })])
    expect(outlook('isle:N1', table)).toEqual({ chance: null, takes: false })
    table.picker.point('isle:N1')
    expect(outlook('isle:N2', table)).toEqual({ chance: 0.6, takes: false })
  })

  it('is an isle taken where nobody defends', () => {
    const table = told([offer(1, { takes: null }), offer(2, { takes: null })])
    table.picker.point('isle:N1')
    expect(outlook('isle:N2', table)).toEqual({ chance: null, takes: true })
  })
})

it('marks the buildings that a metropolis would destroy', () => {
  const isle = drawing.isles.find((one) => one.slots.some((slot) => slot.covered))!
  const offer = { kind: 'found', values: { isle: isle.isle }, hint: { destroys: ['port'] } } as unknown as ActionOffer
  const view = { isles: [{ isle: isle.isle, slots: isle.slots.map(() => 'port') }] } as unknown as CycladesView
  const table = (offers: ActionOffer[]) => ({ picker: { left: offers } }) as unknown as TableModel
  expect(doomed(table([offer]), drawing.isles, view)).toEqual(isle.slots.filter((slot) => slot.covered))
  expect(doomed(table([{ ...offer, hint: { destroys: [] } }]), drawing.isles, view)).toEqual([])
})

describe('the camera', () => {
  it('keeps the board in sight and goes back to all of it', () => {
    const camera = new Camera()
    camera.wide = 800
    camera.high = 600
    camera.move(500, 500)
    expect([camera.x, camera.y]).toEqual([0, 0])
    camera.scale(100, 400, 0)
    expect(camera.zoom).toBe(5)
    camera.move(-9999, -9999)
    expect([camera.x, camera.y]).toEqual([-1600, -1200])
    camera.fit()
    expect([camera.zoom, camera.x, camera.y]).toEqual([1, 0, 0])
  })
})

it('has a figure for every creature, god and player', () => {
  expect(Object.keys(CREATURES)).toHaveLength(17)
  expect(Object.keys(GODS)).toHaveLength(5)
  expect(Object.keys(EMBLEMS)).toEqual(['blue', 'red', 'green', 'yellow', 'black'])
})
