export const themes = ['system', 'light', 'dark'] as const

/** `system` follows the device; the other two override it. */
export type Theme = (typeof themes)[number]

const KEY = 'plinth-theme'

/** The stored choice; `system` if there is none or storage is unavailable. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY)
    return themes.find((theme) => theme === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Applies a theme to the page. Call it with `readTheme()` before the first paint. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/**
 * Stores the choice; `system` removes the entry. Returns false if storage is unavailable: the theme
 * then lasts until reload.
 */
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
 * Applies the theme when it changes outside this page, in another tab or because storage was
 * cleared, and calls the listener with it.
 *
 * @returns a function that stops following.
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
