/** What a game brings to the table page. Everything else is the same for all games. */

import type { Component } from 'svelte'
import type { TableModel } from './table.svelte'
import type { ActionOffer } from './types'

/** Something one can point at: "isle:N4", "sea:C3", "slot:N4/2", "god:ares", "creature:medusa", "seat:2", "n:3". */
export type Target = string

export function target(kind: string, name: string | number): Target {
  return `${kind}:${name}`
}

export function kindOf(target: Target): string {
  return target.slice(0, target.indexOf(':'))
}

export function nameOf(target: Target): string {
  return target.slice(target.indexOf(':') + 1)
}

/** One phase of a round, for the ribbon. */
export interface Phase {
  id: string
  label: string
  now: boolean
}

/** How a game's actions are said by pointing. */
export interface Pointing {
  /** What one points at, in order, to say this action. */
  parts(offer: ActionOffer): Target[]
  /** What a click on something that is not lit may have meant: actions to ask the server about, the likeliest first. */
  attempts(target: Target, table: TableModel): string[]
  /** How a part is called, in the language of the page. */
  label(target: Target, table: TableModel): string
  /** Which actions stand together behind one button of the bar; by their kind if a game does not say. The name of a
   * group may be a target ("die:red"): that lights up while the button is looked at. */
  group?(offer: ActionOffer): string
  /** The word on the button that stands for all actions of a group, such as "Recruit". */
  verb(group: string): string
  /** A shorter word for a part where the button of its group was taken; "" if there is none. */
  within?(target: Target): string
  /** A number with a unit: what the action costs or brings, for its button; "" for nothing. */
  cost(offer: ActionOffer): string
  /** What the action would cost and do, in sentences; "" for nothing. */
  outcome?(offer: ActionOffer, table: TableModel): string
  phases(table: TableModel): Phase[]
  /** How far the match is: "Cycle 3". */
  round(table: TableModel): string
}

export type GamePart = Component<{ table: TableModel }>

export interface GameModule {
  pointing: Pointing
  /** The event with which a round begins, as the log calls it. */
  roundEvent: string
  /** The message that says how a round is called. */
  roundWord: string
  Board: GamePart
  /** What all share: gods with bids, creatures ... */
  Market: GamePart
  /** What a seat owns. */
  Mat: Component<{ table: TableModel; seat: number; own: boolean }>
  /** Covers the board for a moment: a battle. Draws nothing when there is nothing to show. */
  Drama: GamePart
  /** Orders left with the server, if the game has them. */
  Delegate?: Component<{ table: TableModel; close: () => void }>
}
