import type { PageSummary } from '#contracts/content.ts'
import { formatCount } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { lists } from '#search/lists/all.ts'

import { type IndexState, recordsText, stampText } from './status-data.ts'

import textStyles from '#routes/pages/about.module.css'
import styles from './status.module.css'

type IndicesSectionProps = {
  readonly indices: readonly IndexState[]
  readonly isOld: boolean
  readonly summary: PageSummary
}

/** The records and date of each index, compared with what the page expects. */
export function IndicesSection({ indices, isOld, summary }: IndicesSectionProps) {
  return (
    <section aria-labelledby="indices">
      <h2 id="indices" className={textStyles.heading}>
        Indices
      </h2>
      {indices.length === 0 ? (
        <p>Shown when the search answers.</p>
      ) : (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Index</th>
                <th scope="col">Records</th>
                <th scope="col">Data as of</th>
              </tr>
            </thead>
            <tbody>
              {indices.map((index) => (
                <IndexRow key={index.name} index={index} summary={summary} />
              ))}
            </tbody>
          </table>
          <p className={styles.remark}>
            {`${isOld ? 'From an earlier check. ' : ''}Records and dates as reported by each index. Expected: the data this page was built with, as of ${formatDay(summary.asOf)}.`}
          </p>
        </>
      )}
    </section>
  )
}

type IndexRowProps = { readonly index: IndexState; readonly summary: PageSummary }

function IndexRow({ index: { name, records, stamp }, summary }: IndexRowProps) {
  const text = recordsText(records, summary.counts[name])
  return (
    <tr>
      <th scope="row" className={styles.index}>
        {lists.find(({ id }) => id === name)?.title ?? name}
      </th>
      <td>
        <span>{formatCount(records)}</span>{' '}
        <span className={styles.note} data-odd={text !== 'as expected' || undefined}>
          {text}
        </span>
      </td>
      <td>{stampText(stamp, summary)}</td>
    </tr>
  )
}
