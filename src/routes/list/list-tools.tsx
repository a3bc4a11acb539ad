import { formatCount } from '#lib/format-count.ts'
import { TargetsButton } from '#search/results/targets-button.tsx'
import { useLinks } from '#search/state/links.ts'
import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { LazyPanel } from '#search/table/lazy-panel.tsx'
import { useListWidgets } from '#search/widgets/list-widgets-context.ts'
import { Pagination } from '#ui/controls/pagination.tsx'
import { PopoverButton } from '#ui/overlay/popover-button.tsx'

import { ViewSelect } from './view-select.tsx'

import styles from './list-tools.module.css'

export { FilterPanel } from '#search/filters/filter-panel.tsx'
export { EmptyResults } from '#search/results/empty-results.tsx'
export { ListAnswer } from '#search/answers/lazy-answer.tsx'
export { ListNote } from '#search/results/list-note.tsx'

const listMore = async () => (await import('./list-more.tsx')).ListMore

/** What is beside the order: the layout, the visitor's browsers, and a panel with the rest. */
export function ListTools() {
  return (
    <>
      <div className={styles.wide}>
        <ViewSelect variant="word" />
        <TargetsButton />
      </div>
      <div className={styles.more}>
        <PopoverButton label="More" variant="word">
          <LazyPanel load={listMore} />
        </PopoverButton>
      </div>
    </>
  )
}

export function ResultPages() {
  const { Link } = useLinks()
  const { state, href } = useListState()
  const { kind, total } = useResultsState()
  const { currentRefinement, nbPages } = useListWidgets().pages
  if (kind !== 'results') return null
  const reachable = nbPages * state.size
  return (
    <>
      <Pagination
        page={currentRefinement + 1}
        pages={nbPages}
        renderLink={(page, link) => <Link {...link} href={href({ ...state, page })} />}
      />
      {reachable < total && (
        <p>
          {`These pages show the first ${formatCount(reachable)} of ${formatCount(total)} results. Add a word or a filter to see the others.`}
        </p>
      )}
    </>
  )
}
