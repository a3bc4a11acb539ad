import { engineGroups } from './engine-versions.ts'
import type { SupportColumn } from './support-state.ts'

import styles from './support-cells.module.css'

type SupportHeadProps = {
  readonly columns: readonly SupportColumn[]
  readonly last: string
}

/**
 * The head over rows of `SupportCells`: engines over their browsers. A phone's browser is named by
 * its device alone, to fit. Hidden from screen readers, because each row names the browsers itself.
 */
export function SupportHead({ columns, last }: SupportHeadProps) {
  return (
    <div className={styles.head} aria-hidden="true">
      {engineGroups(columns).map(({ engine, members }) => (
        <div key={engine} className={styles.group} data-span={members.length}>
          <span className={styles.groupName}>{engine}</span>
          {members.map(({ id, brand, device, name }) => (
            <span key={id} className={styles.browser} title={name}>
              {device === '' ? brand : device}
            </span>
          ))}
        </div>
      ))}
      <span className={styles.usage}>{last}</span>
    </div>
  )
}
