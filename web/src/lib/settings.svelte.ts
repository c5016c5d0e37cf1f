/** What a person prefers in this browser. */

import { remember, remembered } from './kept'

export type Speed = 0 | 1 | 2
export type Confirming = 'sealing' | 'never'

function kept<T extends string | number | boolean>(name: string, first: T, allowed: readonly T[]): T {
  const word = remembered(name)
  return allowed.find((value) => String(value) === word) ?? first
}

class Settings {
  /** How fast things move: 0 not at all, 1 as they should, 2 twice as fast. */
  #speed = $state<Speed>(kept<Speed>('speed', 1, [0, 1, 2]))
  #confirm = $state<Confirming>(kept<Confirming>('confirm', 'sealing', ['sealing', 'never']))
  #sound = $state<boolean>(kept<boolean>('sound', false, [true, false]))
  #curtain = $state<boolean>(kept<boolean>('curtain', true, [true, false]))

  get speed(): Speed {
    return this.#speed
  }
  set speed(value: Speed) {
    this.#speed = value
    remember('speed', String(value))
  }
  /** Ask again before what cannot be taken back? */
  get confirm(): Confirming {
    return this.#confirm
  }
  set confirm(value: Confirming) {
    this.#confirm = value
    remember('confirm', value)
  }
  /** A sound when it is one's turn. */
  get sound(): boolean {
    return this.#sound
  }
  set sound(value: boolean) {
    this.#sound = value
    remember('sound', String(value))
  }
  /** Several people at one screen: hide everything until the next one has sat down. */
  get curtain(): boolean {
    return this.#curtain
  }
  set curtain(value: boolean) {
    this.#curtain = value
    remember('curtain', String(value))
  }
}

export const settings = new Settings()

/** How many milliseconds a movement takes; 0 if nothing is to move. */
export function duration(milliseconds: number): number {
  if (settings.speed === 0) return 0
  if (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return milliseconds / settings.speed
}
