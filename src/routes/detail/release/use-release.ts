import { useMultiSearch } from '#search/transport/use-multi-search.ts'

import type { ReleaseDetail, ReleaseEntry, ReleaseFeature } from './release-data.ts'
import { isReleaseId, releaseNeighbourRequests, releaseRequests } from './release-data.ts'

/** `unknown`: there is no such release in the data. */
export type ReleaseState =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown' }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly release: ReleaseDetail; readonly shipped: Shipped }

/** What can be used since exactly this release; nothing for browsers outside the core. */
export type Shipped = {
  readonly features: readonly ReleaseFeature[]
  /** The best known thousand at most. */
  readonly entries: readonly ReleaseEntry[]
}

type Hit = ReleaseDetail | ReleaseFeature | ReleaseEntry

/** One release with what shipped in it, by one multi-index request. */
export function useRelease(id: string): ReleaseState {
  const isPossible = isReleaseId(id)
  const state = useMultiSearch<Hit>(isPossible ? releaseRequests(id) : null)
  if (!isPossible) return { status: 'unknown' }
  if (state.status === 'error') return state
  if (state.status !== 'results') return { status: 'loading' }
  const hits = state.results.flatMap((result) => result.hits)
  const release = hits.find((hit) => isRelease(hit))
  if (release === undefined) return { status: 'unknown' }
  const shipped = { features: hits.filter(isFeature), entries: hits.filter(isEntry) }
  return { status: 'ready', release, shipped }
}

/** Names for the ids in the record; empty until they are there. */
export type ReleaseNeighbours = {
  readonly isSettled: boolean
  readonly features: readonly ReleaseFeature[]
  readonly removed: readonly ReleaseEntry[]
}

/** The features that a release touched or completed, and the entries it removed, by one request. */
export function useReleaseNeighbours(release: ReleaseDetail): ReleaseNeighbours {
  const state = useMultiSearch<ReleaseFeature | ReleaseEntry>(releaseNeighbourRequests(release))
  const hits = state.status === 'results' ? state.results.flatMap((result) => result.hits) : []
  return {
    isSettled: state.status !== 'loading',
    features: hits.filter(isFeature),
    removed: hits.filter(isEntry),
  }
}

function isRelease(hit: Hit): hit is ReleaseDetail {
  return 'browser' in hit
}

function isFeature(hit: Hit): hit is ReleaseFeature {
  return 'baseline' in hit
}

function isEntry(hit: Hit): hit is ReleaseEntry {
  return 'kind' in hit
}
