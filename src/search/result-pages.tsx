import { usePagination } from 'react-instantsearch'

import { Pagination } from '#ui/pagination.tsx'

import { useSearchServices } from './search-services.ts'
import { useListState } from './use-list-state.ts'
import { useSurface } from './use-surface.ts'

/** The pages of the results, as addresses. */
export function ResultPages() {
  const { Link } = useSearchServices()
  const { state, href } = useListState()
  const { nbPages, currentRefinement } = usePagination()
  const { kind } = useSurface()
  if (kind !== 'results') return null
  return (
    <Pagination
      page={currentRefinement + 1}
      pages={nbPages}
      renderLink={(page, link) => <Link {...link} href={href({ ...state, page })} />}
    />
  )
}
