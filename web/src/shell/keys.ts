/** What the keys of a table mean. Plain, so that it can be tested. */

export type KeyMeaning =
  | { does: 'choose'; digit: number }
  | {
      does:
        | 'undo'
        | 'reset'
        | 'end'
        | 'news'
        | 'fit'
        | 'why'
        | 'hint'
        | 'actions'
        | 'back'
        | 'next'
        | 'previous'
        | 'confirm'
        | 'enter-options'
    }

export interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** Where the focus is: nowhere in particular, in the bar of options, on some other control, or in a field. */
export type Focus = 'nowhere' | 'options' | 'control' | 'field'

const LETTERS: Record<string, Exclude<KeyMeaning, { does: 'choose' }>['does']> = {
  u: 'undo',
  r: 'reset',
  e: 'end',
  l: 'news',
  f: 'fit',
  h: 'hint',
  a: 'actions',
  '/': 'actions',
  '?': 'why',
}

export function meaning(pressed: Pressed, focus: Focus, confirming = false): KeyMeaning | null {
  if (focus === 'field' || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  const { key } = pressed
  if (/^[1-9]$/.test(key)) return { does: 'choose', digit: Number(key) }
  const letter = LETTERS[key.toLowerCase()]
  if (letter) return { does: letter }
  if (key === 'Escape') return { does: 'back' }
  if (focus === 'options' || focus === 'nowhere') {
    if (key === 'ArrowRight' || key === 'ArrowDown') return { does: 'next' }
    if (key === 'ArrowLeft' || key === 'ArrowUp') return { does: 'previous' }
  }
  if (focus === 'nowhere') {
    if (key === 'Enter' && confirming) return { does: 'confirm' }
    // the way to what is lit is short: nothing else has the focus, so the options are next
    if (key === 'Tab') return { does: 'enter-options' }
  }
  return null
}

/** Where an element stands, for `meaning`. */
export function focusOf(element: Element | null): Focus {
  if (!element || element === document.body || element === document.documentElement) return 'nowhere'
  if (element.closest('[role="listbox"], input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select')) {
    return 'field'
  }
  if ((element as HTMLElement).isContentEditable) return 'field'
  if (element.closest('[data-options]')) return 'options'
  return element.closest('button, a, [role="button"], [tabindex="0"]') ? 'control' : 'nowhere'
}
