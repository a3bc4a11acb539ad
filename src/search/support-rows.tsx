import type { ReactNode } from 'react'

import { SupportHead } from '#ui/support-head.tsx'

import { browserColumns } from './browser-columns.ts'

import styles from './support-rows.module.css'

/** Rows that end in browser cells, under the heads of their columns. */
export function SupportRows({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div className={styles.heads}>
        <SupportHead columns={browserColumns} />
      </div>
      {children}
    </>
  )
}
