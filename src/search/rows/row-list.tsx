import type { ReactNode } from 'react'

import { browserColumns } from '#search/lists/browser-columns.ts'
import { SupportHead } from '#ui/support/support-head.tsx'

import styles from './row-list.module.css'

type RowListProps = {
  /** Rows, each in an `<li>`. */
  readonly children: ReactNode
  /** Over the column behind the browsers; absent where rows have no browser cells. */
  readonly last?: string | undefined
  /** Heads of other columns. */
  readonly heads?: ReactNode
}

/** Rows as a list, under the heads of their columns. The role keeps it a list in WebKit, which has none without bullets. */
export function RowList({ children, last, heads }: RowListProps) {
  return (
    <>
      {(heads ?? last) && (
        <div className={styles.heads}>
          {last ? <SupportHead columns={browserColumns} last={last} /> : heads}
        </div>
      )}
      <ul role="list" className={styles.rows}>
        {children}
      </ul>
    </>
  )
}
