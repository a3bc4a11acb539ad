import { CloseIcon } from '#ui/text/icon.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import styles from './chip.module.css'

type ChipProps = {
  readonly label: string
  readonly onRemove: () => void
}

/** An active filter. Pressing anywhere on the chip removes it: a larger target than its cross. */
export function Chip({ label, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles.chip} data-print="yes" onClick={onRemove}>
      <bdi className={styles.label}>{label}</bdi>
      <VisuallyHidden>, remove this filter</VisuallyHidden>
      <span className={styles.cross}>
        <CloseIcon size={10} />
      </span>
    </button>
  )
}
