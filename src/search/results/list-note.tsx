import { useState, useMemo } from 'react'
import * as v from 'valibot'

import { formatCount } from '#lib/format-count.ts'
import { shownSort } from '#search/address/ui-state.ts'
import { defaultState, listHref, type ListState } from '#search/address/url-state.ts'
import { useAnswers } from '#search/answers/load-answers.ts'
import { chooseOrder } from '#search/insights/choices.ts'
import { useQuestions } from '#search/questions/load-questions.ts'
import type { QuestionSearch } from '#search/questions/question-search.ts'
import { consent } from '#search/state/consent.ts'
import { useDays } from '#search/state/days.ts'
import { focusResultsHere } from '#search/state/focus-targets.ts'
import { useLinks } from '#search/state/links.ts'
import { useListState, useListResults } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { useStore } from '#search/state/use-store.ts'
import { listConditions } from '#search/targets/filter/list-conditions.ts'
import type { MarkedRecord } from '#search/transport/highlights.ts'
import { useMultiSearch } from '#search/transport/use-multi-search.ts'
import { Button } from '#ui/controls/button.tsx'

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

/** "Show features missing only in Safari · 57". The number takes an additional request. */
function QuestionOffer({ text }: { readonly text: string }) {
  const { today } = useDays()
  const { Link } = useLinks()
  const answers = useAnswers()
  const { tool, searches } = useMemo(
    () => answers?.offersOf(text, today) ?? { tool: undefined, searches: [] },
    [answers, text, today],
  )
  const offers = useOffers(searches)
  if (tool !== undefined) {
    return (
      <p>
        <Link href={tool.href}>
          <bdi>{tool.title}</bdi>
        </Link>
      </p>
    )
  }
  if (offers.length === 0) return null
  return (
    <p>
      {offers.map(({ phrase, href, count }, place) => (
        <span key={href}>
          {place > 0 && <span> or </span>}
          <Link href={href} onClick={focusResultsHere}>
            <span>{place === 0 ? 'Show ' : ''}</span>
            <bdi>{phrase}</bdi>
          </Link>{' '}
          <span>{`· ${formatCount(count)}`}</span>
        </span>
      ))}
    </p>
  )
}

function useOffers(searches: readonly QuestionSearch[]) {
  const { list, state } = useListState()
  const targets = searches.map((search) => ({
    ...search,
    state: search.list === list ? withFiltersOf(search.state, state) : search.state,
  }))
  const counted = useMultiSearch(
    targets.length === 0
      ? null
      : targets.map((target) => ({
          indexName: target.list.id,
          query: target.state.q,
          ...listConditions(target.list, target.state),
          hitsPerPage: 0,
          attributesToRetrieve: [],
          attributesToHighlight: [],
          analytics: false,
        })),
  )
  if (counted.status !== 'results') return []
  return targets
    .map((target, place) => ({
      phrase: target.phrase,
      href: listHref(target.list, target.state),
      count: counted.results[place]?.nbHits ?? 0,
    }))
    .filter(({ count }) => count > 0)
}

/** The filters in force stay, unless the question has another value for them. */
function withFiltersOf(
  asked: ListState,
  { facets, tree, ranges, size, view, cols, day }: ListState,
) {
  return {
    ...asked,
    facets: { ...facets, ...asked.facets },
    tree: asked.tree.length > 0 ? asked.tree : tree,
    ranges: { ...ranges, ...asked.ranges },
    size,
    view,
    cols,
    day: asked.day === '' ? day : asked.day,
  }
}
