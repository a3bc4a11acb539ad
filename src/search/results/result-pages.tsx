import { formatCount } from '#lib/format-count.ts'
import { useLinks } from '#search/state/links.ts'
import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { Pagination } from '#ui/controls/pagination.tsx'

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
          These pages show the first {formatCount(reachable)} of {formatCount(total)} results. Add a
          word or a filter to see the others.
        </p>
      )}
    </>
  )
}
