// Written by `python -m aegean.server.types` (`make types`) from games/civilization/view.py. Do not edit.

export interface CityView {
  place: number
  squares: string[]
  walls: boolean
  marker: string
  boost: number
  acted: number
  extra: number
  did: number
}

export interface FigureView {
  figure: number
  square: string
  done: boolean
  city: number | null
  posted: boolean
  served: boolean
}

export interface MarkerView {
  back: string
  mark: string | null
  known: number[]
}

export interface EventView {
  level: number
  event: string | null
  known: number[]
}

export interface SeatView {
  seat: number
  colour: string
  civilization: string | null
  home: number
  trade: number
  coins: number
  culture: number
  space: number
  government: string
  unlocked: number[]
  governed: number
  anarchy: number
  techs: Record<string, number>
  blank: number
  tokens: Record<string, number>
  invested: Record<string, number>
  goods: Record<string, number>
  markers: MarkerView[]
  units: Record<string, number>
  unit_cards: number[] | null
  ranks: number[]
  events: EventView[]
  people_up: string[]
  people_down: string[] | null
  people_types: number[]
  reserve: number[]
  henson: number
  waiting: number[]
  settled: string[]
  used: number[]
  offers: number
  relics_due: string[]
  armies: FigureView[]
  scouts: FigureView[]
  armies_left: number
  scouts_left: number
  cities: CityView[]
  limits: Record<string, number>
}

export interface SpotView {
  square: string
  kind: number
  mark: string | null
  known: number[]
}

export interface FightView {
  seats: number[]
  square: string
  city: number
  group: number
  hands: (number[] | null)[]
  hand_sizes: number[][]
  bonus: number[]
  units: number[][]
  wounds: number[][]
  killed: number[][]
  used: number[]
  lost: number[]
  drawn: boolean
  turns: boolean
  first: number
  steel: number
  winner: number
}

export interface CivView {
  game: string
  players: number
  audience: number
  options: Record<string, unknown>
  turn: number
  phase: number
  first: number
  active: number
  tiles: number[]
  turns: number[]
  tiles_left: number[]
  disasters: Record<string, number>
  pieces: Record<string, number>
  spots: SpotView[]
  pinned: string[]
  hasty: number[]
  kremlin: number[]
  victors: number[]
  seats: SeatView[]
  market: Record<string, number>
  pool: number[]
  unit_decks: number[]
  unit_below: number[]
  units_unseen: number[]
  event_decks: number[]
  event_used: number[]
  events_unseen: number[]
  person_deck: number
  people_unseen: string[]
  marks_unseen: number[]
  person_below: string[]
  person_supply: number[]
  wonder_deck: number[]
  wonders_unseen: string[]
  wonder_market: (string | null)[]
  wonder_owner: number[]
  wonder_at: number[]
  forts_left: number
  disasters_left: number[]
  fight: FightView | null
  agenda: unknown[][]
  asked: number[]
  places: number[]
  reason: string
}
