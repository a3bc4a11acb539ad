import { useEffect, useState } from 'react'

import { REST } from '#search/address/search-box-state.ts'
import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { type MultiSearchRequest, useMultiSearch } from '#search/transport/use-multi-search.ts'

import { answerNames, type Can, formatBrowsers, readBrowsers } from './browsers-state.ts'
import { listConditions } from './filter/list-conditions.ts'

type Counted = Exclude<Can, ''>

/** Numbers of results under all other conditions. An unknown number has no key. */
export type CanCounts = {
  readonly counts: Readonly<Partial<Record<Counted, number>>>
  readonly isOld: boolean
}

const none: CanCounts = { counts: {}, isOld: false }

/**
 * The numbers beside the filter by verdict, requested once typing pauses. The total of the shown
 * results is one of them. Without a query the last is the difference to the total. With a query
 * all are requested, because a query without results matches more loosely.
 */
export function useCanCounts(): CanCounts {
  const { state } = useListState()
  const { kind, total, isOld } = useResultsState()
  const { can } = readBrowsers(state.browsers)
  const isKnown = !isOld && kind !== 'waiting' && kind !== 'failed'
  const wanted = wantedCounts(can, state.q)
  const requests = useRequests(wanted)
  const rested = useRested(JSON.stringify(requests), isKnown)
  const answer = useMultiSearch(rested ? requests : null)
  const [shown, setShown] = useState(none)
  const isAnswered = answer.status === 'results' && isKnown
  if (!isAnswered) return { ...shown, isOld: true }
  const found = answer.results.map(({ nbHits = 0 }) => nbHits)
  const counts = countsOf(can, { total, wanted, found })
  if (answerNames.some((name) => shown.counts[name] !== counts[name])) {
    setShown({ counts, isOld: false })
  }
  return { counts, isOld: false }
}

function wantedCounts(can: Can, q: string): readonly Counted[] {
  if (can !== '') return answerNames.filter((name) => name !== can)
  return q.trim() === '' ? ['yes', 'part'] : answerNames
}

type Numbers = {
  readonly total: number
  readonly wanted: readonly Counted[]
  readonly found: readonly number[]
}

function countsOf(can: Can, { total, wanted, found }: Numbers): CanCounts['counts'] {
  const counts = Object.fromEntries(wanted.map((name, place) => [name, found[place] ?? 0]))
  if (can !== '') return { ...counts, [can]: total }
  const others = found.reduce((sum, count) => sum + count, 0)
  return wanted.includes('no') ? counts : { ...counts, no: Math.max(0, total - others) }
}

function useRequests(wanted: readonly Counted[]): readonly MultiSearchRequest[] {
  const { list, state } = useListState()
  const { targets } = readBrowsers(state.browsers)
  return wanted.map((can) => ({
    indexName: list.id,
    query: state.q,
    ...listConditions(list, { ...state, browsers: formatBrowsers({ targets, can }) }),
    hitsPerPage: 0,
    attributesToRetrieve: [],
    attributesToHighlight: [],
    analytics: false,
  }))
}

/** Whether a text has not changed for `REST`, counted from when `mayRest` becomes true. */
function useRested(text: string, mayRest: boolean): boolean {
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    if (!mayRest) return undefined
    const timer = setTimeout(() => setRested(text), REST)
    return () => clearTimeout(timer)
  }, [text, mayRest])
  return mayRest && rested === text
}
