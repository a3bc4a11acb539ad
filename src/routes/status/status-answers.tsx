import { formatCount } from '#lib/format-count.ts'
import { withIndex } from '#lib/with-index.ts'
import { useStore } from '#search/state/use-store.ts'
import type { AnswerTimes } from '#search/transport/answer-log.ts'
import { useProvider } from '#search/transport/client-context.ts'

import { timesChart, timesText } from './status-data.ts'

import textStyles from '#routes/pages/about.module.css'
import styles from './status.module.css'

export function AnswerTimesSection() {
  const times = useStore(useProvider().answers.times)
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className={textStyles.heading}>
        Response times of this visit
      </h2>
      {times.newest.every(({ failed }) => failed) ? (
        <p>{timesText(times)}</p>
      ) : (
        <figure className={styles.figure}>
          <Chart times={times} />
          <figcaption>{timesText(times)}</figcaption>
        </figure>
      )}
      <p className={styles.remark}>
        Response times of all requests since you opened this page. Cached answers do not count.
        Cleared when you leave.
      </p>
    </section>
  )
}

/** Width of a bar, gap between bars, and height of the scale, in units of the SVG. */
const BAR = 6
const GAP = 2
const TOP = 100
/** Keeps bars narrow if there are few. */
const FEWEST = 40

function Chart({ times: { newest } }: { readonly times: AnswerTimes }) {
  const { top, median, bars } = timesChart(newest)
  const width = Math.max(FEWEST, bars.length) * (BAR + GAP)
  return (
    <div className={styles.chart}>
      <span className={styles.scale} aria-hidden="true">
        <span>{`${formatCount(top)} ms`}</span>
        <span>0</span>
      </span>
      {/* Decorative: the caption has the same figures as text. */}
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${TOP}`} preserveAspectRatio="none">
        {withIndex(bars).map(({ place, item: { height, failed, text } }) => (
          <rect
            // Bars are identified by their position alone.
            key={place}
            className={styles.bar}
            data-failed={failed || undefined}
            x={place * (BAR + GAP)}
            y={TOP - Math.max(1, height * TOP)}
            width={BAR}
            height={Math.max(1, height * TOP)}
          >
            <title>{text}</title>
          </rect>
        ))}
        <line
          className={styles.median}
          x1={0}
          x2={width}
          y1={TOP - median * TOP}
          y2={TOP - median * TOP}
        />
      </svg>
      <Legend hasFailures={bars.some(({ failed }) => failed)} />
    </div>
  )
}

function Legend({ hasFailures }: { readonly hasFailures: boolean }) {
  return (
    <span className={styles.legend} aria-hidden="true">
      {`Dashed line: median.${hasFailures ? ' Full-height outlined bars: failures.' : ''}`}
    </span>
  )
}
