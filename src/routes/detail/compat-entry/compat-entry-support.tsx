import { content } from 'virtual:content'

import type { BaselineStatus } from '#catalogue/baseline.ts'
import type { ReleaseDates } from '#catalogue/content.ts'
import { addMonths, epochSeconds, isoDay } from '#lib/dates.ts'
import { formatMonth } from '#lib/months.ts'
import { isPlainVersion } from '#lib/version.ts'
import type { BaselineStep } from '#routes/detail/baseline-way.tsx'
import { BaselineWay, baselineSteps } from '#routes/detail/baseline-way.tsx'
import { shippedOf } from '#routes/detail/parts-table.tsx'
import type { ContentState } from '#routes/detail/use-content.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import type { SupportCell } from '#ui/support/support-state.ts'
import { supportCell } from '#ui/support/support-state.ts'
import { SupportTable } from '#ui/support/support-table.tsx'

import type { CompatPreview } from './compat-entry-data.ts'

import styles from '../detail.module.css'

type EntrySupportProps = {
  readonly entry: CompatPreview
  readonly dates: ContentState<ReleaseDates>
}

/** From which version on, in each core browser, and the way to Baseline. */
export function EntrySupport({ entry, dates }: EntrySupportProps) {
  const today = content.summary.asOf
  const shipped = shippedOf(entry, dates)
  const support: Readonly<Record<string, string | undefined>> = entry.support
  const noteOf = (browser: string, cell: SupportCell) => {
    const date = shipped[browser]
    if (date !== undefined) return formatMonth(date)
    const coming = /^next (?<version>.+)/.exec(support[browser] ?? '')?.groups?.['version']
    if (coming !== undefined) return `in ${coming}`
    if (dates.status === 'loading') return '\u00A0'
    // A version that the data names without a day is a beta or a plan.
    return dates.status === 'ready' && isPlainVersion(cell.text) ? 'not out yet' : undefined
  }
  return (
    <section className={styles.section} aria-labelledby="support">
      <h2 id="support" className={styles.heading}>
        Support
      </h2>
      <SupportTable
        caption="First version of each browser with support, and its release date"
        rowsAre="Entry"
        columns={browserColumns}
        rows={[
          {
            id: entry.objectID,
            head: 'Support',
            cells: browserColumns.map((column) => {
              const cell = supportCell(column, { support: entry.support, shipped }, today)
              return { cell, note: noteOf(column.id, cell) }
            }),
          },
        ]}
        roomy
      />
      {dates.status === 'failed' && (
        <p className={styles.remark}>
          The release dates could not be loaded; reload the page to see them.
        </p>
      )}
      <BaselineWay steps={baselineWayOf(entry)} />
    </section>
  )
}

type EntryBaseline = {
  readonly baseline?: BaselineStatus | undefined
  /** Epoch seconds UTC. */
  readonly newlyDate?: number
}

/** Months from newly to widely available, by the definition of Baseline. */
const MONTHS = 30

/** The way of a compat entry to Baseline. Its record has the first day only; the second follows from it. */
export function baselineWayOf({ baseline, newlyDate }: EntryBaseline): readonly BaselineStep[] {
  if (newlyDate === undefined || baseline === undefined) return []
  const widely = epochSeconds(addMonths(isoDay(newlyDate), MONTHS))
  return baselineSteps({
    baseline,
    newlyDate,
    ...(baseline === 'widely' ? { widelyDate: widely } : { widelyExpected: widely }),
  })
}
