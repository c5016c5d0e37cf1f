import { describe, expect, it } from 'vitest'
import { expectedNext } from '../src/learn/expected'
import { fits, fold, marked, searchWords } from '../src/lib/fold'
import type { ActionOffer } from '../src/lib/types'
import { recoveryLink, recoveryWord } from '../src/me/links'

function offer(kind: string, ...parts: string[]): ActionOffer {
  return { text: [kind, ...parts].join(' '), label: '', kind, values: { parts }, rules: [], hint: {} }
}
const parts = (one: ActionOffer) => one.values.parts as string[]

describe('search', () => {
  it('ignores case and accents', () => {
    expect(fold('Poseidón FILÓSOFO ñ')).toBe('poseidon filosofo n')
    expect(fits('La metrópolis de Atenea', searchWords('METROPOLIS  atenea'))).toBe(true)
    expect(fits('La metrópolis', searchWords('metropolis ares'))).toBe(false)
    expect(fits('anything', searchWords('  '))).toBe(true)
  })

  it('marks what was found in the words as they are written', () => {
    expect(marked('Filósofo filo', ['filoso'])).toEqual([
      { text: 'Filóso', hit: true },
      { text: 'fo filo', hit: false },
    ])
    expect(marked('abc', []).map((piece) => piece.text)).toEqual(['abc'])
    // a loose accent folds to nothing, and is marked along with its letter
    expect(marked('e\u0301ab', ['ea'])).toEqual([
      { text: 'e\u0301a', hit: true },
      { text: 'b', hit: false },
    ])
  })
})

describe('lesson', () => {
  const bid = offer('bid', 'god:ares', 'n:1')
  const end = offer('end')
  const offers = [offer('bid', 'god:zeus', 'n:1'), bid, end]

  it('points at the next part of what is wanted', () => {
    expect(expectedNext(['bid god:ares n:1'], { offers, chosen: [], kind: null }, parts)).toEqual({ offer: bid, target: 'god:ares', astray: false })
    expect(expectedNext(['bid god:ares n:1'], { offers, chosen: ['god:ares'], kind: null }, parts)?.target).toBe('n:1')
  })

  it('sees who pointed elsewhere, and begins anew', () => {
    expect(expectedNext(['bid god:ares n:1'], { offers, chosen: ['god:zeus'], kind: null }, parts)).toMatchObject({ target: 'god:ares', astray: true })
    expect(expectedNext(['bid god:ares n:1'], { offers, chosen: [], kind: 'end' }, parts)?.astray).toBe(true)
  })

  it('has no target for what is a button, and nothing where nothing is wanted', () => {
    expect(expectedNext(['end'], { offers, chosen: [], kind: null }, parts)?.target).toBe(null)
    expect(expectedNext([], { offers, chosen: [], kind: null }, parts)).toBe(null)
  })
})

describe('the way back', () => {
  it('is the same word, alone or in its link', () => {
    expect(recoveryWord(recoveryLink('https://a.b', 'x_Y-1'))).toBe('x_Y-1')
    expect(recoveryWord('  x_Y-1 ')).toBe('x_Y-1')
    expect(recoveryWord('https://a.b/me#%')).toBe('')
  })
})
