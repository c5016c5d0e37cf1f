/** Is there one column only? Then one's gods stand on one's own mat, not beside the board. */
import { MediaQuery } from 'svelte/reactivity'

export const phone = new MediaQuery('(max-width: 720px), (max-height: 520px)', false)
