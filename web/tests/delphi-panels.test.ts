import { describe, expect, it } from 'vitest'
import { lastAttack, lastFight } from '../src/games/delphi/panels/moments'
import { allTiles, cargoOf, doneOf, tasksOf, usesOf, useTarget } from '../src/games/delphi/panels/reading'
import type { HandAid } from '../src/games/delphi/facts'
import type { Line } from '../src/lib/types'
import type { SeatView } from '../src/lib/views/delphi'

const seat = {
  tasks: {
    open: 6,
    done: { shrine: 2, statue: 1, offering: 1, monster: 2 },
    shrines: ['psi'],
    statues: 2,
    offerings: ['pink'],
    offering_white: true,
    monsters: [],
    monster_white: true,
  },
  statues: ['black'],
  offerings: ['blue', 'pink'],
  statues_raised: ['green'],
  offerings_made: ['yellow'],
  monsters_beaten: ['red', 'blue'],
} as unknown as SeatView

function line(seq: number, kind: string, values: Record<string, unknown> = {}): Line {
  return { seq, kind, values, text: `${kind} ${seq}` }
}

describe('Zeus tiles', () => {
  it('are counted, those done first', () => {
    expect(doneOf(seat)).toBe(6)
    expect(tasksOf(seat)).toBe(12)
    expect(allTiles(seat).map(({ tiles }) => tiles.map((tile) => tile.done))).toEqual(Array(4).fill(expect.arrayContaining([true, false])))
  })
  it('are reserved by what is aboard: its own colour first, else a white one', () => {
    const [, statues, offerings] = allTiles(seat)
    expect(statues!.tiles.map((tile) => tile.aboard)).toEqual([false, true, false])
    expect(offerings!.tiles.map((tile) => [tile.hue, tile.aboard])).toEqual([['yellow', false], ['pink', true], ['white', true]])
  })
  it('and cargo is listed with its kind', () => {
    expect(cargoOf(seat).map(({ kind, hue }) => `${hue} ${kind}`)).toEqual(['black statue', 'blue offering', 'pink offering'])
  })
})

describe('what one acts with', () => {
  it('is pointed at as it lies, or turned', () => {
    expect(useTarget({ kind: 'die', face: 'red' }, 'red')).toBe('die:red')
    expect(useTarget({ kind: 'card', face: 'red' }, 'blue')).toBe('card:red>blue')
    expect(useTarget({ kind: 'extra', face: 'any' }, 'blue')).toBe('extra:blue')
  })
  it('has the prices of the server', () => {
    const use = { colour: 'blue', price: 3, free: false, left: 1, water: {} }
    const hand = { seat: 0, dice: [], die: { red: [use] }, card: {} } as unknown as HandAid
    expect(usesOf(hand, { kind: 'die', face: 'red' }).get('blue')?.price).toBe(3)
    expect(usesOf(hand, { kind: 'card', face: 'red' }).size).toBe(0)
    expect(usesOf(null, { kind: 'die', face: 'red' }).size).toBe(0)
  })
})

describe('moments', () => {
  const round = (seq: number, roll: number, need: number): Line => line(seq, 'fights', { seat: 1, colour: 'red', space: 'K5', roll, need })

  it('a fight has its rounds, and how it ended', () => {
    const fought = lastFight([round(1, 2, 9), round(4, 0, 9), line(4, 'draws-injury', { seat: 1 }), round(5, 8, 8), line(5, 'defeats')])
    expect(fought?.rounds.map(({ roll, need }) => [roll, need])).toEqual([[0, 9], [8, 8]])
    expect(fought?.won).toBe(true)
    expect(lastFight([round(4, 0, 9)])?.outcome).toBeNull()
    expect(lastFight([])).toBeNull()
  })
  it('an attack of the titan is told once it is dealt, whatever comes in between', () => {
    const lines = [line(7, 'titan-rolls', { roll: 4 }), line(7, 'gains-favours', { seat: 2 })]
    expect(lastAttack(lines)).toBeNull()
    const dealt = [...lines, line(8, 'draws-injury', { seat: 0, colour: 'blue' }), line(8, 'draws-injury', { seat: 0, colour: 'red' }), line(8, 'round-begins')]
    expect(lastAttack(dealt)).toEqual({ seq: 8, roll: 4, injuries: new Map([[0, ['blue', 'red']]]) })
  })
})
