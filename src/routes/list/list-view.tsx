import { Suspense } from 'react'

import type { Feed } from '#catalogue/feeds.ts'
import type { ListName } from '#catalogue/indices.ts'
import { searchHead } from '#contracts/view-head.ts'
import { useFollowed, useHead } from '#routes/layout/head.ts'
import { listHref } from '#search/address/url-state.ts'
import { FilterChips } from '#search/filters/filter-chips.tsx'
import { FilterColumn } from '#search/filters/filter-column.tsx'
import { listById } from '#search/lists/all.ts'
import { AfterResults } from '#search/results/after-results.tsx'
import { ListPromotion } from '#search/results/list-promotion.tsx'
import { ListSearch } from '#search/results/list-search.tsx'
import { ResultAnnouncements, ResultHead } from '#search/results/result-head.tsx'
import { ResultList } from '#search/results/result-list.tsx'
import { ListProblem } from '#search/results/search-problem.tsx'
import type { RowDefinition } from '#search/rows/row-definition.ts'
import { FILTERS_ID, FIRST_RESULT, RESULTS_ID } from '#search/state/focus-targets.ts'
import { useListState } from '#search/state/list-context.ts'
import { LazyTable } from '#search/table/lazy-table.ts'
import { SkipLink } from '#ui/text/skip-link.tsx'

import {
  EmptyResults,
  FilterPanel,
  ListAnswer,
  ListNote,
  ListTools,
  preloadTools,
  ResultPages,
} from './lazy-tools.ts'

import styles from './list-view.module.css'

// A later list shows its results meanwhile.
void preloadTools()

type ListViewProps = { readonly id: ListName; readonly row: RowDefinition }

/** A list with its filters, such as `/features`. */
export function ListView({ id, row }: ListViewProps) {
  return (
    <ListSearch list={listById(id)}>
      <AfterResults>
        <ListHead />
      </AfterResults>
      <SkipLink target={RESULTS_ID} first={FIRST_RESULT}>
        Skip to results
      </SkipLink>
      <SkipLink target={FILTERS_ID}>Skip to filters</SkipLink>
      <div className={styles.page}>
        <div data-print="no" className={styles.filters}>
          <AfterResults>
            <FilterColumn Panel={FilterPanel} />
          </AfterResults>
        </div>
        <ResultHead>
          <Suspense>
            <AfterResults>
              <ListTools />
            </AfterResults>
          </Suspense>
        </ResultHead>
        <div className={styles.results}>
          <div className={styles.chips}>
            <FilterChips />
          </div>
          <ListProblem />
          <ListPromotion />
          <Suspense>
            <ListAnswer />
          </Suspense>
          <Suspense>
            <AfterResults>
              <ListNote />
            </AfterResults>
          </Suspense>
          <ResultList row={row} Table={LazyTable} Empty={EmptyResults} />
          <Suspense>
            <AfterResults>
              <ResultPages />
            </AfterResults>
          </Suspense>
        </div>
      </div>
      <ResultAnnouncements />
    </ListSearch>
  )
}

const noFeeds: readonly Feed[] = []

function ListHead() {
  const { list, state } = useListState()
  const q = state.q.trim()
  const { facets, tree, ranges, browsers, day } = state
  const followed = listHref(list, { q: state.q, facets, tree, ranges, browsers, day })
  useFollowed(list.path, followed.slice(list.path.length), list.feeds ?? noFeeds)
  useHead({
    title: searchHead(list, q, state.page).title,
    description: list.description,
    // Filters and pages are variants of one list; only the query makes a distinct page.
    canonical: listHref(list, { q }),
  })
  return null
}
