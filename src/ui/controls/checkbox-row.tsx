import type { ReactNode } from 'react'

import { formatCount } from '#lib/format-count.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import styles from './checkbox-row.module.css'

type CheckboxRowProps = {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly count?: number | undefined
  readonly disabled?: boolean
}

/** A value of a filter: "Widely available", 649 results. The whole row is the target. */
export function CheckboxRow({
  label,
  checked,
  onChange,
  count,
  disabled = false,
}: CheckboxRowProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.label}>
        <bdi>{label}</bdi>
      </span>
      {count !== undefined && (
        <span className={styles.count}>
          <VisuallyHidden>, </VisuallyHidden>
          <span>{formatCount(count)}</span>
          <VisuallyHidden>{count === 1 ? ' result' : ' results'}</VisuallyHidden>
        </span>
      )}
    </label>
  )
}
