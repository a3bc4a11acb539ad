import styles from './brand.module.css'

/** The logo (three courses of a plinth) and the name; the caller wraps it in a link. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <svg
        className={styles.mark}
        viewBox="0 0 20 18"
        width="20"
        height="18"
        fill="currentColor"
        aria-hidden="true"
      >
        <rect x="5" y="0" width="10" height="4.4" rx="1" />
        <rect x="2.5" y="6.4" width="15" height="5" rx="1" />
        <rect x="0" y="13" width="20" height="5" rx="1" />
      </svg>
      Plinth
    </span>
  )
}
