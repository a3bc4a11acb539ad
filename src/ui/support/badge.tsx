import { formatMonth } from '#lib/dates.ts'

import { BaselineShape, type BaselineShapeName } from './baseline-shape.tsx'

import styles from './badge.module.css'

type BadgeProps = {
  readonly status: BaselineShapeName
  readonly label: string
  /** `YYYY-MM` or `YYYY-MM-DD`; shown as "Aug 2025". */
  readonly since?: string | undefined
  /** Without a pill, for the many of a list. */
  readonly plain?: boolean
}

/** The Baseline status with its shape, label and month; colour is redundant. */
export function Badge({ status, label, since, plain = false }: BadgeProps) {
  return (
    <span className={styles.badge} data-status={status} data-plain={plain || undefined}>
      <BaselineShape name={status} />
      <span>{`${label}${since !== undefined ? ` · ${formatMonth(since)}` : ''}`}</span>
    </span>
  )
}
