import { useListState } from '#search/state/list-context.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { useStoreOfResults } from '#search/state/use-store.ts'
import { explainsMatches } from '#search/transport/explains-matches.ts'
import type { HiddenMarks } from '#search/transport/hidden-marks.ts'

/**
 * Highlights of attributes that the rows of the shown answer do not show. Requested once typing
 * pauses, and empty until then. Undefined if they are not requested for the query.
 */
export function useHiddenMarks(): HiddenMarks | undefined {
  const { list } = useListState()
  const { answered } = useResultsState()
  const { countingClient } = useSearchServices()
  const known = useStoreOfResults(countingClient.hiddenMarks)
  if (!explainsMatches(answered)) return undefined
  return known.list === list && known.query === answered ? known.marks : nothingKnown
}

const nothingKnown: HiddenMarks = new Map()
