import { describe, expect, it } from 'vitest'
import { Picker } from '../src/lib/picker.svelte'
import type { ActionOffer } from '../src/lib/types'

function offer(kind: string, ...parts: string[]): ActionOffer {
  return { text: [kind, ...parts].join(' '), label: '', kind, values: { parts }, rules: [], hint: {} } as ActionOffer
}

function picker(...offers: ActionOffer[]): Picker {
  const made = new Picker((given) => given.values.parts as string[])
  made.ask(offers)
  return made
}

const troop = offer('troop', 'isle:N1')
const near = offer('march', 'isle:N1', 'isle:N2', 'n:1')
const far1 = offer('march', 'isle:N1', 'isle:N3', 'n:1')
const far2 = offer('march', 'isle:N1', 'isle:N3', 'n:2')
const other = offer('march', 'isle:N4', 'isle:N3', 'n:1')
const end = offer('end')

describe('picker', () => {
  it('lights the first parts of all actions and offers complete ones as they are', () => {
    const pick = picker(troop, near, far1, other, end)
    expect([...pick.lit]).toEqual(['isle:N1', 'isle:N4'])
    expect(pick.choices[0]?.offer).toBe(end)
  })

  it('narrows by pointing, and what is not lit changes nothing', () => {
    const pick = picker(troop, near, far1, far2, other, end)
    expect(pick.point('isle:N9')).toBe(false)
    expect(pick.chosen).toEqual([])
    expect(pick.point('isle:N1')).toBeNull()
    expect([...pick.lit]).toEqual(['isle:N2', 'isle:N3'])
    expect(pick.choices[0]?.offer).toBe(troop)
  })

  it('plays when one action is left and only a number without choice is missing', () => {
    expect(picker(near, far1).point('isle:N1')).toBeNull()
    const pick = picker(near, far1, far2)
    pick.point('isle:N1')
    expect(pick.point('isle:N2')).toBe(near)
  })

  it('asks for a number where there is a choice', () => {
    const pick = picker(far1, far2)
    pick.point('isle:N1')
    expect(pick.point('isle:N3')).toBeNull()
    expect([...pick.lit]).toEqual(['n:1', 'n:2'])
    expect(pick.point('n:2')).toBe(far2)
  })

  it('does not run ahead of what was pointed at', () => {
    expect(picker(near, end).point('isle:N1')).toBeNull()
  })

  it('a verb leaves only its actions', () => {
    const pick = picker(troop, near, other, end)
    expect(pick.take('march')).toBeNull()
    expect([...pick.lit]).toEqual(['isle:N1', 'isle:N4'])
    expect(pick.choices.every((choice) => choice.target !== null)).toBe(true)
    expect(pick.take('end')).toBe(end)
  })

  it('goes back step by step', () => {
    const pick = picker(troop, near, far1)
    pick.take('march')
    pick.point('isle:N1')
    expect(pick.back()).toBe(true)
    expect(pick.chosen).toEqual([])
    expect(pick.kind).toBe('march')
    expect(pick.back()).toBe(true)
    expect(pick.kind).toBeNull()
    expect(pick.back()).toBe(false)
  })

  it('a new question forgets what was chosen for the old one', () => {
    const pick = picker(troop, near)
    pick.take('march')
    pick.point('isle:N1')
    pick.ask([end])
    expect(pick.chosen).toEqual([])
    expect(pick.kind).toBeNull()
    expect(pick.choices.map((choice) => choice.offer)).toEqual([end])
  })
})
