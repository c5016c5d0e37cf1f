/** Search as people type: without case and without accents, in any order of words. */

/** One sign without case and accents; may be longer or empty ("ß", a loose accent). */
function foldSign(sign: string): string {
  return sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

export function fold(text: string): string {
  return [...text].map(foldSign).join('')
}

/** The words of a search. */
export function searchWords(search: string): string[] {
  return [...new Set(fold(search).split(/\s+/).filter(Boolean))]
}

export function fits(text: string, words: readonly string[]): boolean {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}

export interface Piece {
  text: string
  hit: boolean
}

/** The text in pieces, those that were searched for marked. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const signs = [...text]
  // for every sign of the folded text the sign of the text it came from
  const from: number[] = []
  let folded = ''
  signs.forEach((sign, at) => {
    for (const one of foldSign(sign)) {
      folded += one
      for (let unit = 0; unit < one.length; unit++) from.push(at)
    }
  })
  const hit = new Array<boolean>(signs.length).fill(false)
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      hit.fill(true, from[at] ?? 0, (from[at + word.length - 1] ?? 0) + 1)
    }
  }
  const pieces: Piece[] = []
  signs.forEach((sign, at) => {
    const last = pieces.at(-1)
    if (last && last.hit === hit[at]) last.text += sign
    else pieces.push({ text: sign, hit: hit[at] ?? false })
  })
  return pieces
}
