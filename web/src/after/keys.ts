/** What the keys of a replay mean. */

import type { Stride } from '../lib/replay.svelte'

export type ReplayKey = 'play' | 'fit' | 'start' | 'end' | { by: Stride; forward: boolean }

const KEYS: Record<string, ReplayKey> = {
  ArrowLeft: { by: 'move', forward: false },
  ArrowRight: { by: 'move', forward: true },
  ArrowUp: { by: 'turn', forward: false },
  ArrowDown: { by: 'turn', forward: true },
  PageUp: { by: 'round', forward: false },
  PageDown: { by: 'round', forward: true },
  Home: 'start',
  End: 'end',
  ' ': 'play',
  f: 'fit',
  F: 'fit',
}

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** Lists and fields keep their keys; the scrub bar does not, so that keys mean the same everywhere. */
export function replayKey(pressed: Pressed, focus: { matches(selector: string): boolean } | null): ReplayKey | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  if (focus?.matches('select, textarea, input:not([type="range"])')) return null
  // whoever stands on a button presses it with the space bar
  if (pressed.key === ' ' && focus?.matches('button, a, [role="button"]')) return null
  return KEYS[pressed.key] ?? null
}
