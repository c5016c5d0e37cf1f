import type { Trouble } from './types'

/** The server said no, or could not be asked. `code` is for programs, `text` for people. */
export class Refused extends Error {
  override readonly name = 'Refused'

  constructor(
    readonly code: string,
    readonly text: string,
  ) {
    super(`${code}: ${text}`)
  }

  static from({ code, text }: Pick<Trouble, 'code' | 'text'>): Refused {
    return new Refused(code, text)
  }
}
