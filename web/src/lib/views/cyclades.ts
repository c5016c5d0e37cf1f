// Written by `python -m aegean.server.types` (`make types`) from games/cyclades/view.py. Do not edit.

export interface SeatView {
  seat: number
  colour: string
  gold: number | null
  income: number
  priests: number
  philosophers: number
  fleets_left: number
  troops_left: number
  discounts: number
  discounts_used: number
  revenue_paid: number
  metropolises: number
  isles: number
  out: number | null
}

export interface IsleView {
  isle: string
  owner: number | null
  troops: number
  prosperity: number
  markers: number
  metropolis: boolean
  slots: (string | null)[]
}

export interface SeaView {
  sea: string
  owner: number
  fleets: number
}

export interface OfferView {
  god: string
  seat: number
  marker: number
  amount: number
}

export interface FigurineView {
  creature: string
  isle: string | null
  seat: number
  cycle: number
}

export interface CycladesView {
  game: string
  players: number
  audience: number
  board: string
  options: Record<string, unknown>
  cycle: number
  seats: SeatView[]
  isles: IsleView[]
  seas: SeaView[]
  track: (string | null)[]
  pile: number
  discard: string[]
  kraken: string | null
  figurines: FigurineView[]
  gods: string[]
  offers: OfferView[]
  apollo: number[]
  turn_track: number[]
  supply: Record<string, number | null>
  agenda: unknown[][]
  asked: number[]
  places: number[]
  reason: string
}
