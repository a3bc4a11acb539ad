import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'

import { useHead } from '#routes/layout/head.ts'
import { FilterChips } from '#search/filters/filter-chips.tsx'
import { FilterColumn } from '#search/filters/filter-column.tsx'
import { listOf } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { ListSearch } from '#search/results/list-search.tsx'
import { ResultAnnouncements } from '#search/results/result-announcements.tsx'
import { ResultHead } from '#search/results/result-head.tsx'
import { ResultList } from '#search/results/result-list.tsx'
import type { RowsProps } from '#search/results/result-list.tsx'
import { ResultPages } from '#search/results/result-pages.tsx'
import { SearchProblem } from '#search/results/search-problem.tsx'
import { FILTERS_ID, RESULTS_ID } from '#search/state/element-ids.ts'
import { defaultState, formatListState } from '#search/state/url-state.ts'
import { useListState } from '#search/state/use-list-state.ts'
import { SkipLink } from '#ui/text/skip-link.tsx'

import styles from './list-view.module.css'

const ListTools = lazy(loadTools)

type ListViewProps<Hit> = {
  readonly id: ListDefinition['id']
  /** Shows the hits; wrapped in `memo`. */
  readonly Rows: ComponentType<RowsProps<Hit>>
  /** One sentence for search engines and previews. */
  readonly description: string
}

/** A list with its filters: what `/features` and its like show. */
export function ListView<Hit>({ id, Rows, description }: ListViewProps<Hit>) {
  return (
    <ListSearch list={listOf(id)}>
      <ListHead description={description} />
      <SkipLink target={RESULTS_ID}>Skip to results</SkipLink>
      <SkipLink target={FILTERS_ID}>Skip to filters</SkipLink>
      <div className={styles.page}>
        <div data-print="no">
          <FilterColumn />
        </div>
        <div className={styles.results}>
          <ResultHead>
            <Suspense>
              <ListTools />
            </Suspense>
          </ResultHead>
          <FilterChips />
          <SearchProblem />
          <ResultList Rows={Rows} />
          <ResultPages />
        </div>
      </div>
      <ResultAnnouncements />
    </ListSearch>
  )
}

function ListHead({ description }: { readonly description: string }) {
  const { list, state } = useListState()
  const q = state.q.trim()
  useHead({
    title: q === '' ? list.title : `${q} · ${list.title}`,
    description,
    // Filters and pages are ways to look at one list; only the words make a page worth finding.
    canonical: list.path + formatListState(list, { ...defaultState, q }),
  })
  return null
}

/** A list whose tools do not arrive is still a list. */
async function loadTools(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('./list-tools.tsx')).ListTools }
  } catch {
    return { default: () => null }
  }
}
