/** What the mats show, read out of the view: tasks, cargo, dice. Reading only: no rules. */

import type { TableModel } from '../../../lib/table.svelte'
import type { SeatView } from '../../../lib/views/delphi'
import { say } from '../../../lib/words.svelte'
import { GREEK, TASKS, type HandAid, type Hue, type Use } from '../facts'

/** One Zeus tile. `aboard`: what it asks for is on the ship already. */
export interface Tile {
  task: string
  hue: string
  letter: string
  done: boolean
  aboard: boolean
  key: string
}

function tile(task: string, at: number, more: Partial<Tile>): Tile {
  return { task, hue: '', letter: '', done: false, aboard: false, key: `${task} ${at}`, ...more }
}

/** The tiles of one kind of task: those done first, then the open ones. */
function tilesOf(seat: SeatView, task: string): Tile[] {
  const { tasks } = seat
  const found: Partial<Tile>[] = []
  const done = (hues: readonly string[]): void => {
    // a shrine has no colour
    for (let at = 0; at < (tasks.done[task] ?? 0); at++) found.push({ hue: hues[at] ?? '', done: true })
  }
  const cargo = new Set(task === 'offering' ? seat.offerings : task === 'statue' ? seat.statues : [])
  const white = (): void => {
    const [hue] = cargo
    if (hue !== undefined) cargo.delete(hue)
    found.push({ hue: 'white', aboard: hue !== undefined })
  }
  if (task === 'shrine') {
    done([])
    for (const letter of tasks.shrines) found.push({ letter })
  } else if (task === 'statue') {
    done(seat.statues_raised)
    for (let at = 0; at < tasks.statues; at++) white()
  } else {
    const monsters = task === 'monster'
    done(monsters ? seat.monsters_beaten : seat.offerings_made)
    for (const hue of monsters ? tasks.monsters : tasks.offerings) found.push({ hue, aboard: cargo.delete(hue) })
    if (monsters ? tasks.monster_white : tasks.offering_white) white()
  }
  return found.map((more, at) => tile(task, at, more))
}

export function allTiles(seat: SeatView): { task: string; tiles: Tile[] }[] {
  return TASKS.map((task) => ({ task, tiles: tilesOf(seat, task) }))
}

export function doneOf(seat: SeatView): number {
  return Object.values(seat.tasks.done).reduce((sum, count) => sum + count, 0)
}

/** With how many tasks a player began. */
export function tasksOf(seat: SeatView): number {
  return doneOf(seat) + seat.tasks.open
}

export function hueWord(hue: string): string {
  return say(`godcolour-${hue}`)
}

/** What a Zeus tile asks for, in words. */
export function tileWords(tile: Tile): string {
  const task = say(`task-${tile.task}`)
  const what = tile.letter
    ? `${task} ${GREEK[tile.letter] ?? ''}`
    : tile.hue
      ? say('web-delphi-task', { task, colour: hueWord(tile.hue) })
      : task
  return say(tile.done ? 'web-delphi-tile-done' : tile.aboard ? 'web-delphi-tile-aboard' : 'web-delphi-tile-open', { what })
}

export interface Piece {
  kind: 'offering' | 'statue'
  hue: string
}

export function cargoOf(seat: SeatView): Piece[] {
  return [
    ...seat.statues.map((hue): Piece => ({ kind: 'statue', hue })),
    ...seat.offerings.map((hue): Piece => ({ kind: 'offering', hue })),
  ]
}

export function countOf(cards: Record<string, number>): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0)
}

/** The dice of a seat; those of whose turn it is may be spent. */
export function diceOf(table: TableModel, seat: SeatView): { face: string; spent: boolean }[] {
  const view = table.view
  const acting = view?.active === seat.seat && table.status?.aids?.phase !== 'oracle'
  const spent: number[] = acting ? view.turn.spent : []
  return seat.dice.map((face, at) => ({ face, spent: spent.includes(at) }))
}

/** What one can act with: a die or a card of a face, or the extra action. */
export interface Source {
  kind: 'die' | 'card' | 'extra'
  face: string
}

export function sameSource(one: Source | null, other: Source): boolean {
  return one?.kind === other.kind && one.face === other.face
}

/** What one points at to use it as a colour. */
export function useTarget(source: Source, hue: string): string {
  if (source.kind === 'extra') return `extra:${hue}`
  return hue === source.face ? `${source.kind}:${hue}` : `${source.kind}:${source.face}>${hue}`
}

/** The colours a source can have, with their prices. */
export function usesOf(hand: HandAid | null, source: Source | null): Map<string, Use> {
  if (!source || source.kind === 'extra') return new Map()
  const uses = hand?.[source.kind][source.face as Hue] ?? []
  return new Map(uses.map((use) => [use.colour, use]))
}

