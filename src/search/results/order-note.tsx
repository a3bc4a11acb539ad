import { useState } from 'react'
import * as v from 'valibot'

import { shownSort } from '#search/address/ui-state.ts'
import { defaultState } from '#search/address/url-state.ts'
import { chooseOrder } from '#search/insights/choices.ts'
import { consent } from '#search/state/consent.ts'
import { useListResults, useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { useStore } from '#search/state/use-store.ts'
import { Button } from '#ui/controls/button.tsx'

const rankedSchema = v.object({
  _rankingInfo: v.object({
    filters: v.optional(v.number()),
    personalization: v.optional(v.object({ score: v.number() })),
  }),
})

/** Says that the order follows the visitor's earlier use, with a button to undo that. */
export function OrderNote() {
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
