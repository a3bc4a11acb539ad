import type { ReleaseDates } from '#contracts/content-files.ts'
import { formatMonth } from '#lib/dates.ts'
import { isPlainVersion } from '#lib/version.ts'
import { shippedOf } from '#routes/detail/parts-table.tsx'
import { SupportSection } from '#routes/detail/support-section.tsx'
import type { ContentState } from '#routes/detail/use-content.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { useDays } from '#search/state/days.ts'
import { type SupportCell, supportCell } from '#ui/support/support-state.ts'

import type { CompatPreview } from './compat-entry-data.ts'

type EntrySupportProps = {
  readonly entry: CompatPreview
  readonly dates: ContentState<ReleaseDates>
}

/** The first supporting version in each core browser. */
export function EntrySupport({ entry, dates }: EntrySupportProps) {
  const { today } = useDays()
  const shipped = shippedOf(entry, { dates, today })
  const noteOf = (browser: string, cell: SupportCell) => {
    const date = shipped[browser]
    if (date !== undefined) return formatMonth(date)
    if (dates.status === 'loading') return '\u00A0'
    // A version without a date in the data is a beta or planned.
    return dates.status === 'ready' && isPlainVersion(cell.text) ? 'not released' : undefined
  }
  return (
    <SupportSection
      cells={browserColumns.map((column) => {
        const cell = supportCell(column, { support: entry.support, shipped }, today)
        return { cell, note: noteOf(column.id, cell) }
      })}
      remark={
        dates.status === 'failed'
          ? 'Release dates could not be loaded. Reload the page to try again.'
          : undefined
      }
    />
  )
}
