import { memo, useSyncExternalStore } from 'react'

import { DarkThemeIcon, LightThemeIcon, SystemThemeIcon } from '#ui/text/icon.tsx'

import { chooseTheme, type Theme, theme, themes } from './theme.ts'

const icons = { system: SystemThemeIcon, light: LightThemeIcon, dark: DarkThemeIcon } as const

const names = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
} as const satisfies Record<Theme, string>

type ThemeSwitchProps = {
  /** Whether the theme is named beside its sign. */
  readonly isWorded?: boolean
}

/** Switches from theme to theme. */
export const ThemeSwitch = memo(function ThemeSwitch({ isWorded = false }: ThemeSwitchProps) {
  const current = useSyncExternalStore(theme.subscribe, theme.get, () => theme.initial)
  const Icon = icons[current]
  const next = themes[(themes.indexOf(current) + 1) % themes.length] ?? 'system'
  const label = `Theme: ${names[current]}. Switch to ${names[next]}`
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => {
        chooseTheme(next)
      }}
    >
      <Icon />
      {isWorded && <span>{`Theme: ${names[current]}`}</span>}
    </button>
  )
})
