/* Runs in every page of the tests before its own scripts: notes what the table was told, when that was on screen, and
 * what the person did. */
(() => {
  const seen = { status: null, shown: null, clicks: 0, keys: 0, acted: 0, sent: null, answers: [], table: '' }
  Object.assign(seen, { late: null, held: 'status' })
  window.seen = seen
  const act = (count) => (event) => {
    if (!event.isTrusted) return
    seen[count] += 1
    seen.acted = performance.now()
  }
  addEventListener('pointerdown', act('clicks'), true)
  addEventListener('keydown', act('keys'), true)

  function heard(status) {
    seen.status = status
    // what is drawn in this frame has been seen when the next one begins
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        seen.shown = status
        if (seen.sent && status.seq > seen.sent.seq) {
          seen.answers.push(performance.now() - seen.sent.at)
          seen.sent = null
        }
      }),
    )
  }

  window.WebSocket = class extends WebSocket {
    constructor(url, ...more) {
      super(url, ...more)
      const table = new URL(url, location.href).pathname
      if (table !== seen.table) Object.assign(seen, { table, status: null, shown: null })
      this.addEventListener('message', (event) => {
        // held back: messages of this type are on their way, and the person acts before they are there
        if (seen.late) {
          const news = new MessageEvent('message', { data: event.data })
          if (JSON.parse(event.data).type === seen.held && event.isTrusted) {
            event.stopImmediatePropagation()
            seen.late.push(() => this.dispatchEvent(news))
            return
          }
        }
        const message = JSON.parse(event.data)
        if (message.type === 'status') heard(message)
      })
    }
    send(data) {
      if (JSON.parse(data).type === 'play') seen.sent = { at: seen.acted, seq: seen.status.seq }
      super.send(data)
    }
  }

  /** What the person at this page is asked: its name, or "over"; "" if nothing, null while that is being drawn. */
  window.asked = () => {
    const { shown, status } = seen
    if (!shown || shown !== status || !document.querySelector('.frame svg [data-target]')) return null
    if (shown.state === 'over') return 'over'
    const one = shown.decisions[0]
    return one ? `${one.seat} ${one.since} ${one.kind}` : ''
  }

  /** The question has been answered, or waits only for a second yes. */
  window.answered = (of) => Boolean((asked() !== null && asked() !== of) || document.querySelector('.confirm'))

  /** What has been chosen so far of an action that is said in parts. */
  window.chosen = () => document.querySelector('.back .path')?.innerText ?? ''

  /** What was done has been taken in: the question is answered, waits for a second yes, or more of it is chosen. */
  window.takenIn = (of, before) => !document.querySelector('.row.busy') && (answered(of) || chosen() !== before)

  /** A point of the screen where a click reaches this thing of the board; null if something lies over all of it. */
  window.pointOn = (target) => {
    for (const element of document.querySelectorAll(`[data-target="${target}"]`)) {
      const box = element.getBoundingClientRect()
      // in a row of a list the button is meant, not what stands beside it
      const row = element.localName === 'li'
      for (const part of [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.05, 0.95]) {
        for (const other of [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92]) {
          const [x, y] = [box.left + box.width * other, box.top + box.height * part]
          const found = document.elementFromPoint(x, y)?.closest(row ? 'button.who, button.card' : '[data-target]')
          if (found?.closest('[data-target]') === element) return [x, y]
        }
      }
    }
    return null
  }
})()
