import type { FeatureRecord } from '#catalogue/features/record.ts'
import { addMonths, epochSeconds } from '#lib/dates.ts'

import { baselineStatus } from '../compat/records.ts'
import type { FeatureSource } from '../sources/web-features.ts'

/** What is widely available was newly available 30 months before; web-features' rule. */
const MONTHS_TO_WIDELY = 30

type BaselineFields = Pick<
  FeatureRecord,
  'baseline' | 'newlyDate' | 'newlyMonth' | 'newlyYear' | 'approx' | 'widelyDate' | 'widelyExpected'
>

/**
 * When a feature became available and when it will be widely so. The status is web-features' own: dates are computed
 * ahead, never the badge.
 */
export function baselineFields({ status, discouraged }: FeatureSource): BaselineFields {
  const baseline = discouraged === undefined ? baselineStatus(status) : 'discouraged'
  const { baseline_low_date: bound, baseline_high_date: high } = status
  if (bound === undefined) return { baseline }
  const low = bound.replace('≤', '')
  return {
    baseline,
    newlyDate: epochSeconds(low),
    newlyMonth: low.slice(0, 7),
    newlyYear: Number.parseInt(low, 10),
    ...(low !== bound && { approx: true as const }),
    ...(high === undefined
      ? { widelyExpected: epochSeconds(addMonths(low, MONTHS_TO_WIDELY)) }
      : { widelyDate: epochSeconds(high.replace('≤', '')) }),
  }
}
