import { type BaselineStatus, openStep, widelyStep } from '#catalogue/baseline.ts'
import { isoDay } from '#lib/dates.ts'
import type { BaselineStep } from '#routes/detail/baseline-way.tsx'

import type { SetItem } from './set-item.ts'

/** The combined Baseline of a set's items. */
export type SetBaseline = {
  /** The status of the whole set; undefined if an item has none. */
  readonly status: Exclude<BaselineStatus, 'discouraged'> | undefined
  readonly blockers: readonly SetItem[]
  readonly without: readonly SetItem[]
  readonly last: readonly SetItem[]
  /** The combined steps of the items with a status; empty for a limited set. */
  readonly steps: readonly BaselineStep[]
}

type Dated = { readonly item: SetItem; readonly newly: string; readonly widely: string }

/** The Baseline of a set on a day (`YYYY-MM-DD`): the latest of the dates of its items. */
export function setBaseline(items: readonly SetItem[], today: string): SetBaseline {
  const without = items.filter(({ baseline }) => baseline === undefined)
  const blockers = items.filter(
    ({ baseline }) => baseline === 'limited' || baseline === 'discouraged',
  )
  if (blockers.length > 0) {
    return { status: 'limited', blockers, without, last: [], steps: [] }
  }
  const dated = items.flatMap((item) => datesOf(item, today))
  const newly = lastOf(dated.map((each) => each.newly))
  const last = dated.filter((each) => each.newly === newly).map(({ item }) => item)
  const areWidely = items.every(({ baseline }) => baseline !== 'newly')
  return {
    status: without.length > 0 || dated.length === 0 ? undefined : areWidely ? 'widely' : 'newly',
    blockers,
    without,
    last,
    steps: dated.length === 0 ? [] : stepsOf({ dated, newly, areWidely, today }),
  }
}

function datesOf(item: SetItem, today: string): readonly Dated[] {
  const widely = widelyStep(item, today)
  return item.newlyDate === undefined || widely === undefined
    ? []
    : [{ item, newly: isoDay(item.newlyDate), widely: widely.day }]
}

type StepOptions = {
  readonly dated: readonly Dated[]
  readonly newly: string
  readonly areWidely: boolean
  readonly today: string
}

function stepsOf({ dated, newly, areWidely, today }: StepOptions): readonly BaselineStep[] {
  const widely = lastOf(dated.map((each) => each.widely))
  const known = (isLast: (each: Dated) => boolean) =>
    dated.filter(isLast).every(({ item }) => item.approx === true) ? 'by' : 'known'
  return [
    { label: 'Newly available', date: newly, certainty: known((each) => each.newly === newly) },
    {
      label: 'Widely available',
      date: widely,
      certainty: areWidely ? known((each) => each.widely === widely) : openStep(widely, today),
    },
  ]
}

function lastOf(days: readonly string[]): string {
  return days.toSorted().at(-1) ?? ''
}
