import { useMemo } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { pluralize } from '#lib/format-count.ts'
import { isIndexRecord } from '#search/lists/index-record.ts'

import { useListResults } from './list-context.ts'
import { useConnectionFailure } from './search-services.ts'

/**
 * What a list of results can show.
 * - `waiting`: nothing is known yet;
 * - `failed`: nothing is known, and the search failed;
 * - `empty`: the provider found nothing;
 * - `outOfRange`: there are results, but not on this page;
 * - `results`.
 */
export type ResultsKind = 'waiting' | 'failed' | 'empty' | 'outOfRange' | 'results'

export type Surface<Hit extends IndexRecord = IndexRecord> = {
  readonly kind: ResultsKind
  /** The same list as long as the answer is the same. */
  readonly hits: readonly Hit[]
  /** How many more the provider sent that are no records. */
  readonly leftOut: number
  readonly total: number
  readonly pages: number
  /** From 1: the page that is shown. */
  readonly page: number
  /** The query that the shown results answer, as it was sent. */
  readonly answered: string
  /** Whether the results belong to an older state than the one asked for. */
  readonly isOld: boolean
}

/** The state of the result list, inside `ListSearch`. */
export function useResultsState<Hit extends IndexRecord>(): Surface<Hit> {
  const { results, status } = useListResults()
  const failure = useConnectionFailure()
  const known = isAnswered(results)
  const { hits, nbHits, nbPages, page } = results
  const records = useMemo(
    () => hits.filter((hit: unknown): hit is Hit => isIndexRecord(hit)),
    [hits],
  )
  return {
    kind: known ? kindOf(results) : failure === null ? 'waiting' : 'failed',
    hits: records,
    leftOut: hits.length - records.length,
    total: nbHits,
    pages: nbPages,
    page: page + 1,
    answered: results.query,
    isOld: known && (status !== 'idle' || failure !== null),
  }
}

/** Whether there was an answer: until the first the library hands out one that it made. */
export function isAnswered(results: object): boolean {
  return !Object.hasOwn(results, '__isArtificial')
}

type Counts = {
  readonly hits: readonly unknown[]
  readonly nbHits: number
  readonly nbPages: number
  readonly page: number
}

function kindOf({ hits, nbHits, nbPages, page }: Counts): ResultsKind {
  if (hits.length > 0) return 'results'
  return nbHits > 0 || page >= Math.max(nbPages, 1) ? 'outOfRange' : 'empty'
}

/**
 * "21 results for “contain”": what the shown results answer, even when they are not what was asked for last.
 * `typed` is the visitor's text of the state asked for.
 */
export function statsText(surface: Surface, typed: string): string {
  const { kind, isOld, answered, total } = surface
  if (kind === 'waiting' || kind === 'failed') return ''
  // Beyond the pages that it shows, a provider does not say how many results there are.
  if (kind === 'outOfRange' && total === 0) return ''
  const query = isOld ? answered : typed
  const count = pluralize(total, 'result', 'results')
  return query.trim() === '' ? count : `${count} for “${query.trim()}”`
}

/** The same for the live region, with the page; empty while there is nothing to say. */
export function announcementText(surface: Surface, typed: string): string {
  const { kind, page, pages } = surface
  if (kind === 'empty') return typed === '' ? 'No results' : `No results for “${typed.trim()}”`
  if (kind === 'outOfRange') return 'This page does not exist'
  const label = statsText(surface, typed)
  return label !== '' && pages > 1 ? `${label}, page ${page} of ${pages}` : label
}
