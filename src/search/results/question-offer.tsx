import { useMemo } from 'react'

import { formatCount } from '#lib/format-count.ts'
import { listHref, type ListState } from '#search/address/url-state.ts'
import { useAnswers } from '#search/answers/load-answers.ts'
import type { QuestionSearch } from '#search/questions/question-search.ts'
import { useDays } from '#search/state/days.ts'
import { focusResultsHere } from '#search/state/focus-targets.ts'
import { useLinks } from '#search/state/links.ts'
import { useListState } from '#search/state/list-context.ts'
import { listConditions } from '#search/targets/filter/list-conditions.ts'
import { useMultiSearch } from '#search/transport/use-multi-search.ts'

type QuestionOfferProps = {
  readonly text: string
}

/** "Show features missing only in Safari · 57". The number takes an additional request. */
export function QuestionOffer({ text }: QuestionOfferProps) {
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
