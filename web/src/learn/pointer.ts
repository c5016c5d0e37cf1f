/** Points at something of the table for a moment: a ring around it wherever it is drawn. */

import type { TableModel } from '../lib/table.svelte'
import type { Expected } from './expected'

const FLASH_MS = 700
/** As wide as the light line around the ring. */
const EDGE = 3

/** Where one would click for this: on the board, or among the options. */
function places(table: TableModel, { target, offer }: Expected): Element[] {
  const found: Element[] = target === null ? [] : [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)]
  // an option says the next part, the verb, or, where few are left, the whole action
  const words = [offer.label, table.game.pointing.verb(offer.kind)]
  if (target !== null) words.push(table.game.pointing.label(target, table))
  for (const button of document.querySelectorAll('[data-options] button')) {
    const text = button.querySelector('span')?.textContent?.trim()
    if (text && words.includes(text)) found.push(button)
  }
  return found
}

function ring(element: Element, times: number): void {
  const box = element.getBoundingClientRect()
  if (!box.width || !box.height) return
  const mark = document.createElement('div')
  mark.className = 'lesson-ring'
  // around it, but never cut off by the edge of the window
  const [left, top] = [Math.max(box.left - 6, EDGE), Math.max(box.top - 6, EDGE)]
  Object.assign(mark.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${Math.min(box.right + 6, innerWidth - EDGE) - left}px`,
    height: `${Math.min(box.bottom + 6, innerHeight - EDGE) - top}px`,
    // things are ringed, rows and buttons framed
    borderRadius: Math.abs(box.width - box.height) < 0.6 * Math.max(box.width, box.height) && !element.matches('button') ? '50%' : '10px',
  })
  document.body.append(mark)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!still) {
    mark.animate(
      [
        { opacity: 0, transform: 'scale(1.35)' },
        { opacity: 1, transform: 'scale(1)' },
        { opacity: 0, transform: 'scale(1)' },
      ],
      { duration: FLASH_MS, iterations: times, easing: 'ease-out' },
    )
  }
  setTimeout(() => mark.remove(), FLASH_MS * times)
}

/** What was pointed at is done, or something else is wanted. */
export function pointNowhere(): void {
  for (const mark of document.querySelectorAll('.lesson-ring')) mark.remove()
}

export function pointAt(table: TableModel, expected: Expected, times: number): void {
  pointNowhere()
  const { target } = expected
  if (target !== null && table.hovered === null) {
    table.hovered = target
    setTimeout(() => {
      if (table.hovered === target) table.hovered = null
    }, FLASH_MS * times)
  }
  for (const place of places(table, expected)) {
    place.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    ring(place, times)
  }
}
