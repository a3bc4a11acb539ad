import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import type { SupportCell } from './support-state.ts'

import styles from './support-cells.module.css'

type SupportMarkProps = { readonly cell: SupportCell }

/** A support value in its colour and pattern, with a description as its title. */
export function SupportMark({ cell }: SupportMarkProps) {
  return (
    <span className={styles.mark} data-kind={cell.kind} title={cell.title}>
      {cell.text}
    </span>
  )
}

/**
 * A `SupportMark` for cells that screen readers read individually. A bare version is clear under
 * the name of its browser; a dash, a share or a colour is not.
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
