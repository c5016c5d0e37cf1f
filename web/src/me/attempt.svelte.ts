/** One thing that is sent and may be refused: a form, a button. */

import { Refused } from '../lib/refused'
import { say } from '../lib/words.svelte'

export class Attempt {
  busy = $state(false)
  /** What went wrong, in words. */
  trouble = $state('')
  /** It worked, and nothing was changed since. */
  done = $state(false)

  async run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.trouble = ''
    this.done = false
    try {
      await work()
      this.done = true
    } catch (error) {
      this.trouble = error instanceof Refused ? error.text : say('web-failed')
    } finally {
      this.busy = false
    }
  }
}
