import { useQuestions } from '#search/questions/load-questions.ts'
import { useLinks } from '#search/state/links.ts'
import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import type { MarkedRecord } from '#search/transport/highlights.ts'

import { OrderNote } from './order-note.tsx'
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
