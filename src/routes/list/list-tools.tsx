import { formatCount } from '#lib/format-count.ts'
import type { ListLayout } from '#search/address/url-state.ts'
import { DayButton, TargetsButton } from '#search/results/targets-button.tsx'
import { SaveListSearch } from '#search/saved/save-search.tsx'
import { useLinks } from '#search/state/links.ts'
import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { LazyPanel } from '#search/table/lazy-panel.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { PopoverButton } from '#ui/overlay/popover-button.tsx'

import styles from './list-tools.module.css'

export { FilterPanel } from '#search/filters/filter-panel.tsx'
export { EmptyResults } from '#search/results/empty-results.tsx'
export { answersLoading } from '#search/answers/load-answers.ts'
export { ListAnswer } from '#search/answers/lazy-answer.tsx'
export { ListNote } from '#search/results/list-note.tsx'

const columnChooser = async () => (await import('#search/table/column-chooser.tsx')).ColumnChooser
const listExport = async () => (await import('./list-export.tsx')).ListExport

/** What is beside the number of results: the layout, what is shown, and what to do with it. */
export function ListTools() {
  const { state } = useListState()
  return (
    <>
      <ViewSwitch />
      <TargetsButton />
      <DayButton />
      {state.view === 'table' && (
        <PopoverButton label="Columns">
          <LazyPanel load={columnChooser} />
        </PopoverButton>
      )}
      <PopoverButton label="Export">
        <LazyPanel load={listExport} />
      </PopoverButton>
      <SaveListSearch />
    </>
  )
}

export function ResultPages() {
  const { Link } = useLinks()
  const { state, href } = useListState()
  const { kind, total, pages } = useResultsState()
  if (kind !== 'results') return null
  const reachable = pages * state.size
  return (
    <>
      <Pagination
        page={state.page}
        pages={pages}
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

const layouts = { list: 'List', table: 'Table' } as const satisfies Record<ListLayout, string>

const order: readonly ListLayout[] = ['list', 'table']

function ViewSwitch() {
  const { Link } = useLinks()
  const { state, href } = useListState()
  return (
    <ul aria-label="Layout" className={styles.switch}>
      {order.map((view) => (
        <li key={view}>
          <Link
            href={href({ ...state, view })}
            className={styles.layout}
            aria-current={state.view === view ? 'true' : undefined}
          >
            {layouts[view]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
