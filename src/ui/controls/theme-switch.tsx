import { memo, useEffect, useState } from 'react'

import { DarkThemeIcon, LightThemeIcon, SystemThemeIcon } from '#ui/text/icon.tsx'

import type { Theme } from './theme.ts'
import { applyTheme, followTheme, readTheme, storeTheme, themes } from './theme.ts'

import styles from './theme-switch.module.css'

const icons = { system: SystemThemeIcon, light: LightThemeIcon, dark: DarkThemeIcon } as const

const names = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
} as const satisfies Record<Theme, string>

export const ThemeSwitch = memo(function ThemeSwitch() {
  const [theme, setTheme] = useState(readTheme)
  const Icon = icons[theme]
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  const label = `Theme: ${names[theme]}. Switch to ${names[next]}`
  useEffect(() => followTheme(setTheme), [])
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={label}
      title={label}
      onClick={() => {
        applyTheme(next)
        storeTheme(next)
        setTheme(next)
      }}
    >
      <Icon />
    </button>
  )
})
