import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

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

/**
 * The same for a cell that is read on its own. A version says enough under the name of its browser; a dash, a share or a
 * colour does not.
 */
export function SpokenSupportMark({ cell }: SupportMarkProps) {
  if (cell.kind === 'plain') return <SupportMark cell={cell} />
  return (
    <>
      <span aria-hidden="true">
        <SupportMark cell={cell} />
      </span>
      <VisuallyHidden>{cell.title}</VisuallyHidden>
    </>
  )
}
