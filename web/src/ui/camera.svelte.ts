/** What part of the board is seen. Moves only when a person moves it. */

const MOST = 5
const CLICK = 6
const MARGIN = 24

export class Camera {
  /** 1: the whole board. */
  zoom = $state(1)
  /** In pixels of the screen. */
  x = $state(0)
  y = $state(0)
  wide = $state(1)
  high = $state(1)

  #fingers = new Map<number, { x: number; y: number }>()
  #start: { x: number; y: number } | null = null
  /** The last press was a drag: the click that follows means nothing. */
  dragged = false

  fit(): void {
    this.zoom = 1
    this.x = 0
    this.y = 0
  }

  /** Closer or farther, with the point (from the middle, in pixels) staying where it is. */
  scale(factor: number, px = 0, py = 0): void {
    const next = Math.max(1, Math.min(MOST, this.zoom * factor))
    const share = next / this.zoom
    this.x = px - (px - this.x) * share
    this.y = py - (py - this.y) * share
    this.zoom = next
    this.#limit()
  }

  move(dx: number, dy: number): void {
    this.x += dx
    this.y += dy
    this.#limit()
  }

  /** Brings what has the focus into view, if it is not. */
  reveal(thing: DOMRect, frame: DOMRect): void {
    if (this.zoom === 1) return
    const into = (from: number, to: number, least: number, most: number) => (from < least ? least - from : to > most ? most - to : 0)
    this.move(
      into(thing.left, thing.right, frame.left + MARGIN, frame.right - MARGIN),
      into(thing.top, thing.bottom, frame.top + MARGIN, frame.bottom - MARGIN),
    )
  }

  /** The middle of the screen always shows the board. */
  #limit(): void {
    const [mostX, mostY] = [((this.zoom - 1) * this.wide) / 2, ((this.zoom - 1) * this.high) / 2]
    this.x = Math.max(-mostX, Math.min(mostX, this.x))
    this.y = Math.max(-mostY, Math.min(mostY, this.y))
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (this.#fingers.size === 1) {
      this.dragged = false
      this.#start = { x: event.clientX, y: event.clientY }
    }
  }

  moved(event: PointerEvent, element: Element): void {
    const finger = this.#fingers.get(event.pointerId)
    if (!finger || !this.#start) return
    const before = [...this.#fingers.values()].map((at) => ({ ...at }))
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y]
    finger.x = event.clientX
    finger.y = event.clientY
    if (!this.dragged) {
      if (Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) < CLICK) return
      this.dragged = true
      element.setPointerCapture(event.pointerId)
    }
    const after = [...this.#fingers.values()]
    if (after.length === 1) this.move(dx, dy)
    else this.#pinch(before, after, element.getBoundingClientRect())
  }

  #pinch(before: { x: number; y: number }[], after: { x: number; y: number }[], box: DOMRect): void {
    const [a, b] = before
    const [c, d] = after
    if (!a || !b || !c || !d) return
    const was = Math.hypot(a.x - b.x, a.y - b.y)
    const is = Math.hypot(c.x - d.x, c.y - d.y)
    this.move((c.x + d.x - a.x - b.x) / 2, (c.y + d.y - a.y - b.y) / 2)
    if (was > 0) this.scale(is / was, (c.x + d.x) / 2 - box.left - box.width / 2, (c.y + d.y) / 2 - box.top - box.height / 2)
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId)
    // after the click that this release may become
    if (!this.#fingers.size) setTimeout(() => (this.dragged = false))
  }

  wheel(event: WheelEvent, element: Element): void {
    event.preventDefault()
    const box = element.getBoundingClientRect()
    const lines = event.deltaMode === 1 ? 18 : 1
    this.scale(
      Math.exp(-event.deltaY * lines * 0.0016),
      event.clientX - box.left - box.width / 2,
      event.clientY - box.top - box.height / 2,
    )
  }
}
