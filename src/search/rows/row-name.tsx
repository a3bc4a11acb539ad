import { createContext, type ReactNode, use } from 'react'

import styles from './result-row.module.css'

/** The heading level of rows: one below the list or section that contains them. */
export const RowLevel = createContext<'h2' | 'h3'>('h2')

export function RowName({ children }: { readonly children: ReactNode }) {
  return use(RowLevel) === 'h2' ? (
    <h2 className={styles.name}>{children}</h2>
  ) : (
    <h3 className={styles.name}>{children}</h3>
  )
}
