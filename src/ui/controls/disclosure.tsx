import type { ReactNode } from 'react'

import { ChevronIcon } from '#ui/text/icon.tsx'

import styles from './disclosure.module.css'

type DisclosureProps = {
  readonly label: ReactNode
  /** At the end of the line: the number of values inside. */
  readonly hint?: ReactNode
  /** Whether it starts open; afterwards it is the visitor's. */
  readonly open?: boolean
  /** Told when it is opened or closed: content that is costly can wait for it. */
  readonly onToggle?: (open: boolean) => void
  readonly children: ReactNode
}

/** A native `<details>`: found by the browser's own search, and open without a script. */
export function Disclosure({ label, hint, open = false, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        <span className={styles.label}>{label}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        <span className={styles.chevron}>
          <ChevronIcon />
        </span>
      </summary>
      {children}
    </details>
  )
}
