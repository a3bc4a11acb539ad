import type { SupportCell } from './support-state.ts'

import styles from './support-cells.module.css'

type SupportMarkProps = { readonly cell: SupportCell }

/** One support value in its colour and pattern, with the words as its title; for cells of grids and tables. */
export function SupportMark({ cell }: SupportMarkProps) {
  return (
    <span className={styles.mark} data-kind={cell.kind} title={cell.title}>
      {cell.text}
    </span>
  )
}
