// Before the first paint, so that nobody who chose dark is dazzled. src/lib/theme.svelte.ts does the rest.
try {
  const theme = localStorage.getItem('aegean.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // a browser that keeps nothing: the system's colours
}
