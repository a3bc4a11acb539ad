import { coreBrowsers } from '#catalogue/browsers.ts'
import { formatMonth } from '#lib/dates.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { supportCell } from '#ui/support/support-state.ts'
import type { SupportTableRow } from '#ui/support/support-table.tsx'

import type { FeatureDetail } from './feature-queries.ts'

/** The data of a feature in a list row. */
export type SupportedFeature = Pick<FeatureDetail, 'support' | 'shipped' | 'coverage'>

/**
 * The first versions with a feature, with their months; where there is none, a dash with the share
 * of parts that work.
 *
 * @param today `YYYY-MM-DD`
 */
export function firstVersions(
  { support, shipped, coverage }: SupportedFeature,
  today: string,
): SupportTableRow['cells'] {
  return browserColumns.map((column, place) => {
    const browser = coreBrowsers[place]
    const date = browser && shipped[browser]
    const share = (browser && coverage?.[browser]) ?? 0
    const part =
      share > 0 ? `${Math.min(99, Math.max(1, Math.floor(share)))} % of parts` : undefined
    return {
      cell: supportCell(column, { support, shipped }, today),
      note: date === undefined ? part : formatMonth(date),
    }
  })
}
