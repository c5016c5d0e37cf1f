/** What this browser remembers. One that keeps nothing (private windows, full disks) just forgets. */

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`aegean.${name}`)
  } catch {
    return null
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`aegean.${name}`, value)
  } catch {
    // then not
  }
}
