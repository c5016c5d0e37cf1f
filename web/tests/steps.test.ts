import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Steps } from '../src/lib/steps'
import type { ReplayStep } from '../src/lib/types'

/** A server that takes 10 ms, and what it was asked. */
function server(fails = false) {
  const asked: string[] = []
  const aborted: string[] = []
  const shown: number[] = []
  const failed: unknown[] = []
  const ask = (from: number, to: number, _: unknown, signal: AbortSignal) =>
    new Promise<ReplayStep[]>((done, refuse) => {
      asked.push(`${from}-${to}`)
      signal.addEventListener('abort', () => {
        aborted.push(`${from}-${to}`)
        refuse(new Error('aborted'))
      })
      const steps = Array.from({ length: to - from + 1 }, (_, at) => ({ number: from + at }) as ReplayStep)
      setTimeout(() => (fails ? refuse(new Error('broken')) : done(steps)), 10)
    })
  const steps = new Steps(ask, { shown: (step) => shown.push(step.number), failed: (error) => failed.push(error) })
  steps.through({ eyes: -1, language: 'en' }, 300)
  return { steps, asked, aborted, shown, failed }
}

describe('steps of a replay', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('shows a step, then brings what is around it, the nearest first', async () => {
    const { steps, asked, shown } = server()
    void steps.show(100)
    await vi.advanceTimersByTimeAsync(35)
    expect(shown).toEqual([100])
    expect(asked.slice(0, 3)).toEqual(['100-100', '101-120', '80-99'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked.at(-1)).toMatch(/-300$/)
    const before = asked.length
    void steps.show(101)
    expect(shown).toEqual([100, 101])
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked.length - before).toBe(0)
  })

  it('asks only for where the thumb rests', async () => {
    const { steps, asked, shown } = server()
    for (let number = 0; number < 60; number++) {
      void steps.show(number)
      await vi.advanceTimersByTimeAsync(5)
    }
    await vi.advanceTimersByTimeAsync(45)
    expect(shown).toEqual([59])
    expect(asked.filter((one) => one.split('-')[0] === one.split('-')[1])).toEqual(['0-0', '59-59'])
  })

  it('draws what it knows at once, but not more often than the screen', async () => {
    const { steps, shown } = server()
    void steps.show(0)
    await vi.advanceTimersByTimeAsync(2000)
    for (let number = 1; number <= 60; number++) {
      void steps.show(number)
      await vi.advanceTimersByTimeAsync(4)
    }
    await vi.advanceTimersByTimeAsync(20)
    expect(shown.slice(0, 2)).toEqual([0, 1])
    expect(shown.at(-1)).toBe(60)
    expect(shown.length).toBeLessThan(25)
  })

  it('gives up what is no longer wanted', async () => {
    const { steps, aborted, shown } = server()
    void steps.show(5)
    await vi.advanceTimersByTimeAsync(5)
    void steps.show(200)
    await vi.advanceTimersByTimeAsync(60)
    expect(aborted).toEqual(['5-5'])
    expect(shown).toEqual([200])
  })

  it('forgets what other eyes saw', async () => {
    const { steps, asked, shown } = server()
    void steps.show(1)
    await vi.advanceTimersByTimeAsync(500)
    steps.through({ eyes: 2, language: 'en' }, 300)
    const before = asked.length
    void steps.show(1)
    await vi.advanceTimersByTimeAsync(500)
    expect(asked[before]).toBe('1-1')
    expect(shown).toEqual([1, 1])
  })

  it('says when it fails, of what was asked for only', async () => {
    const { steps, failed } = server(true)
    void steps.show(1)
    await vi.advanceTimersByTimeAsync(500)
    expect(failed).toHaveLength(1)
  })
})
