import type { ReactNode } from 'react'

import { browserColumns } from '#search/lists/browser-columns.ts'
import { SupportHead } from '#ui/support/support-head.tsx'

import styles from './support-rows.module.css'

type SupportRowsProps = {
  readonly children: ReactNode
  /** Over the column behind the browsers; "Usage" unless it holds something else. */
  readonly last?: string
}

/** Rows that end in browser cells, under the heads of their columns. */
export function SupportRows({ children, ...last }: SupportRowsProps) {
  return (
    <>
      <div className={styles.heads}>
        <SupportHead columns={browserColumns} {...last} />
      </div>
      {children}
    </>
  )
}
