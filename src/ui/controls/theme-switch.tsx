import { useEffect, useState } from 'react'

import { DarkThemeIcon, LightThemeIcon, SystemThemeIcon } from '#ui/text/icon.tsx'

import type { Theme } from './theme.ts'
import { applyTheme, followTheme, readTheme, storeTheme, themes } from './theme.ts'

import styles from './theme-switch.module.css'

const icons = { system: SystemThemeIcon, light: LightThemeIcon, dark: DarkThemeIcon } as const

const label = {
  system: 'Theme: as the system',
  light: 'Theme: light',
  dark: 'Theme: dark',
} as const satisfies Record<Theme, string>

/** One button that steps through the themes and keeps the choice. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(readTheme)
  const Icon = icons[theme]
  useEffect(() => followTheme(setTheme), [])
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={label[theme]}
      title={label[theme]}
      onClick={() => {
        const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
        applyTheme(next)
        storeTheme(next)
        setTheme(next)
      }}
    >
      <Icon />
    </button>
  )
}
