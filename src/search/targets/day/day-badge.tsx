import { use } from 'react'

import { baselineDay, baselineLabels } from '#catalogue/baseline.ts'
import { baselineOn } from '#catalogue/features/on-day.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { secondsOf } from '#lib/dates.ts'
import { ListStateContext } from '#search/state/list-context.ts'
import { Badge } from '#ui/support/badge.tsx'

export type DayBadgeProps = {
  readonly hit: Pick<FeatureRecord, 'baseline' | 'newlyDate' | 'widelyDate'>
}

/** The Baseline status of a feature on the day of the list. */
export function DayBadge({ hit }: DayBadgeProps) {
  const { baseline } = hit
  const day = secondsOf(use(ListStateContext)?.day ?? '')
  const then = day === undefined ? baseline : baselineOn(hit, day)
  const since = baselineDay({ ...hit, baseline: then })
  return <Badge status={then} label={baselineLabels[then]} since={since} plain />
}
