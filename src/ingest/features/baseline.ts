import { type BaselineStatus, widelyDay } from '#catalogue/baseline.ts'
import { DISCOURAGED_DAY } from '#catalogue/features/on-day.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { baselineStatus } from '#ingest/compat/records.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'
import { NO_DAY, epochSeconds } from '#lib/dates.ts'

type BaselineFields = Pick<
  FeatureRecord,
  | 'baseline'
  | 'newlyDate'
  | 'newlyMonth'
  | 'newlyYear'
  | 'approx'
  | 'widelyDate'
  | 'widelyExpected'
  | 'available'
>

/** The dates of a feature's availability. Dates are computed ahead, but never the status. */
export function baselineFields({ status, discouraged }: FeatureSource): BaselineFields {
  const baseline = discouraged === undefined ? baselineStatus(status) : 'discouraged'
  const { baseline_low_date: bound, baseline_high_date: high } = status
  if (bound === undefined) return { baseline, available: availableFrom(baseline, {}) }
  const low = bound.replace('≤', '')
  const newlyDate = epochSeconds(low)
  const widelyDate = high === undefined ? undefined : epochSeconds(high.replace('≤', ''))
  return {
    baseline,
    newlyDate,
    newlyMonth: low.slice(0, 7),
    newlyYear: Number.parseInt(low, 10),
    ...(low !== bound && { approx: true as const }),
    ...(widelyDate === undefined
      ? { widelyExpected: epochSeconds(widelyDay(low)) }
      : { widelyDate }),
    available: availableFrom(baseline, { newlyDate, widelyDate }),
  }
}

type Dates = { readonly newlyDate?: number; readonly widelyDate?: number | undefined }

function availableFrom(
  baseline: BaselineStatus,
  { newlyDate = NO_DAY, widelyDate = NO_DAY }: Dates,
): FeatureRecord['available'] {
  return baseline === 'discouraged'
    ? { newly: DISCOURAGED_DAY, widely: DISCOURAGED_DAY }
    : { newly: newlyDate, widely: widelyDate }
}
