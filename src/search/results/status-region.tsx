import { useSearchServices, useStore } from '#search/state/search-services.ts'

import styles from '../../ui/text/visually-hidden.module.css'

/** The one live region of the page; mounted before anything can be said in it. */
export function StatusRegion() {
  const { announcer } = useSearchServices()
  return <LiveRegion message={useStore(announcer.message)} />
}

type LiveRegionProps = {
  /** What to announce; empty until there is something to say. */
  readonly message: string
}

/** A polite live region (`<output>` is one). Mount it empty and once: a region that arrives with its text is not announced. */
export function LiveRegion({ message }: LiveRegionProps) {
  return <output className={styles.hidden}>{message}</output>
}
