import { useState } from 'react'

import { useAnnouncer } from './announcer.ts'
import { useStore } from './use-store.ts'

import styles from '#ui/text/visually-hidden.module.css'

/** The live region of the page; mounted before any announcement. */
export function StatusRegion() {
  const announcer = useAnnouncer()
  return <LiveRegion message={useStore(announcer.message)} />
}

/** For a modal dialog, which hides the page's live region: repeats its announcements. */
export function ModalStatusRegion() {
  const message = useStore(useAnnouncer().message)
  const [before] = useState(message)
  return (
    <div aria-live="polite" className={styles.hidden}>
      {message === before ? '' : message}
    </div>
  )
}

/** A polite live region (`<output>` is one). Mount it empty: an initial text is not announced. */
export function LiveRegion({ message }: { readonly message: string }) {
  return <output className={styles.hidden}>{message}</output>
}
