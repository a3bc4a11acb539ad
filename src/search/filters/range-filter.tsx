import { withRange, makeRange } from '#search/address/url-state.ts'
import type { RangeDefinition } from '#search/lists/list-definition.ts'
import { useDays } from '#search/state/days.ts'
import { useListResults, useListState } from '#search/state/list-context.ts'
import { NumberRange } from '#ui/controls/number-range.tsx'

import styles from './filter-panel.module.css'

type RangeFilterProps = { readonly name: string; readonly range: RangeDefinition }

export function RangeFilter({ name, range }: RangeFilterProps) {
  const { today } = useDays()
  const { state, go } = useListState()
  const years = yearsOf(range, today)
  const bars = useBars(range.attribute, years)
  return (
    <div className={styles.filter}>
      <NumberRange
        label={range.title}
        limits={years ?? range.limits}
        step={years === undefined ? 0.1 : 1}
        value={state.ranges[name] ?? {}}
        {...(bars && { bars })}
        onChange={({ min, max }) => go(withRange(state, name, makeRange(min, max)))}
      />
    </div>
  )
}

type Years = { readonly min: number; readonly max: number }

function yearsOf({ years }: RangeDefinition, today: string): Years | undefined {
  if (years === undefined) return undefined
  return { min: years.first, max: Number(today.slice(0, 4)) + years.ahead }
}

type YearBar = { readonly value: number; readonly count: number }

function useBars(attribute: string, years: Years | undefined): readonly YearBar[] | undefined {
  const { results } = useListResults()
  if (years === undefined) return undefined
  const values = results.getFacetValues(attribute, {})
  const counts = new Map(
    Array.isArray(values) ? values.map(({ name, count }) => [Number(name), count]) : [],
  )
  return Array.from({ length: years.max - years.min + 1 }, (_, index) => ({
    value: years.min + index,
    count: counts.get(years.min + index) ?? 0,
  }))
}
