import { useResultsState } from '#search/state/use-results-state.ts'

import { CorrectionNote } from './correction-note.tsx'
import { OrderNote } from './order-note.tsx'
import { QuestionOffer } from './question-offer.tsx'
import { ListTargets } from './targets-button.tsx'

/** What a list says about its words: what they were taken for, and what they may ask for; and whose order it is in. */
export function ListNote() {
  const { answered, isOld } = useResultsState()
  return (
    <>
      <ListTargets />
      <CorrectionNote />
      {answered.trim() !== '' && !isOld && <QuestionOffer text={answered} />}
      <OrderNote />
    </>
  )
}
