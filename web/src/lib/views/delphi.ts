// Written by `python -m aegean.server.types` (`make types`) from games/delphi/view.py. Do not edit.

export interface TasksView {
  open: number
  done: Record<string, number>
  shrines: string[]
  statues: number
  offerings: string[]
  offering_white: boolean
  offering_barred: string[]
  monsters: string[]
  monster_white: boolean
  monster_barred: string[]
}

export interface SeatView {
  seat: number
  colour: string
  ship: string | null
  at: string
  arrived: boolean
  favours: number
  strength: number
  gods: Record<string, number>
  injuries: Record<string, number>
  must_recover: boolean
  cards: Record<string, number>
  dice: string[]
  equipment: string[]
  companions: string[][]
  waiting: string | null
  rolls: string[][]
  tasks: TasksView
  range: number
  storage: number
  offerings: string[]
  statues: string[]
  offerings_made: string[]
  statues_raised: string[]
  monsters_beaten: string[]
  needs_offerings: string[]
  needs_statues: string[]
  needs_monsters: string[]
}

export interface IslandView {
  space: string
  face_down: boolean
  looked: number[]
  player: string | null
  letter: string | null
  shrine: boolean
}

export interface TurnView {
  spent: number[]
  aside: Record<string, number>
  cards_used: number
  apollo_cards: Record<string, number>
  free_colours: number
  all_free: boolean
  extra_used: boolean
}

export interface DelphiView {
  game: string
  players: number
  audience: number
  options: Record<string, unknown>
  placements: number[][]
  start: number
  round: number
  active: number
  turn: TurnView
  seats: SeatView[]
  islands: IslandView[]
  offerings: Record<string, string[]>
  monsters: Record<string, string[]>
  temples: Record<string, string>
  pedestals: Record<string, string[]>
  statues: Record<string, number>
  supply: Record<string, Record<string, number>>
  display: string[]
  equipment_deck: number
  companions: string[][]
  ship_tiles: string[]
  agenda: unknown[][]
  asked: number[]
  places: number[]
  reason: string
}
