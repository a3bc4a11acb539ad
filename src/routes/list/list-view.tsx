import type { ComponentType, ReactNode } from 'react'
import { Suspense, useState } from 'react'

import type { Feed } from '#catalogue/feeds.ts'
import type { ListName } from '#catalogue/index.ts'
import { searchHead } from '#contracts/heads/view-heads.ts'
import { useFeeds, useHead } from '#routes/layout/head.ts'
import { isListServed, ServedAnswer, useIsAnswerServed } from '#routes/layout/served.tsx'
import { lazyView } from '#routes/lazy-view.ts'
import { listHref } from '#search/address/url-state.ts'
import { FilterChips } from '#search/filters/filter-chips.tsx'
import { FilterColumn } from '#search/filters/filter-column.tsx'
import type { FilterPanelProps } from '#search/filters/filter-panel.tsx'
import { listById } from '#search/lists/all.ts'
import { ListSearch } from '#search/results/list-search.tsx'
import { ResultAnnouncements, ResultHead } from '#search/results/result-head.tsx'
import { ResultList } from '#search/results/result-list.tsx'
import { ListProblem } from '#search/results/search-problem.tsx'
import type { RowDefinition } from '#search/rows/row-definition.ts'
import { FILTERS_ID, FIRST_RESULT, RESULTS_ID } from '#search/state/focus-targets.ts'
import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { AfterResults } from '#search/widgets/after-results.tsx'
import { SkipLink } from '#ui/text/skip-link.tsx'

import type * as ToolsModule from './list-tools.tsx'

import styles from './list-view.module.css'

const ListTools = lazyView(() => loadTool((tools) => tools.ListTools))
const ListNote = lazyView(() => loadTool((tools) => tools.ListNote))
const ResultPages = lazyView(() => loadTool((tools) => tools.ResultPages))
const FilterPanel = lazyView<FilterPanelProps>(() => loadTool((tools) => tools.FilterPanel))
// Preloads immediately: the document's first script has loaded their file by now.
for (const { preload } of [ListTools, ListNote, ResultPages, FilterPanel]) void preload()

type ListViewProps = { readonly id: ListName; readonly row: RowDefinition }

/** A list with its filters, such as `/features`. */
export function ListView({ id, row }: ListViewProps) {
  const [isCovered] = useState(isListServed)
  return (
    <ListSearch list={listById(id)} isCovered={isCovered}>
      <AfterResults>
        <ListHead />
      </AfterResults>
      <UntilAnswered>
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
          <div className={styles.results}>
            <UnlessServed>
              <ResultHead>
                <Suspense>
                  <AfterResults>
                    <ListTools />
                  </AfterResults>
                </Suspense>
              </ResultHead>
              <FilterChips />
              <ListProblem />
              <Suspense>
                <AfterResults>
                  <ListNote />
                </AfterResults>
              </Suspense>
              <ResultList row={row} />
              <Suspense>
                <AfterResults>
                  <ResultPages />
                </AfterResults>
              </Suspense>
            </UnlessServed>
          </div>
        </div>
        <ResultAnnouncements />
      </UntilAnswered>
    </ListSearch>
  )
}

function UntilAnswered({ children }: { readonly children: ReactNode }) {
  return <ServedAnswer isPending={useResultsState().kind === 'waiting'}>{children}</ServedAnswer>
}

/**
 * While the server-rendered results are shown, parts that send no request wait for the page's own
 * results: they would be rendered out of sight.
 */
function UnlessServed({ children }: { readonly children: ReactNode }) {
  const isWaiting = useResultsState().kind === 'waiting'
  return useIsAnswerServed() && isWaiting ? null : children
}

const noFeeds: readonly Feed[] = []

function ListHead() {
  const { list, state } = useListState()
  const q = state.q.trim()
  useFeeds(list.feeds ?? noFeeds)
  useHead({
    title: searchHead(list, q, state.page).title,
    description: list.description,
    // Filters and pages are variants of one list; only the query makes a distinct page.
    canonical: listHref(list, { q }),
  })
  return null
}

type Tools = typeof ToolsModule

/** A list remains usable if its tools fail to load. */
async function loadTool<Props>(
  pick: (tools: Tools) => ComponentType<Props>,
): Promise<ComponentType<Props>> {
  try {
    return pick(await import('./list-tools.tsx'))
  } catch {
    return () => null
  }
}
