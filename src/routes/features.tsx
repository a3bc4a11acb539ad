import { FILTERS_ID, RESULTS_ID } from '#search/element-ids.ts'
import { FeatureSearch } from '#search/feature-search.tsx'
import { FilterChips } from '#search/filter-chips.tsx'
import { FilterColumn } from '#search/filter-column.tsx'
import { ResultAnnouncements } from '#search/result-announcements.tsx'
import { ResultHead } from '#search/result-head.tsx'
import { ResultList } from '#search/result-list.tsx'
import { ResultPages } from '#search/result-pages.tsx'
import { SearchProblem } from '#search/search-problem.tsx'
import { useFeaturesState } from '#search/use-features-state.ts'
import { SkipLink } from '#ui/skip-link.tsx'

import { useHead } from './head.ts'
import { paths } from './paths.ts'

import styles from './features.module.css'

/** The list of features: `/features`. */
export function FeaturesView() {
  return (
    <FeatureSearch>
      <FeaturesHead />
      <SkipLink target={RESULTS_ID}>Skip to results</SkipLink>
      <SkipLink target={FILTERS_ID}>Skip to filters</SkipLink>
      <div className={styles.page}>
        <div className={styles.filters}>
          <FilterColumn />
        </div>
        <div className={styles.results}>
          <ResultHead />
          <FilterChips />
          <SearchProblem />
          <ResultList />
          <ResultPages />
        </div>
      </div>
      <ResultAnnouncements />
    </FeatureSearch>
  )
}

const description =
  'Every feature of the web platform with its Baseline status, the browsers that have it and since when.'

function FeaturesHead() {
  const { state } = useFeaturesState()
  const words = state.q.trim()
  useHead({
    title: words === '' ? 'Features' : `${words} · Features`,
    description,
    // Filters and pages are ways to look at one list; only the words make a page worth finding.
    canonical: paths.featuresWith({ q: words }),
  })
  return null
}
