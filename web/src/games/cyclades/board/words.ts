/** Places of the board in words, for ears and for the caption. */

import { kindOf, nameOf, type Target } from '../../../lib/contract'
import type { TableModel } from '../../../lib/table.svelte'
import type { CycladesView } from '../../../lib/views/cyclades'
import { say } from '../../../lib/words.svelte'
import type { BoardDrawing } from './drawing'
import { outlook } from './outlook'

function first(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function isleWords(name: string, table: TableModel): string[] {
  const view = table.view as CycladesView
  const isle = view.isles.find((one) => one.isle === name)
  if (!isle) return []
  const buildings = isle.slots.filter((slot) => slot !== null && slot !== 'metropolis')
  const figures = view.figurines.filter((one) => one.isle === name)
  const horns = isle.prosperity + isle.markers
  return [
    isle.owner === null ? say('label-neutral') : table.name(isle.owner),
    ...(isle.owner === null ? [] : [say('web-cyclades-board-troops', { count: isle.troops })]),
    ...(isle.metropolis ? [say('label-metropolis')] : []),
    ...buildings.map((building) => say(`building-${building}`)),
    ...(horns ? [say('web-cyclades-board-prosperity', { count: horns })] : []),
    ...figures.map((one) => say(`creature-${one.creature}`)),
  ]
}

function seaWords(name: string, table: TableModel): string[] {
  const view = table.view as CycladesView
  const sea = view.seas.find((one) => one.sea === name)
  const drawn = (table.drawing as BoardDrawing).seas.find((one) => one.sea === name)
  return [
    ...(sea ? [table.name(sea.owner), say('web-cyclades-board-fleets', { count: sea.fleets })] : []),
    ...(drawn?.trade ? [say('label-trade-space')] : []),
    ...(view.kraken === name ? [say('creature-kraken')] : []),
  ]
}

function slotWords(name: string, table: TableModel): string[] {
  const [isle, number] = name.split('/')
  const view = (table.view as CycladesView).isles.find((one) => one.isle === isle)
  const building = view?.slots[Number(number) - 1]
  if (!building) return [say('web-cyclades-board-empty')]
  return [building === 'metropolis' ? say('label-metropolis') : say(`building-${building}`)]
}

const PLACES: Record<string, (name: string, table: TableModel) => string[]> = { isle: isleWords, sea: seaWords, slot: slotWords }

/** "Isle N4: Blue, 2 troops, port, prosperity 1"; "" for what is not on the board. */
export function describe(target: Target, table: TableModel): string {
  const words = PLACES[kindOf(target)]
  if (!words || !table.view) return ''
  const { chance, takes } = outlook(target, table)
  const found = [
    ...words(nameOf(target), table),
    ...(chance === null ? [] : [say('web-cyclades-board-odds', { percent: Math.round(100 * chance) })]),
    ...(takes ? [say('web-cyclades-board-takes')] : []),
  ]
  const name = first(table.game.pointing.label(target, table))
  return found.length ? `${name}: ${found.join(', ')}` : name
}
