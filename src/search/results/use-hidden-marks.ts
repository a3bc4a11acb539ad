import { use } from 'react'

import type { HiddenMarks } from '#search/companion/hidden-marks.ts'
import { CompanionContext } from '#search/companion/use-companion.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { explainsMatches } from '#search/transport/explains-matches.ts'

/**
 * Highlights of attributes that the rows of the shown answer do not show. Requested once typing
 * pauses, and until then those of the same text. Undefined if they are not requested for the query.
 */
export function useHiddenMarks(): HiddenMarks | undefined {
  const { answered } = useResultsState()
  const { findings, last } = use(CompanionContext)
  if (!explainsMatches(answered)) return undefined
  // The records of the same text are marked alike, whatever filters it has.
  const known = findings ?? (last?.q === answered ? last : undefined)
  return known?.hiddenMarks ?? nothingKnown
}

const nothingKnown: HiddenMarks = new Map()
