import { describe, expect, it } from 'vitest'
import { apart, csv, labelEvery, nearest, points, ranking, roundStep, scale, ticks, total } from '../src/after/figures'
import { replayKey } from '../src/after/keys'
import { after, before, groups, roundStarts, segments, turnStarts } from '../src/after/moves'
import { momentPath, numberOf } from '../src/after/share'
import type { Line } from '../src/lib/types'

const key = (word: string, more = {}) => ({ key: word, ctrlKey: false, metaKey: false, altKey: false, ...more })
const focus = (selector: string) => ({ matches: (asked: string) => asked.split(', ').includes(selector) })

describe('figures', () => {
  it('has whole, round numbers on the axis that reach the highest value', () => {
    expect(ticks(0)).toEqual([0, 1])
    expect(ticks(3)).toEqual([0, 1, 2, 3])
    expect(ticks(10)).toEqual([0, 5, 10])
    expect(ticks(34)).toEqual([0, 10, 20, 30, 40])
    expect(ticks(119)).toEqual([0, 50, 100, 150])
  })

  it('lays values between two ends', () => {
    expect(scale(0, 10, 200, 20)).toBe(200)
    expect(scale(10, 10, 200, 20)).toBe(20)
    expect(scale(5, 10, 200, 20)).toBe(110)
    expect(scale(5, 0, 200, 20)).toBe(200)
  })

  it('leaves out labels for which there is no room', () => {
    expect(labelEvery(10, 600)).toBe(1)
    expect(labelEvery(30, 300)).toBe(3)
    expect(labelEvery(0, 0)).toBe(1)
  })

  it('writes many labels in steps that one reads at a glance', () => {
    expect([1, 4, 5, 7, 13, 23, 60, 900].map(roundStep)).toEqual([1, 4, 5, 10, 20, 25, 100, 900])
  })

  it('finds the label next to a click', () => {
    expect(nearest([0, 1, 2, 3], 1.4)).toBe(1)
    expect(nearest([0, 1, 2, 3], 99)).toBe(3)
    expect(nearest([0, 1, 2, 3], -5)).toBe(0)
    expect(nearest([], 2)).toBe(0)
  })

  it('says points of a hundred with their sign', () => {
    expect([0.254, -0.106, 0.004, -0.004, 1.2].map(points)).toEqual(['+25', '−11', '0', '0', '+120'])
  })

  it('pushes signs apart, keeps their order and stays inside', () => {
    expect(apart([50, 50, 10], 20, 0, 100)).toEqual([50, 70, 10])
    expect(apart([95, 100], 20, 0, 100)).toEqual([80, 100])
    expect(apart([0, 0], 20, 0, 100)).toEqual([0, 20])
  })

  it('takes the last of what one has and the sum of what one paid', () => {
    expect(total({ labels: [0, 1, 2], series: [[7, 3, 4]] }, 0)).toBe(4)
    expect(total({ labels: [1, 2, 3], series: [[7, 3, 4]] }, 0)).toBe(14)
    expect(total({ labels: [], series: [] }, 2)).toBe(0)
  })

  it('orders seats by place', () => {
    expect(ranking([2, 3, 1]).map((one) => one.seat)).toEqual([2, 0, 1])
    expect(ranking([1, 1]).map((one) => one.seat)).toEqual([0, 1])
  })

  it('writes CSV that spreadsheets read, whatever people are called', () => {
    const chart = { key: 'gold', title: 'Gold, all', labels: [0, 1], series: [[7, 3], [7, 5]] }
    expect(csv([chart], ['Ana "A"', '=1+1'], ['Figure', 'Cycle'])).toBe(
      'Figure,Cycle,"Ana ""A""",\'=1+1\r\n"Gold, all",0,7,7\r\n"Gold, all",1,3,5\r\n',
    )
  })
})

describe('moves', () => {
  const told = (...seats: number[]) => [-1, ...seats].map((seat, number) => ({ number, seat, lines: [] as Line[] }))
  const line = (kind: string): Line => ({ seq: 0, kind, values: {}, text: '' })

  it('finds where turns begin', () => {
    expect(turnStarts(told(0, 0, 1, 0, 0))).toEqual([0, 2, 3])
    expect(turnStarts(told())).toEqual([0])
  })

  it('finds where rounds begin by the event that says so', () => {
    const moves = told(0, 1, 0, 1)
    moves[0]!.lines = [line('starts'), line('cycle-begins')]
    moves[3]!.lines = [line('ends'), line('cycle-begins'), line('income')]
    expect(roundStarts(moves, 'cycle-begins')).toEqual([
      { at: 0, label: '1' },
      { at: 3, label: '2' },
    ])
    expect(roundStarts(moves, '')).toEqual([])
  })

  it('goes to the next and the previous stop, or to the ends', () => {
    expect(after([0, 4, 9], 4, 12)).toBe(9)
    expect(after([0, 4, 9], 9, 12)).toBe(12)
    expect(before([0, 4, 9], 9)).toBe(4)
    expect(before([4, 9], 4)).toBe(0)
  })

  it('puts every move into its round', () => {
    expect(groups([{ at: 0, label: '1' }, { at: 4, label: '2' }], 9)).toEqual([
      { from: 0, to: 4, label: '1' },
      { from: 4, to: 9, label: '2' },
    ])
    expect(groups([], 3)).toEqual([{ from: 0, to: 3, label: '1' }])
  })

  it('says who moved from where to where', () => {
    expect(segments(told(0, 0, 1))).toEqual([
      { from: 0, to: 2, seat: 0 },
      { from: 2, to: 3, seat: 1 },
    ])
  })
})

describe('keys of a replay', () => {
  it('steps, jumps and plays', () => {
    expect(replayKey(key('ArrowRight'), null)).toEqual({ by: 'move', forward: true })
    expect(replayKey(key('PageUp'), null)).toEqual({ by: 'round', forward: false })
    expect(replayKey(key('Home'), focus('input'))).toBe('start')
    expect(replayKey(key(' '), null)).toBe('play')
  })

  it('leaves fields, lists, pressed buttons and the browser alone', () => {
    expect(replayKey(key('ArrowRight'), focus('select'))).toBe(null)
    expect(replayKey(key(' '), focus('button'))).toBe(null)
    expect(replayKey(key('ArrowLeft', { altKey: true }), null)).toBe(null)
    expect(replayKey(key('x'), null)).toBe(null)
  })
})

describe('links', () => {
  it('names the moment, the eyes and the invitation', () => {
    expect(momentPath({ table: 't', move: 4, eyes: -1, invite: '' })).toBe('/replay/t?move=4')
    expect(momentPath({ table: 't', move: null, eyes: 2, invite: 'a b' })).toBe('/replay/t?eyes=2&invite=a+b')
  })

  it('reads whole numbers only', () => {
    expect(numberOf('12')).toBe(12)
    expect(numberOf('-1')).toBe(-1)
    expect(numberOf('1e9')).toBe(null)
    expect(numberOf(null)).toBe(null)
  })
})
