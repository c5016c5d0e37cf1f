/** The bar of options: what one can choose next, as a list with numbers. */

import { kindOf, type Pointing, type Target } from '../lib/contract'
import type { Choice, Picker } from '../lib/picker.svelte'
import type { TableModel } from '../lib/table.svelte'
import type { ActionOffer } from '../lib/types'

export interface Option {
  key: string
  label: string
  cost: string
  /** What lights up on the board while this is looked at. */
  target: Target | null
  /** A verb to take, or a choice to make. */
  verb: string | null
  choice: Choice | null
  /** Ends the turn: last, and quiet. */
  ending: boolean
}

/** The key of each option: its place in the list, but where all are numbers, the number itself. */
export function digits(options: readonly Option[]): (number | null)[] {
  const numbers = options.map((option) => (option.target?.startsWith('n:') ? Number(option.target.slice(2)) : 0))
  if (options.length && numbers.every((number) => number > 0)) return numbers.map((number) => (number < 10 ? number : null))
  return options.map((_, at) => (at < 9 ? at + 1 : null))
}

/** Does the group say what is pointed at first, such as "die:red"? */
function namesThing(group: string): boolean {
  return group.includes(':')
}

/** Many kinds of action at once are asked for by their verb first, unless each thing to point at has one meaning. */
export function byVerb(picker: Pick<Picker, 'kind' | 'chosen' | 'choices' | 'group'>): boolean {
  if (picker.kind !== null || picker.chosen.length) return false
  const pointed = picker.choices.filter((choice) => choice.target !== null)
  const verbs = new Set(pointed.flatMap((choice) => choice.offers.map(picker.group)))
  if ([...verbs].some(namesThing)) return true
  if (verbs.size < 2) return false
  const things = new Set(pointed.map((choice) => kindOf(choice.target ?? '')))
  const plain = pointed.every((choice) => new Set(choice.offers.map(picker.group)).size === 1)
  return things.size > 1 || !plain || pointed.length > 12
}

/** The cost that all of them share; "" if they differ. */
function commonCost(offers: readonly ActionOffer[], pointing: Pointing): string {
  const costs = new Set(offers.map((offer) => pointing.cost(offer)))
  return costs.size === 1 ? ([...costs][0] ?? '') : ''
}

export function optionsOf(picker: Picker, pointing: Pointing, table: TableModel, ending: ActionOffer | null): Option[] {
  const complete = picker.choices.filter((choice) => choice.offer)
  const pointed = picker.choices.filter((choice) => !choice.offer)
  const verbs = byVerb(picker)
  // among verbs a whole sentence is too long, and a game with groups has its own order
  const brief = verbs && pointing.group !== undefined
  const made: Option[] = complete.map((choice) => ({
    key: choice.offer?.text ?? '',
    label: brief && choice.offer ? pointing.verb(picker.group(choice.offer)) : (choice.offer?.label ?? ''),
    cost: choice.offer ? pointing.cost(choice.offer) : '',
    target: null,
    verb: null,
    choice,
    ending: choice.offer === ending,
  }))
  if (verbs) {
    const groups = [...new Set(pointed.flatMap((choice) => choice.offers.map(picker.group)))]
    const things = groups.some(namesThing)
    for (const group of groups) {
      const offers = picker.left.filter((offer) => picker.group(offer) === group)
      const target = namesThing(group) ? group : null
      // where things are named, one that means a single action is that action
      const only = things && offers.length === 1 ? offers[0] : undefined
      const label = only && !target ? only.label : pointing.verb(group)
      const choice = only ? { target: null, offer: only, offers } : null
      made.push({ key: `verb ${group}`, label, cost: commonCost(offers, pointing), target, verb: choice ? null : group, choice, ending: false })
    }
  } else {
    // beside other things to do, a place alone does not say what happens there
    const mixed = picker.kind === null && !picker.chosen.length && complete.length > 0 && pointed.length <= 2
    for (const choice of pointed) {
      const target = choice.target ?? ''
      const only = choice.offers.length === 1 ? choice.offers[0] : undefined
      const label = (picker.kind !== null && pointing.within?.(target)) || pointing.label(target, table)
      made.push({ key: target, label: mixed && only ? only.label : label, cost: commonCost(choice.offers, pointing), target, verb: null, choice, ending: false })
    }
  }
  if (brief) {
    const place = (option: Option): number => picker.left.findIndex((offer) => offer === option.choice?.offer || picker.group(offer) === option.verb)
    made.sort((one, other) => place(one) - place(other))
  }
  return [...made.filter((option) => !option.ending), ...made.filter((option) => option.ending)]
}

/** What has been chosen so far, in words: "Recruit", "Isle N4". */
export function trail(picker: Pick<Picker, 'kind' | 'chosen'>, pointing: Pointing, table: TableModel): string[] {
  const verb = picker.kind === null ? [] : [pointing.verb(picker.kind)]
  return [...verb, ...picker.chosen.map((part) => pointing.label(part, table))]
}
