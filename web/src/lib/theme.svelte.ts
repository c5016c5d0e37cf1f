/** Light, dark, or as the system has it. public/theme.js does the same before the first paint. */

import { remember, remembered } from './kept'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

let chosen = $state<Theme>(THEMES.find((theme) => theme === remembered('theme')) ?? 'auto')

export const theme = {
  get chosen(): Theme {
    return chosen
  },
  choose(next: Theme): void {
    chosen = next
    remember('theme', next)
    if (next === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
  },
}
