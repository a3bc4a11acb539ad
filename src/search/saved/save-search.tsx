import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'

import { SaveToggle } from './save-toggle.tsx'

type SaveSearchProps = {
  readonly address: string
  readonly count: number | undefined
}

export function SaveSearch({ address, count }: SaveSearchProps) {
  return <SaveToggle kind="search" thing={{ objectID: address, count }} name="this search" worded />
}

/** Saves the search of a list, inside `ListSearch`: the same on all its pages. */
export function SaveListSearch() {
  const { state, href } = useListState()
  const { total, isOld, kind } = useResultsState()
  const count = kind === 'results' && !isOld ? total : undefined
  return <SaveSearch address={href({ ...state, q: state.q.trim(), page: 1 })} count={count} />
}
