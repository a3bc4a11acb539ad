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
 * Applies the theme when it changes outside this page: in another tab, or because the stored entries were deleted.
 * Calls back with it.
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
