/** Figures of a match as charts, as a table and as a file. */

import type { Chart } from '../lib/types'

/** Whole numbers for the axis from 0 to at least `most`, about `wanted` of them. */
export function ticks(most: number, wanted = 5): number[] {
  const top = Math.max(1, most)
  const rough = top / Math.max(1, wanted - 1)
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)))
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power)
  const count = Math.ceil(top / step)
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}

/** Which labels of the lower axis are written, so that they do not touch: every so many. */
export function labelEvery(count: number, room: number, each = 28): number {
  return Math.max(1, Math.ceil((count * each) / Math.max(1, room)))
}

/** So many or a few more: steps that one reads at a glance. */
export function roundStep(every: number): number {
  return every < 5 ? every : ([5, 10, 20, 25, 50, 100, 200, 250, 500].find((one) => one >= every) ?? every)
}

/** The label that is next to a place between them. */
export function nearest(labels: readonly number[], place: number): number {
  return labels.reduce((best, label) => (Math.abs(label - place) < Math.abs(best - place) ? label : best), labels[0] ?? 0)
}

/** A share of 1 as points of 100, with a sign. */
export function points(share: number): string {
  const rounded = Math.round(100 * share)
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0'
}

/** Where a value lies between two ends of the picture. */
export function scale(value: number, most: number, low: number, high: number): number {
  return most ? low + (value / most) * (high - low) : low
}

/** Pushes apart what would lie on each other, and keeps it inside: signs at the ends of lines. */
export function apart(places: readonly number[], gap: number, least: number, most: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]! || a - b)
  const made = [...places]
  let floor = least
  for (const at of order) {
    made[at] = Math.max(made[at]!, floor)
    floor = made[at]! + gap
  }
  let ceiling = most
  for (const at of [...order].reverse()) {
    made[at] = Math.min(made[at]!, ceiling)
    ceiling = made[at]! - gap
  }
  return made
}

/** What counts at the end: the last value of something one has, the sum of what was spent (it has no value at the
 * start, label 0). */
export function total(chart: Pick<Chart, 'labels' | 'series'>, seat: number): number {
  const values = chart.series[seat] ?? []
  return chart.labels[0] === 0 ? (values.at(-1) ?? 0) : values.reduce((sum, value) => sum + value, 0)
}

/** Seats from the first place to the last; shared places in the order of the seats. */
export function ranking(places: readonly number[]): { seat: number; place: number }[] {
  return places.map((place, seat) => ({ seat, place })).sort((a, b) => a.place - b.place || a.seat - b.seat)
}

/** A spreadsheet may take a name for a formula: a quote in front keeps it a name. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One row a figure and label: figure, label, one column a seat. */
export function csv(charts: readonly Chart[], names: readonly string[], heads: readonly [string, string]): string {
  const rows: (string | number)[][] = [[...heads, ...names]]
  for (const chart of charts) {
    chart.labels.forEach((label, at) => rows.push([chart.title, label, ...chart.series.map((values) => values[at] ?? '')]))
  }
  return rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
}
