import type { ReactElement } from 'react'

import styles from './toggle-button.module.css'

type ToggleButtonProps = {
  readonly pressed: boolean
  /** The accessible name, the same in both states. It contains the visible words. */
  readonly label: string
  readonly icon: ReactElement
  readonly text?: string | undefined
  readonly onToggle: () => void
}

/** A toggle button of 24 px, with a touch target of 44 px that does not affect the line. */
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
