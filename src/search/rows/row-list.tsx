import type { ReactNode } from 'react'

import { browserColumns } from '#search/lists/browser-columns.ts'
import { SupportHead } from '#ui/support/support-head.tsx'
import type { Elements } from '#ui/text/elements.ts'

import styles from './row-list.module.css'

type RowListProps = {
  readonly children: ReactNode
  /** Over the column after the browser cells; absent if rows have none. */
  readonly last?: string | undefined
  readonly heads?: Elements
}

/** WebKit drops list semantics without bullets; the role restores them. */
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
