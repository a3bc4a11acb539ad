import { type ReactNode, use } from 'react'

import { withoutText } from '#search/address/url-state.ts'
import {
  ListResultsContext,
  ListStateContext,
  PaintedListContext,
  useListResults,
  useListState,
} from '#search/state/list-context.ts'
import { isAnswered } from '#search/state/use-results-state.ts'

type AfterResultsProps = {
  /** The same element at each render, so that React skips it before the results are painted. */
  readonly children: ReactNode
}

/** Shows a new answer after its results are painted, but the first one and new filters at once. */
export function AfterResults({ children }: AfterResultsProps) {
  const { list, state } = useListState()
  const results = useListResults()
  const painted = use(PaintedListContext)
  const isFirst = painted === null || !isAnswered(painted.results.results)
  const isSame = !isFirst && withoutText(list, painted.state) === withoutText(list, state)
  return (
    <ListResultsContext value={isFirst ? results : painted.results}>
      <ListStateContext value={isSame ? painted.state : state}>{children}</ListStateContext>
    </ListResultsContext>
  )
}
