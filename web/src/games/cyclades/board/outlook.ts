/** What the server says would happen at a place that is lit. */

import { nameOf, type Target } from '../../../lib/contract'
import type { TableModel } from '../../../lib/table.svelte'
import type { CycladesView } from '../../../lib/views/cyclades'
import type { IsleDrawing, SlotDrawing } from './drawing'

export interface Outlook {
  /** Of the attacker, at best: between 0 and 1; null without a fight. */
  chance: number | null
  /** The isle would change hands without a fight. */
  takes: boolean
}

const QUIET: Outlook = { chance: null, takes: false }

/** The slots whose buildings a metropolis would destroy, at all isles where it may be placed now. */
export function doomed(table: TableModel, isles: readonly IsleDrawing[], view: CycladesView): SlotDrawing[] {
  const names = table.picker.left
    .filter(({ hint }) => Array.isArray(hint?.destroys) && hint.destroys.length > 0)
    .map(({ values }) => values.isle)
  return isles
    .filter(({ isle }) => names.includes(isle))
    .flatMap(({ isle, slots }) => {
      const built = view.isles.find((one) => one.isle === isle)?.slots ?? []
      return slots.filter(({ covered }, at) => covered && built[at])
    })
}

export function outlook(target: Target, table: TableModel): Outlook {
  if (!table.picker.lit.has(target)) return QUIET
  const name = nameOf(target)
  let chance: number | null = null
  let takes = false
  for (const choice of table.picker.choices) {
    if (choice.target !== target) continue
    for (const { values, hint } of choice.offers) {
      if (values.to !== name) continue
      const battle = hint?.battle as { attacker: number } | undefined
      if (battle) chance = Math.max(chance ?? 0, battle.attacker)
      if (hint && 'takes' in hint) takes = true
    }
  }
  return { chance, takes }
}
