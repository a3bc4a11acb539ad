import { coreBrowsers } from '#catalogue/browsers.ts'
import { formatMonth } from '#lib/dates.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { supportCell } from '#ui/support/support-state.ts'
import type { SupportTableRow } from '#ui/support/support-table.tsx'

import type { FeatureDetail } from './feature-queries.ts'

/** The data of a feature in a list row. */
export type SupportedFeature = Pick<FeatureDetail, 'support' | 'shipped'>

/**
 * The first versions with a feature, with their months.
 *
 * @param today `YYYY-MM-DD`
 */
export function firstVersions(
  { support, shipped }: SupportedFeature,
  today: string,
): SupportTableRow['cells'] {
  return browserColumns.map((column, place) => {
    const browser = coreBrowsers[place]
    const date = browser && shipped[browser]
    return {
      cell: supportCell(column, { support, shipped }, today),
      note: date === undefined ? undefined : formatMonth(date),
    }
  })
}
