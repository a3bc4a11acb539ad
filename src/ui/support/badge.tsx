import { formatMonth } from '#lib/dates.ts'

import { BaselineShape } from './baseline-shape.tsx'
import type { BaselineShapeName } from './baseline-shape.tsx'

import styles from './badge.module.css'

type BadgeProps = {
  readonly status: BaselineShapeName
  /** "Widely available". */
  readonly label: string
  /** `YYYY-MM` or `YYYY-MM-DD` since when; shown as "Aug 2025". */
  readonly since?: string | undefined
}

/** The Baseline status: its own shape, its words and its month; colour only repeats them. */
export function Badge({ status, label, since }: BadgeProps) {
  return (
    <span className={styles.badge} data-status={status}>
      <BaselineShape name={status} />
      <span>
        {label}
        {since !== undefined && ` · ${formatMonth(since)}`}
      </span>
    </span>
  )
}
