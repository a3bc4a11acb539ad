import type { SupportColumn } from './support-state.ts'

import styles from './support-cells.module.css'

type SupportHeadProps = {
  readonly columns: readonly SupportColumn[]
  readonly last: string
}

/**
 * The head over rows of `SupportCells`: brands over devices. Hidden from screen readers, because
 * each row names the browsers itself.
 */
export function SupportHead({ columns, last }: SupportHeadProps) {
  return (
    <div className={styles.head} aria-hidden="true">
      {columns.map(({ id, brand, device, name }) => (
        <span key={id} title={name}>
          <span>{brand}</span>
          {device !== '' && <span className={styles.device}>{device}</span>}
        </span>
      ))}
      <span className={styles.usage}>{last}</span>
    </div>
  )
}
