import type { ReactNode } from 'react'

import styles from './toggle-button.module.css'

type ToggleButtonProps = {
  readonly pressed: boolean
  /** The accessible name, the same whether pressed or not. It holds the visible words. */
  readonly label: string
  readonly icon: ReactNode
  /** Beside the icon, where there is room. */
  readonly text?: string | undefined
  readonly onToggle: () => void
}

/** A small button that is on or off: 24 px, 44 px for fingers, without being in the way of the line it stands in. */
export function ToggleButton({ pressed, label, icon, text, onToggle }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      {icon}
      {text !== undefined && <span className={styles.text}>{text}</span>}
    </button>
  )
}
