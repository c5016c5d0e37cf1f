/** Things come and go by fading. Unlike Svelte's own `fade` it does not ask for the style of each of them, which would
 * make the browser work out all styles again and again. */

import type { TransitionConfig } from 'svelte/transition'
import { duration } from '../lib/settings.svelte'

export function appear(_thing: Element): TransitionConfig {
  return { duration: duration(200), css: (part) => `opacity: ${part}` }
}
