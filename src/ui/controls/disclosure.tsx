import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

import type { Elements } from '#ui/text/elements.ts'
import { ChevronIcon } from '#ui/text/icon.tsx'

import styles from './disclosure.module.css'

type DisclosureProps = {
  readonly label: ReactNode
  /** Shown at the end of the line: the number of values inside. */
  readonly hint?: ReactNode
  /** Whether it starts open; after that the visitor controls it. */
  readonly open?: boolean
  /** Called when it opens or closes, so that expensive content can be deferred. */
  readonly onToggle?: (open: boolean) => void
  readonly children: Elements
}

/** A native `<details>`: the browser's find-in-page searches it, and it works without a script. */
export function Disclosure({ label, hint, open = false, onToggle, children }: DisclosureProps) {
  const element = useRef<HTMLDetailsElement>(null)
  const reportEarlier = useEffectEvent(() => {
    const isOpen = element.current?.open ?? open
    if (isOpen !== open) onToggle?.(isOpen)
  })
  // Visitors can open and close it before it is hydrated. React keeps that, but does not report it.
  useEffect(() => reportEarlier(), [])
  return (
    <details
      ref={element}
      className={styles.disclosure}
      open={open}
      suppressHydrationWarning
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
