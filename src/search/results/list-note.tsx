import { useResultsState } from '#search/state/use-results-state.ts'

import { CorrectionNote } from './correction-note.tsx'
import { OrderNote } from './order-note.tsx'
import { QuestionOffer } from './question-offer.tsx'
import { ListTargets } from './targets-button.tsx'

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
