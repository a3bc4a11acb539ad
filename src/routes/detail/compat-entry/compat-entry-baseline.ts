import type { BaselineStatus } from '#catalogue/baseline.ts'
import { addMonths, epochSeconds, isoDay } from '#lib/dates.ts'
import type { BaselineStep } from '#routes/detail/baseline-steps.ts'
import { baselineSteps } from '#routes/detail/baseline-steps.ts'

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
