import styles from './skeleton-rows.module.css'

type SkeletonRowsProps = {
  readonly count: number
  /** `result`: as high as a result of a list; `line`: one line of a short list. */
  readonly size?: 'result' | 'line'
}

/** Keeps the layout stable while results load. A live region announces the loading. */
export function SkeletonRows({ count, size = 'result' }: SkeletonRowsProps) {
  const bars = size === 'line' ? [0] : [0, 1]
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row} data-size={size}>
          {bars.map((bar) => (
            <span key={bar} className={styles.bar} />
          ))}
        </div>
      ))}
    </div>
  )
}
