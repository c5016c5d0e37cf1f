import { describe, expect, it } from 'vitest'
import { forgetForm, keepForm, keptForm } from '../src/lib/form'
import { Picker } from '../src/lib/picker.svelte'
import type { Pointing } from '../src/lib/contract'
import type { TableModel } from '../src/lib/table.svelte'
import type { ActionOffer, Line, OptionInfo } from '../src/lib/types'
import { differing, groups, question } from '../src/lobby/options'
import { quickSeats } from '../src/lobby/play'
import { clockText } from '../src/shell/clock'
import { inviteLink } from '../src/shell/invite'
import { meaning, type Pressed } from '../src/shell/keys'
import { about, newsFrom, seatOf, summary } from '../src/shell/news'
import { byVerb, digits, optionsOf, trail } from '../src/shell/options'

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more })

describe('keys', () => {
  it('choose by digit, act by letter, whatever has the focus', () => {
    expect(meaning(press('1'), 'nowhere')).toEqual({ does: 'choose', digit: 1 })
    expect(meaning(press('9'), 'control')).toEqual({ does: 'choose', digit: 9 })
    expect(meaning(press('0'), 'nowhere')).toBeNull()
    expect(meaning(press('U'), 'options')).toEqual({ does: 'undo' })
    expect(meaning(press('?'), 'nowhere')).toEqual({ does: 'why' })
    expect(meaning(press('h'), 'options')).toEqual({ does: 'hint' })
  })

  it('mean nothing to the table in a field or with a modifier', () => {
    for (const key of ['1', 'u', 'Escape', 'Tab']) expect(meaning(press(key), 'field')).toBeNull()
    expect(meaning(press('r', { ctrlKey: true }), 'nowhere')).toBeNull()
  })

  it('leave arrows, Tab and Enter to the control that has the focus', () => {
    expect(meaning(press('ArrowRight'), 'options')).toEqual({ does: 'next' })
    expect(meaning(press('ArrowRight'), 'control')).toBeNull()
    expect(meaning(press('Tab'), 'nowhere')).toEqual({ does: 'enter-options' })
    expect(meaning(press('Tab'), 'options')).toBeNull()
    expect(meaning(press('Enter'), 'nowhere', true)).toEqual({ does: 'confirm' })
    expect(meaning(press('Enter'), 'nowhere', false)).toBeNull()
    expect(meaning(press('Enter'), 'control', true)).toBeNull()
  })
})

const offer = (kind: string, parts: string[], cost = ''): ActionOffer =>
  ({ text: [kind, ...parts].join(' '), label: `do ${kind}`, kind, values: { parts, cost }, rules: [], hint: {} }) as ActionOffer

const pointing = {
  parts: (one: ActionOffer) => one.values.parts as string[],
  label: (at: string) => at.toUpperCase(),
  verb: (kind: string) => `verb ${kind}`,
  cost: (one: ActionOffer) => one.values.cost as string,
} as unknown as Pointing
const table = {} as TableModel

function picker(...offers: ActionOffer[]): Picker {
  const made = new Picker((one) => pointing.parts(one))
  made.ask(offers)
  return made
}

describe('options', () => {
  const end = offer('end', [])
  const troop = offer('troop', ['isle:N1'], '2')
  const march = offer('march', ['isle:N1', 'isle:N2', 'n:1'], '1')
  const bids = [offer('bid', ['god:ares', 'n:1'], '1'), offer('bid', ['god:ares', 'n:2'], '2'), offer('bid-apollo', ['god:apollo'])]

  it('ask for the verb where one thing can mean several', () => {
    const pick = picker(troop, march, end)
    expect(byVerb(pick)).toBe(true)
    expect(optionsOf(pick, pointing, table, end).map((one) => one.label)).toEqual(['verb troop', 'verb march', 'do end'])
  })

  it('show the things themselves where each means one thing', () => {
    const pick = picker(...bids)
    expect(byVerb(pick)).toBe(false)
    expect(optionsOf(pick, pointing, table, null).map((one) => one.target)).toEqual(['god:ares', 'god:apollo'])
  })

  it('show a cost only where all share it', () => {
    expect(optionsOf(picker(...bids), pointing, table, null).map((one) => one.cost)).toEqual(['', ''])
    const pick = picker(troop, march, end)
    expect(optionsOf(pick, pointing, table, end).map((one) => one.cost)).toEqual(['2', '1', ''])
  })

  it('have their place as key, and numbers themselves', () => {
    const pick = picker(...bids)
    expect(digits(optionsOf(pick, pointing, table, null))).toEqual([1, 2])
    pick.point('god:ares')
    expect(digits(optionsOf(pick, pointing, table, null))).toEqual([1, 2])
    const dear = picker(offer('bid', ['n:4']), offer('bid', ['n:12']))
    expect(digits(optionsOf(dear, pointing, table, null))).toEqual([4, null])
    expect(digits([])).toEqual([])
  })

  it('say what was chosen so far', () => {
    const pick = picker(troop, march, end)
    pick.take('march')
    pick.point('isle:N1')
    expect(trail(pick, pointing, table)).toEqual(['verb march', 'ISLE:N1'])
  })
})

const line = (seq: number, kind: string, values: Record<string, unknown> = {}): Line => ({ seq, kind, values, text: `${kind} ${seq}` })

describe('news', () => {
  it('begin after one’s own last decision, after a reload after the last line about oneself', () => {
    const lines = [line(1, 'offers', { seat: 0 }), line(2, 'offers', { seat: 1 })]
    expect(newsFrom(lines, 7, [0])).toBe(7)
    expect(newsFrom(lines, 0, [0])).toBe(1)
    expect(newsFrom([...lines, line(3, 'turn-begins', { seat: 0 })], 0, [0])).toBe(1)
    expect(newsFrom(lines, 0, [2])).toBe(0)
    expect(newsFrom(lines, 0, [])).toBe(0)
  })

  it('are at most twelve lines, the last of what was repeated', () => {
    const few = [line(1, 'a'), line(2, 'b')]
    expect(summary(few)).toEqual({ lines: few, left: 0 })
    const many = Array.from({ length: 30 }, (_, at) => line(at, at < 15 ? 'offers' : `k${at}`, { seat: 0 }))
    const short = summary(many)
    expect(short.lines).toHaveLength(12)
    expect(short.left).toBe(18)
    expect(short.lines.at(-1)?.seq).toBe(29)
    expect(short.lines.filter((one) => one.kind === 'offers').length).toBeLessThanOrEqual(1)
  })

  it('know what a line is about', () => {
    expect(about(line(1, 'x', { isle: 'N4' }))).toBe('isle:N4')
    expect(about(line(1, 'x', { space: 'C3' }))).toBe('sea:C3')
    expect(about(line(1, 'x', { space: 'N3' }))).toBe('isle:N3')
    expect(about(line(1, 'x'))).toBeNull()
    expect(seatOf(line(1, 'x', { attacker: 2 }))).toBe(2)
  })
})

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }
}

describe('forms', () => {
  it('come back as they were typed', () => {
    const kept = memory()
    keepForm('f', { name: 'Ana', seats: ['me'] }, kept)
    expect(keptForm('f', { name: '', seats: [] as string[], more: 1 }, kept)).toEqual({ name: 'Ana', seats: ['me'], more: 1 })
    forgetForm('f', kept)
    expect(keptForm('f', { name: '' }, kept)).toEqual({ name: '' })
  })

  it('drop what does not fit any more', () => {
    const kept = memory()
    keepForm('f', { name: 3, seats: 'x', old: true }, kept)
    expect(keptForm('f', { name: '', seats: [] as string[] }, kept)).toEqual({ name: '', seats: [] })
    kept.setItem('aegean.form.f', '{broken')
    expect(keptForm('f', { name: 'a' }, kept)).toEqual({ name: 'a' })
  })
})

describe('a new table', () => {
  const option = (key: string, ...values: OptionInfo['values']): OptionInfo => ({ key, values, least: null, rule: '', text: `About ${key}`, labels: values.map(String) })
  const options = [option('supply.gold', 'unlimited', 98), option('two_player_x', 'each', 'pooled'), option('árbol', true, false)]

  it('groups the options, and those for two only for two', () => {
    expect(groups(options, 3, '').map((group) => group.id)).toEqual(['rest', 'supply'])
    expect(groups(options, 2, '').map((group) => group.id)).toEqual(['rest', 'two_player', 'supply'])
    expect(groups(options, 3, 'ARBOL').flatMap((group) => group.options).map((one) => one.key)).toEqual(['árbol'])
  })

  it('asks without the words that programs use for the answers', () => {
    const ask = (text: string, ...values: OptionInfo['values']): string => question({ text, values })
    expect(ask('How much gold: unlimited (usual), or 98.', 'unlimited', 98)).toBe('How much gold')
    expect(ask('May both go? Usually yes; forced: only if they must.', true, 'forced')).toBe('May both go?')
    expect(ask('When it ends: none (usual), or a number.', null)).toBe('When it ends')
    expect(ask('Is it open? Usually not: it is hidden.', false, true)).toBe('Is it open? Usually not: it is hidden.')
  })

  it('sends what differs from the usual', () => {
    const chosen = { 'supply.gold': 98, árbol: true, two_player_x: 'pooled', gone: 1 }
    expect(differing(options, chosen, 3)).toEqual({ 'supply.gold': 98 })
    expect(differing(options, chosen, 2)).toEqual({ 'supply.gold': 98, two_player_x: 'pooled' })
  })

  it('seats one person among bots', () => {
    expect(quickSeats(3, 'greedy', 1)).toEqual(['greedy', 'me', 'greedy'])
  })

  it('has a link', () => {
    expect(inviteLink('http://a', 'T', 'x y')).toBe('http://a/t/T?invite=x%20y')
    expect(inviteLink('http://a', 'T', '')).toBe('http://a/t/T')
  })
})

describe('clocks', () => {
  it('are read as people read them', () => {
    expect(clockText(0)).toBe('0:00')
    expect(clockText(59_001)).toBe('1:00')
    expect(clockText(3_725_000)).toBe('1:02:05')
    expect(clockText(2 * 86_400_000 + 3 * 3_600_000)).toBe('2 d 3 h')
    expect(clockText(-5)).toBe('0:00')
  })
})
