export const themes = ['system', 'light', 'dark'] as const

/** `system` follows the device; the other two override it. */
export type Theme = (typeof themes)[number]

const KEY = 'plinth-theme'

/** What the visitor chose before; `system` if nothing, or where storage is closed. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY)
    return themes.find((theme) => theme === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Shows the page in a theme. Call it with `readTheme()` before the first paint. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** Remembers a choice; nothing is stored for `system`. False where storage is closed: the theme holds till reload. */
export function storeTheme(theme: Theme): boolean {
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
    return true
  } catch {
    return false
  }
}

/**
 * Shows the theme that was chosen elsewhere: in another tab, or none after all that the site keeps was deleted. Calls
 * back with it. Returns the function that ends it.
 */
export function followTheme(listener: (theme: Theme) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return
    const theme = readTheme()
    applyTheme(theme)
    listener(theme)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
