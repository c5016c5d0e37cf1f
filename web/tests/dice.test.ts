import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blake2b } from '../src/after/blake2b'
import { checkDice, deriveKey, readDice } from '../src/after/dice'

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf-8')
const hex = (data: Uint8Array): string => Buffer.from(data).toString('hex')
const bytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, (_, at) => at)

describe('fair dice', () => {
  it('hashes as RFC 7693 says, also over several blocks', () => {
    // from the test vectors of the reference implementation (blake2b, keyed)
    expect(hex(blake2b(new Uint8Array(), bytes(64), 64)).slice(0, 32)).toBe('10ebb67700b1868efb4417987acf4690')
    expect(hex(blake2b(bytes(255), bytes(64), 64)).slice(0, 32)).toBe('142709d62e28fcccd0af97fad0f8465b')
  })

  it('finds commitment, key and every draw of a match right', async () => {
    const dice = readDice(read('src/aegean/games/cyclades/lessons/first.record'))
    expect(deriveKey(dice.secret, dice.nonces)).toBe(dice.key)
    expect(await checkDice(dice)).toEqual({ commitment: true, key: true, draws: dice.draws.length, wrong: 0 })
    expect(dice.draws.length).toBeGreaterThan(8)
  })

  it('follows the stream where moves were taken back, and checks a key without a secret', async () => {
    const dice = readDice(read('tests/records/cyclades/metropolises-3p.txt'))
    expect(await checkDice(dice)).toMatchObject({ commitment: true, key: null, wrong: 0 })
    expect(readDice('0 deal ~ 6:1 6:2 #a\n1 blue end ~ @9 6:3 #b').draws.map((draw) => draw.number)).toEqual([0, 1, 9])
  })

  it('sees a changed die, a changed secret and a changed promise', async () => {
    const dice = readDice(read('src/aegean/games/cyclades/lessons/first.record'))
    const first = dice.draws[0]!
    const draws = [{ ...first, value: (first.value + 1) % first.sides }, ...dice.draws.slice(1)]
    expect((await checkDice({ ...dice, draws })).wrong).toBe(1)
    const secret = dice.secret.replace(/^./, (sign) => (sign === '0' ? '1' : '0'))
    expect(await checkDice({ ...dice, secret })).toMatchObject({ commitment: false, key: false })
  })
})
