import { createStore } from '#lib/store.ts'

export const themes = ['system', 'light', 'dark'] as const

/** `system` follows the device; the other two override it. */
export type Theme = (typeof themes)[number]

const KEY = 'plinth-theme'

/** The theme in force. The server knows no other than `system`. */
export const theme = createStore<Theme>('system')

/**
 * Applies the stored theme, and again whenever it changes outside this page: in another tab, or
 * because storage was cleared. Call it before the first paint.
 */
export function startTheme(): void {
  apply(readTheme())
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) apply(readTheme())
  })
}

/**
 * Applies and stores a theme; `system` removes the entry. If storage is unavailable, it lasts until
 * reload.
 */
export function chooseTheme(next: Theme): void {
  apply(next)
  try {
    if (next === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
  } catch {
    // Storage is unavailable.
  }
}

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY)
    return themes.find((known) => known === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

function apply(next: Theme): void {
  theme.set(next)
  if (next === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = next
}
