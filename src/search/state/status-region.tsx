import { useState } from 'react'

import { useAnnouncer } from './announcer.ts'
import { useStore } from './use-store.ts'

import styles from '#ui/text/visually-hidden.module.css'

/** The live region of the page; mounted before anything can be said in it. */
export function StatusRegion() {
  const announcer = useAnnouncer()
  return <LiveRegion message={useStore(announcer.message)} />
}

/** For an open modal dialog, which hides the region of the page: what is said while it is open. */
export function ModalStatusRegion() {
  const message = useStore(useAnnouncer().message)
  const [before] = useState(message)
  return (
    <div aria-live="polite" className={styles.hidden}>
      {message === before ? '' : message}
    </div>
  )
}

type LiveRegionProps = {
  /** What to announce; empty until there is something to say. */
  readonly message: string
}

/** A polite live region (`<output>` is one). Mount it empty and once: a region that arrives with its text is not announced. */
export function LiveRegion({ message }: LiveRegionProps) {
  return <output className={styles.hidden}>{message}</output>
}
