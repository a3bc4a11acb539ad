import styles from './visually-hidden.module.css'

type LiveRegionProps = {
  /** What to announce; empty until there is something to say. */
  readonly message: string
}

/** A polite live region (`<output>` is one). Mount it empty and once: a region that arrives with its text is not announced. */
export function LiveRegion({ message }: LiveRegionProps) {
  return <output className={styles.hidden}>{message}</output>
}
