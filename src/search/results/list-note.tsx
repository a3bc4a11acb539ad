import { useState } from 'react'
import * as v from 'valibot'

import { shownSort } from '#search/address/ui-state.ts'
import { defaultState } from '#search/address/url-state.ts'
import { chooseOrder } from '#search/insights/choices.ts'
import { useQuestions } from '#search/questions/load-questions.ts'
import { consent } from '#search/state/consent.ts'
import { useLinks } from '#search/state/links.ts'
import { useListState, useListResults } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { useStore } from '#search/state/use-store.ts'
import type { MarkedRecord } from '#search/transport/highlights.ts'
import { Button } from '#ui/controls/button.tsx'

import { QuestionOffer } from './question-offer.tsx'
import { ListTargets } from './targets-button.tsx'
import { useHiddenMarks } from './use-hidden-marks.ts'

export function ListNote() {
  const { answered, isOld } = useResultsState()
  const isText = answered.trim() !== '' && !isOld
  return (
    <>
      <ListTargets />
      {isText && <CorrectionNote />}
      {isText && <QuestionOffer text={answered} />}
      <OrderNote />
    </>
  )
}

function CorrectionNote() {
  const { state, href } = useListState()
  const { hits, answered } = useResultsState<MarkedRecord>()
  const { Link } = useLinks()
  const questions = useQuestions()
  const hidden = [...(useHiddenMarks()?.values() ?? [])].map((marks) => ({
    _highlightResult: marks,
  }))
  const corrected = questions?.correctedQuery(answered, [...hits, ...hidden])
  if (questions === undefined || corrected === undefined) return null
  return (
    <p>
      Showing results for <b>{corrected}</b>.{' '}
      <Link href={href({ ...state, q: questions.literalQuery(state.q), page: 1 })}>
        <span>Search for</span> <bdi>{`“${state.q.trim()}”`}</bdi> <span>instead</span>
      </Link>
    </p>
  )
}

const rankedSchema = v.object({
  _rankingInfo: v.object({
    filters: v.optional(v.number()),
    personalization: v.optional(v.object({ score: v.number() })),
  }),
})

/** Says that the order follows the visitor's earlier use, with a button to undo that. */
function OrderNote() {
  const { hits } = useResultsState()
  const { refresh } = useListResults()
  const { list, state } = useListState()
  const choice = useStore(consent)
  const [hasChosen, setHasChosen] = useState(false)
  if (typeof choice === 'string') return null
  const isOwn = choice.order === 'own'
  // In other orders personalization only breaks ties.
  const isByRelevance = shownSort(list, state) === defaultState.sort
  const isOrdered = isOwn && isByRelevance && followsVisitor(hits)
  // The visitor can redo what was just undone, while the list is mounted.
  if (!isOrdered && (isOwn || !hasChosen)) return null
  const change = () => {
    setHasChosen(true)
    chooseOrder(isOwn ? 'common' : 'own')
    refresh()
  }
  return (
    <p>
      <span>{isOwn ? 'Ordered for you.' : 'In the order for everybody.'}</span>{' '}
      <Button variant="quiet" onClick={change}>
        {isOwn ? 'Use the order for everybody' : 'Order it for me'}
      </Button>
    </p>
  )
}

/** The hosted provider scores hits for the visitor; on the embedded one optional filters match. */
function followsVisitor(hits: readonly unknown[]): boolean {
  const ranked = hits.filter((hit) => v.is(rankedSchema, hit)).map(({ _rankingInfo: info }) => info)
  const matched = new Set(ranked.map(({ filters }) => filters))
  return matched.size > 1 || ranked.some(({ personalization }) => (personalization?.score ?? 0) > 0)
}
