/** Title and icon of the tab say whose turn it is, also from behind other tabs. */

export function title(game: string): string {
  return game ? `${game.charAt(0).toUpperCase()}${game.slice(1)} · Aegean` : 'Aegean'
}

export function announce(mine: boolean, words: string, game: string): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  document.title = mine ? `● ${words} · ${title(game)}` : title(game)
  if (icon) icon.href = mine ? '/icon-turn.svg' : '/icon.svg'
  return () => {
    if (icon) icon.href = '/icon.svg'
  }
}
