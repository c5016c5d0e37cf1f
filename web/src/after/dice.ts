/** Checks in the browser what docs/protocol.md promises under "Fair dice": the commitment, the key and every draw. */

import { blake2b } from './blake2b'

export interface Dice {
  commitment: string
  key: string
  secret: string
  nonces: string[]
  /** Every draw: its number in the stream, among how many, and what it gave. */
  draws: { number: number; sides: number; value: number }[]
}

export interface Checked {
  /** Null: this browser cannot say (no https), or there is nothing to check. */
  commitment: boolean | null
  key: boolean | null
  draws: number
  wrong: number
}

/** What a record says of its dice. */
export function readDice(record: string): Dice {
  const dice: Dice = { commitment: '', key: '', secret: '', nonces: [], draws: [] }
  let number = 0
  for (const row of record.split('\n')) {
    const [word = '', ...rest] = row.trim().split(' ')
    if (word === 'commitment' || word === 'key' || word === 'secret') dice[word] = rest[0] ?? ''
    else if (word === 'nonce') dice.nonces[Number(rest[0]) - 1] = rest[1] ?? ''
    else if (/^\d+$/.test(word) && row.includes(' ~ ')) {
      for (const one of row.slice(row.indexOf(' ~ ') + 3).trim().split(' ')) {
        if (one.startsWith('@')) number = Number(one.slice(1))
        else if (/^\d+:\d+$/.test(one)) {
          const [sides, value] = one.split(':').map(Number) as [number, number]
          dice.draws.push({ number: number++, sides, value })
        }
      }
    }
  }
  return dice
}

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function hex(data: Uint8Array): string {
  return [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const word = (text: string): Uint8Array => new TextEncoder().encode(text)

export function deriveKey(secret: string, nonces: readonly string[]): string {
  const parts = nonces.map(bytes).flatMap((nonce) => [Uint8Array.of(nonce.length >> 8, nonce.length & 255), nonce])
  return hex(blake2b(joined(word('aegean key 1'), ...parts), bytes(secret), 32))
}

const SPAN = 1n << 56n

export function draw(key: string, number: number, sides: number): number {
  const limit = SPAN - (SPAN % BigInt(sides))
  const keyed = bytes(key)
  for (let attempt = 0; ; attempt++) {
    const message = new DataView(new ArrayBuffer(10))
    message.setBigUint64(0, BigInt(number))
    message.setUint16(8, attempt)
    const value = BigInt(`0x${hex(blake2b(new Uint8Array(message.buffer), keyed, 7))}`)
    if (value < limit) return Number(value % BigInt(sides))
  }
}

async function committed(secret: string): Promise<string | null> {
  // only pages that came safely may use the browser's own hash
  if (typeof crypto === 'undefined' || !crypto.subtle) return null
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', joined(word('aegean commitment 1'), bytes(secret)))))
}

export async function checkDice(dice: Dice): Promise<Checked> {
  // a match that one party dealt alone has no secret: the key itself was committed to
  const hash = await committed(dice.secret || dice.key)
  let wrong = 0
  for (const [at, { number, sides, value }] of dice.draws.entries()) {
    // not in one go, so that the page stays awake
    if (at % 25 === 24) await new Promise((resume) => setTimeout(resume))
    if (draw(dice.key, number, sides) !== value) wrong += 1
  }
  return {
    commitment: hash === null ? null : hash === dice.commitment,
    key: dice.secret ? deriveKey(dice.secret, dice.nonces) === dice.key : null,
    draws: dice.draws.length,
    wrong,
  }
}
