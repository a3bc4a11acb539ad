import { use } from 'react'

import { isForeign } from '#language/foreign-text.ts'
import { formatCount } from '#lib/format-count.ts'
import { everythingHref } from '#search/address/search-state.ts'
import { withoutFilters } from '#search/address/url-state.ts'
import type { NoResultsSuggestions } from '#search/companion/relaxed-queries.ts'
import { CompanionContext } from '#search/companion/use-companion.ts'
import { filterChips, wholeFilters } from '#search/filters/chips.ts'
import { Elsewhere } from '#search/rows/elsewhere.tsx'
import { Message } from '#search/rows/message.tsx'
import { focusResults } from '#search/state/focus-targets.ts'
import { useLinks } from '#search/state/links.ts'
import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { Button } from '#ui/controls/button.tsx'

import { type OfferItem, RelaxedQueryList, SpellingLine } from './relaxed-query-list.tsx'

export type EmptyResultsProps = {
  /** The number of pages, if the requested page is beyond them; 0 if the provider does not say. */
  readonly beyond: number | undefined
}

export function EmptyResults({ beyond }: EmptyResultsProps) {
  return beyond === undefined ? <NothingFound /> : <BeyondResults pages={beyond} />
}

const nothingFound = { counts: {}, noResultsSuggestions: { offers: [], spellings: [] } }

function NothingFound() {
  const { list, state, go } = useListState()
  const { isOld, answered } = useResultsState()
  const { Link } = useLinks()
  const { counts, noResultsSuggestions } = use(CompanionContext).findings ?? nothingFound
  const offers = useOffers(noResultsSuggestions)
  const spellings = useSpellings(noResultsSuggestions)
  const hasFilters = filterChips(list, state).length > 0
  const numbers = Object.values(counts)
  const isNowhere = numbers.length > 0 && numbers.every((count) => count === 0)
  function clear() {
    focusResults()
    go(withoutFilters(state))
  }
  return (
    <Message
      action={
        hasFilters && !isNowhere ? <Button onClick={clear}>Clear all filters</Button> : undefined
      }
    >
      <Sentence
        noun={isNowhere ? undefined : list.noun}
        text={isOld ? answered : state.q}
        hasFilters={hasFilters && !isNowhere}
      />
      {offers.length > 0 && <RelaxedQueryList items={offers} />}
      {spellings.length > 0 && <SpellingLine items={spellings} />}
      {offers.length + spellings.length === 0 && (
        <p>
          {hasFilters && !isNowhere ? (
            'Remove a filter, or clear all filters.'
          ) : (
            <>
              <span>
                {isForeign(state.q)
                  ? 'The index is in English. Try English words, or browse'
                  : 'Check the spelling, try fewer or more general words, or browse'}
              </span>{' '}
              <Link href={list.path}>{`all ${list.noun}`}</Link>
              <span>.</span>
            </>
          )}
        </p>
      )}
      {isNowhere && <Elsewhere words={state.q.trim()} />}
    </Message>
  )
}

type SentenceProps = {
  readonly noun: string | undefined
  readonly text: string
  readonly hasFilters: boolean
}

function Sentence({ noun, text, hasFilters }: SentenceProps) {
  const words = text.trim()
  const subject = noun === undefined ? 'Nothing in any list matches' : `No ${noun} match`
  return (
    <p>
      {words === '' ? (
        <strong>{`${subject} these filters.`}</strong>
      ) : (
        <strong>
          <span>{`${subject} “`}</span>
          <bdi>{words}</bdi>
          <span>{hasFilters ? '” with these filters.' : '”.'}</span>
        </strong>
      )}
    </p>
  )
}

function useOffers({ offers }: NoResultsSuggestions): readonly OfferItem[] {
  const { list, state, href } = useListState()
  const filters = wholeFilters(list, state)
  return offers.flatMap(({ q, without, count }): readonly OfferItem[] => {
    // A filter may have been removed since the answer arrived.
    const filter = filters.find(({ id }) => id === without)
    if (filter === undefined) return []
    return [{ href: href({ ...filter.without, q }), without: <b>{filter.label}</b>, count }]
  })
}

/** Links to a search of this list if it has the name, else of all lists. */
function useSpellings({ spellings }: NoResultsSuggestions) {
  const { list, state, href } = useListState()
  return spellings.map(({ query, index }) => ({
    name: query,
    href:
      index === list.id
        ? href({ ...withoutFilters(state), q: query })
        : everythingHref({ q: query }),
  }))
}

/** The address asks for a page that does not exist (any more). */
function BeyondResults({ pages }: { readonly pages: number }) {
  const { Link } = useLinks()
  const { state, href } = useListState()
  const last = Math.max(pages, 1)
  return (
    <Message>
      <p>
        <strong>{`Page ${formatCount(state.page)} does not exist.`}</strong>
        <span>
          {pages > 0
            ? ` There ${pages === 1 ? 'is 1 page' : `are ${pages} pages`}.`
            : ' A list shows only its first results. Add a word or a filter to see the others.'}
        </span>
      </p>
      <p>
        <Link href={href({ ...state, page: last })}>
          {last === 1 ? 'Go to the first page' : `Go to the last page (${last})`}
        </Link>
      </p>
    </Message>
  )
}
