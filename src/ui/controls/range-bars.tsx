import type { Range } from './range.ts'

import styles from './number-range.module.css'

/** Results at one value of a range. */
export type RangeBar = { readonly value: number; readonly count: number }

type RangeBarsProps = { readonly bars: readonly RangeBar[]; readonly range: Range }

/** The distribution over the range, for the eye only: the fields below say and do the same. */
export function RangeBars({ bars, range: { min = -Infinity, max = Infinity } }: RangeBarsProps) {
  const highest = Math.max(1, ...bars.map((bar) => bar.count))
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map(({ value, count }) => (
        <span
          key={value}
          className={styles.bar}
          data-inside={(value >= min && value <= max) || undefined}
          style={{ blockSize: `${(count / highest) * 100}%` }}
          title={`${value}: ${count}`}
        />
      ))}
    </div>
  )
}
