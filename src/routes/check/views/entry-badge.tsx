import { type BaselineStatus, baselineLabels, widelyStep } from '#catalogue/baseline.ts'
import { epochSeconds } from '#lib/dates.ts'
import { OtherStep } from '#routes/detail/baseline-way.tsx'
import { useDays } from '#search/state/days.ts'
import { Badge } from '#ui/support/badge.tsx'

import row from '#search/rows/result-row.module.css'

type EntryBadgeProps = {
  readonly status: BaselineStatus
  /** `YYYY-MM-DD` on which it became newly available. */
  readonly newly: string | undefined
  /** Without a pill, for the many of a list. */
  readonly plain?: boolean
}

/** The Baseline status, and the step that has come by date, in the words of the page of the entry. */
export function EntryBadge({ status, newly, plain = false }: EntryBadgeProps) {
  const { today } = useDays()
  const since = status === 'newly' ? newly : undefined
  const dates = { baseline: status, ...(since !== undefined && { newlyDate: epochSeconds(since) }) }
  return (
    <>
      <Badge status={status} label={baselineLabels[status]} since={since} plain={plain} />
      {widelyStep(dates, today)?.certainty === 'due' && (
        <span className={row.remark}>
          <OtherStep dates={dates} />
        </span>
      )}
    </>
  )
}
