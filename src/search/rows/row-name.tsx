import type { ReactNode } from 'react'
import { createContext, use } from 'react'

import styles from './result-row.module.css'

/** The level of the headings of rows: one below that of the list or section in which they stand. */
export const RowLevel = createContext<'h2' | 'h3'>('h2')

/** The name of a row, with the link to its page: a heading. */
export function RowName({ children }: { readonly children: ReactNode }) {
  return use(RowLevel) === 'h2' ? (
    <h2 className={styles.name}>{children}</h2>
  ) : (
    <h3 className={styles.name}>{children}</h3>
  )
}
