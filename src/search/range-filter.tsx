import { useInstantSearch } from 'react-instantsearch'

import { NumberRange } from '#ui/number-range.tsx'

import { featureRanges } from './feature-facets.ts'
import type { FeatureRangeKey } from './feature-facets.ts'
import { useSearchServices } from './search-services.ts'
import { makeRange } from './url-values.ts'
import { useFeaturesState } from './use-features-state.ts'

import styles from './filter-panel.module.css'

type RangeFilterProps = { readonly range: FeatureRangeKey }

/** The first year in which anything could be Baseline: that of the first release of Edge. */
const FIRST_YEAR = 2015

/** A number between two ends; over the years stands how many features became available in each. */
export function RangeFilter({ range }: RangeFilterProps) {
  const { today } = useSearchServices()
  const { state, go } = useFeaturesState()
  const years = useYears(range === 'year')
  const { title, limits } = featureRanges[range]
  return (
    <div className={styles.filter}>
      <NumberRange
        label={title}
        limits={range === 'year' ? { min: FIRST_YEAR, max: Number(today.slice(0, 4)) } : limits}
        step={range === 'year' ? 1 : 0.1}
        value={state[range]}
        {...(years && { bars: years })}
        onChange={({ min, max }) => go({ ...state, [range]: makeRange(min, max), page: 1 })}
      />
    </div>
  )
}

type YearBar = { readonly value: number; readonly count: number }

/** Results by year, all years whether or not the range holds them. */
function useYears(isWanted: boolean): readonly YearBar[] | undefined {
  const { results } = useInstantSearch()
  const { today } = useSearchServices()
  if (!isWanted) return undefined
  const values = results.getFacetValues(featureRanges.year.attribute, {})
  const counts = new Map(
    Array.isArray(values) ? values.map(({ name, count }) => [Number(name), count]) : [],
  )
  const last = Number(today.slice(0, 4))
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => ({
    value: FIRST_YEAR + index,
    count: counts.get(FIRST_YEAR + index) ?? 0,
  }))
}
