import { useMemo } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { pluralize } from '#lib/format-count.ts'
import { withSigns } from '#lib/signs.ts'
import { isIndexRecord } from '#search/lists/index-record.ts'

import { useListResults } from './list-context.ts'
import { useConnectionFailure } from './search-services.ts'

/**
 * The state of a result list.
 * - `waiting`: no answer yet;
 * - `failed`: no answer yet, and the search failed;
 * - `empty`: the provider found nothing;
 * - `outOfRange`: there are results, but not on this page;
 * - `results`.
 */
export type ResultsKind = 'waiting' | 'failed' | 'empty' | 'outOfRange' | 'results'

export type Surface<Hit extends IndexRecord = IndexRecord> = {
  readonly kind: ResultsKind
  /** The same array for the same answer. */
  readonly hits: readonly Hit[]
  /** The number of returned hits that are no records. */
  readonly leftOut: number
  readonly total: number
  readonly pages: number
  /** The shown page, from 1. */
  readonly page: number
  /** The text of the shown results, as typed, with operators as signs. */
  readonly answered: string
  /** Whether the results belong to an older state than the requested one. */
  readonly isOld: boolean
}

export function useResultsState<Hit extends IndexRecord>(): Surface<Hit> {
  const { results, hits, answered, status } = useListResults()
  const failure = useConnectionFailure()
  const known = isAnswered(results)
  const { nbHits, nbPages, page } = results
  const records = useMemo(() => hits.filter((hit): hit is Hit => isIndexRecord(hit)), [hits])
  return {
    kind: known ? kindOf(results) : failure === null ? 'waiting' : 'failed',
    hits: records,
    leftOut: hits.length - records.length,
    total: nbHits,
    pages: nbPages,
    page: page + 1,
    answered: withSigns(answered),
    isOld: known && (status !== 'idle' || failure !== null),
  }
}

/** Whether there was an answer: before the first the library returns an artificial one. */
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

/** "21 results for “contain”": the shown results; `typed` is the query of the requested state. */
export function statsText(surface: Surface, typed: string): string {
  const { kind, isOld, answered, total } = surface
  if (kind === 'waiting' || kind === 'failed') return ''
  // Beyond its last page, a provider does not return the number of results.
  if (kind === 'outOfRange' && total === 0) return ''
  const query = isOld ? answered : typed
  const count = pluralize(total, 'result', 'results')
  return query.trim() === '' ? count : `${count} for “${query.trim()}”`
}

/** The same for the live region, with the page; empty if there is nothing to announce. */
export function announcementText(surface: Surface, typed: string): string {
  const { kind, page, pages } = surface
  if (kind === 'empty') return typed === '' ? 'No results' : `No results for “${typed.trim()}”`
  if (kind === 'outOfRange') return 'This page does not exist'
  const label = statsText(surface, typed)
  return label !== '' && pages > 1 ? `${label}, page ${page} of ${pages}` : label
}
