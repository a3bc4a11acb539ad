import { content } from 'virtual:content'

import type { SupportStatement } from '#catalogue/content.ts'
import { SUPPORT_BUCKETS } from '#catalogue/content.ts'
import { bucketOf } from '#lib/fnv1a.ts'
import type { FeatureRef, SpecRef } from '#routes/detail/mentions.ts'
import type { ContentState } from '#routes/detail/use-content.ts'
import { useContent } from '#routes/detail/use-content.ts'
import { useMultiSearch } from '#search/transport/use-multi-search.ts'

import type { CompatDetail, CompatRelative } from './compat-entry-data.ts'
import {
  compatNeighbourRequests,
  compatRequests,
  isCompatKey,
  sectionOf,
} from './compat-entry-data.ts'
import { isSupportBucket } from './support-statements.ts'

/** `unknown`: there is no such entry. */
export type CompatEntryState =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown' }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  | {
      readonly status: 'ready'
      readonly entry: CompatDetail
      /** The entries above it, from the top. */
      readonly above: readonly CompatRelative[]
    }

/** One compat entry with those above it, by one multi-index request. */
export function useCompatEntry(key: string): CompatEntryState {
  const isPossible = isCompatKey(key)
  const state = useMultiSearch<CompatDetail | CompatRelative>(
    isPossible ? compatRequests(key) : null,
  )
  if (!isPossible) return { status: 'unknown' }
  if (state.status === 'error') return state
  if (state.status !== 'results') return { status: 'loading' }
  const hits = state.results.flatMap((result) => result.hits)
  const entry = hits.filter(isDetail).find(({ objectID }) => objectID === key)
  if (entry === undefined) return { status: 'unknown' }
  const above = hits.filter(({ objectID }) => objectID !== key)
  return { status: 'ready', entry, above: above.toSorted(byLength) }
}

function byLength(a: CompatRelative, b: CompatRelative): number {
  return a.objectID.length - b.objectID.length
}

function isDetail(hit: CompatDetail | CompatRelative): hit is CompatDetail {
  return 'depth' in hit
}

/** What the entry points at; empty until it is there, because the view is useful without it. */
export type CompatNeighbours = {
  readonly isSettled: boolean
  readonly relatives: readonly CompatRelative[]
  readonly features: readonly FeatureRef[]
  readonly specs: readonly SpecRef[]
  /** The section that the entry stands directly in, and how many entries are anywhere below that. */
  readonly section: Section | undefined
}

/** A path of two levels, "CSS > Properties", and what it holds. */
export type Section = { readonly path: string; readonly count: number }

/** Entries below and beside an entry, its features and its specifications, by one request. */
export function useCompatNeighbours(entry: CompatDetail): CompatNeighbours {
  const state = useMultiSearch<CompatRelative | FeatureRef | SpecRef>(
    compatNeighbourRequests(entry),
  )
  const results = state.status === 'results' ? state.results : []
  const hits = results.flatMap((result) => result.hits)
  const path = sectionOf(entry)
  return {
    isSettled: state.status === 'results' || state.status === 'error',
    section: path === undefined ? undefined : { path, count: results.at(-1)?.nbHits ?? 0 },
    relatives: hits.filter((hit) => 'kind' in hit),
    features: hits.filter((hit) => 'baseline' in hit),
    specs: hits.filter((hit) => 'title' in hit),
  }
}

/** Browser → statements, newest first. */
export type Statements = Readonly<Record<string, readonly SupportStatement[]>>

/** All support statements of an entry, from the content file that holds its key; `failed` also where it lacks it. */
export function useStatements(key: string): ContentState<Statements> {
  const url = content.urls.support[bucketOf(key, SUPPORT_BUCKETS)]
  const state = useContent(url ?? null, isSupportBucket)
  if (state.status !== 'ready') return state
  const value = Object.hasOwn(state.value, key) ? state.value[key] : undefined
  return value === undefined ? { status: 'failed' } : { status: 'ready', value }
}
