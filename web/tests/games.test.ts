import { describe, expect, it } from 'vitest'
import { gameTitle, loadGame, withBoard } from '../src/games'
import { Refused } from '../src/lib/refused'
import type { GameInfo } from '../src/lib/types'

const info = (name: string): GameInfo => ({ name, rules: 1, least_players: 2, most_players: 5, bots: [], options: [] })

describe('games', () => {
  it('are offered if they have a board here', () => {
    const names = withBoard(['civilization', 'cyclades', 'delphi', 'another'].map(info)).map((game) => game.name)
    expect(names).toEqual(['cyclades', 'delphi'])
  })

  it('without a board are refused with words, not by a crash', async () => {
    const trouble: unknown = await loadGame('civilization').catch((error: unknown) => error)
    expect(trouble).toBeInstanceOf(Refused)
    expect((trouble as Refused).code).toBe('no-board')
  })

  it('go by their titles, and by their short names where only the server knows them', () => {
    expect([gameTitle('delphi'), gameTitle('another')]).toEqual(['The Oracle of Delphi', 'Another'])
  })
})
