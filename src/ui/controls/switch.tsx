import { type ReactNode, useId } from 'react'

import styles from './switch.module.css'

type SwitchProps = {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children?: ReactNode
}

/** A setting that takes effect immediately. The label is part of the target. */
export function Switch({ label, checked, onChange, children }: SwitchProps) {
  const noteId = useId()
  return (
    <div className={styles.switch}>
      <label className={styles.row}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          className={styles.track}
          aria-describedby={children === undefined ? undefined : noteId}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
        <span className={styles.state} aria-hidden="true">
          {checked ? 'On' : 'Off'}
        </span>
      </label>
      {children !== undefined && (
        <div id={noteId} className={styles.note}>
          {children}
        </div>
      )}
    </div>
  )
}
