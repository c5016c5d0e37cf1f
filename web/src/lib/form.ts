/** Keeps what was typed through reloads, errors and detours: it is gone only when the tab is closed. */

interface Kept {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

function store(): Kept | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** What was kept, laid over the defaults; fields that the defaults do not have, or of another type, are dropped. */
export function keptForm<T extends object>(name: string, defaults: T, kept: Kept | null = store()): T {
  try {
    const found: unknown = JSON.parse(kept?.getItem(`aegean.form.${name}`) ?? '{}')
    if (typeof found !== 'object' || found === null) return defaults
    const given = Object.entries(found).filter(([key, value]) => {
      const usual = (defaults as Record<string, unknown>)[key]
      return key in defaults && typeof usual === typeof value && Array.isArray(usual) === Array.isArray(value)
    })
    return { ...defaults, ...Object.fromEntries(given) }
  } catch {
    return defaults
  }
}

export function keepForm(name: string, form: object, kept: Kept | null = store()): void {
  try {
    kept?.setItem(`aegean.form.${name}`, JSON.stringify(form))
  } catch {
    // then it lives as long as the page
  }
}

export function forgetForm(name: string, kept: Kept | null = store()): void {
  try {
    kept?.removeItem(`aegean.form.${name}`)
  } catch {
    // nothing was kept
  }
}
