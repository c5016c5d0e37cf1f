/** BLAKE2b (RFC 7693), which browsers do not have: the dice of a match are made with it. */

const MASK = (1n << 64n) - 1n
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
] as const
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
]
const BLOCK = 128

function turned(word: bigint, by: bigint): bigint {
  return ((word >> by) | (word << (64n - by))) & MASK
}

function mix(v: bigint[], a: number, b: number, c: number, d: number, x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & MASK
  v[d] = turned(v[d]! ^ v[a]!, 32n)
  v[c] = (v[c]! + v[d]!) & MASK
  v[b] = turned(v[b]! ^ v[c]!, 24n)
  v[a] = (v[a]! + v[b]! + y) & MASK
  v[d] = turned(v[d]! ^ v[a]!, 16n)
  v[c] = (v[c]! + v[d]!) & MASK
  v[b] = turned(v[b]! ^ v[c]!, 63n)
}

function compress(h: bigint[], block: Uint8Array, count: number, last: boolean): void {
  const words = new DataView(block.buffer, block.byteOffset, BLOCK)
  const m = Array.from({ length: 16 }, (_, at) => words.getBigUint64(8 * at, true))
  const v = [...h, ...IV]
  v[12] = v[12]! ^ BigInt(count)
  if (last) v[14] = v[14]! ^ MASK
  for (let round = 0; round < 12; round++) {
    const s = SIGMA[round % 10]!
    for (let at = 0; at < 4; at++) mix(v, at, at + 4, at + 8, at + 12, m[s[2 * at]!]!, m[s[2 * at + 1]!]!)
    for (let at = 0; at < 4; at++) {
      mix(v, at, 4 + ((at + 1) % 4), 8 + ((at + 2) % 4), 12 + ((at + 3) % 4), m[s[8 + 2 * at]!]!, m[s[9 + 2 * at]!]!)
    }
  }
  for (let at = 0; at < 8; at++) h[at] = h[at]! ^ v[at]! ^ v[at + 8]!
}

/** The hash of `message`, `size` bytes long, under a key that is not empty. */
export function blake2b(message: Uint8Array, key: Uint8Array, size: number): Uint8Array {
  const data = new Uint8Array(BLOCK * (1 + Math.ceil(message.length / BLOCK)))
  data.set(key)
  data.set(message, BLOCK)
  const h: bigint[] = [...IV]
  h[0] = h[0]! ^ 0x01010000n ^ (BigInt(key.length) << 8n) ^ BigInt(size)
  for (let from = 0; from < data.length; from += BLOCK) {
    const last = from + BLOCK >= data.length
    compress(h, data.subarray(from, from + BLOCK), last ? BLOCK + message.length : from + BLOCK, last)
  }
  const out = new DataView(new ArrayBuffer(64))
  h.forEach((word, at) => out.setBigUint64(8 * at, word, true))
  return new Uint8Array(out.buffer, 0, size)
}
