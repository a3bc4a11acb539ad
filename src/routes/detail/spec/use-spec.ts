import { content } from 'virtual:content'

import type { Redirects } from '#catalogue/content.ts'
import { isRedirects } from '#routes/detail/content-shapes.ts'
import type { FeatureRef } from '#routes/detail/mentions.ts'
import type { ContentState } from '#routes/detail/use-content.ts'
import { useContent } from '#routes/detail/use-content.ts'
import { useMultiSearch } from '#search/transport/use-multi-search.ts'

import type { SpecDetail, SpecEntry, SpecNeighbour } from './spec-data.ts'
import { isSpecId, specNeighbourRequests, specRequests } from './spec-data.ts'

/** `moved`: the shortname is a former one, or that of a series; `unknown`: there is no such specification. */
export type SpecState =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown' }
  | { readonly status: 'moved'; readonly to: string }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly spec: SpecDetail; readonly entries: SpecEntries }

export type SpecEntries = {
  readonly shown: readonly SpecEntry[]
  /** More than `shown` where a specification defines more than one answer holds. */
  readonly total: number
}

/** One specification with what it defines, by one multi-index request; or what became of its shortname. */
export function useSpec(shortname: string): SpecState {
  const isPossible = isSpecId(shortname)
  const state = useMultiSearch<SpecDetail | SpecEntry>(isPossible ? specRequests(shortname) : null)
  const [specs, entries] = state.status === 'results' ? state.results : []
  const spec = specs?.hits.find(isSpec)
  const isMissing = !isPossible || (state.status === 'results' && spec === undefined)
  const redirects = useContent(isMissing ? content.urls.redirects : null, isRedirects)
  if (isMissing) return resolveRedirect(shortname, redirects)
  if (state.status === 'error') return state
  if (spec === undefined) return { status: 'loading' }
  const shown = entries?.hits.filter(isEntry) ?? []
  return { status: 'ready', spec, entries: { shown, total: entries?.nbHits ?? shown.length } }
}

/** Without the redirects at hand a missing shortname is unknown: the view then offers a search. */
function resolveRedirect(shortname: string, redirects: ContentState<Redirects>): SpecState {
  if (redirects.status === 'loading') return { status: 'loading' }
  const specs = redirects.status === 'ready' ? redirects.value.specs : {}
  const [to] = Object.hasOwn(specs, shortname) ? (specs[shortname] ?? []) : []
  return to === undefined ? { status: 'unknown' } : { status: 'moved', to }
}

function isSpec(hit: SpecDetail | SpecEntry): hit is SpecDetail {
  return 'title' in hit
}

function isEntry(hit: SpecDetail | SpecEntry): hit is SpecEntry {
  return 'depth' in hit
}

/** What the specification points at; empty until it is there, because the view is useful without it. */
export type SpecNeighbours = {
  readonly isSettled: boolean
  readonly features: readonly FeatureRef[]
  /** All levels of its series, itself included. */
  readonly series: readonly SpecNeighbour[]
  /** Those that replace it and those that are related, in no order. */
  readonly others: readonly SpecNeighbour[]
}

/** Features, series, successors and relatives of a specification, by one request. */
export function useSpecNeighbours(spec: SpecDetail): SpecNeighbours {
  const state = useMultiSearch<SpecNeighbour | FeatureRef>(specNeighbourRequests(spec))
  const hits = state.status === 'results' ? state.results.flatMap((result) => result.hits) : []
  const specs = new Map(hits.filter((hit) => 'title' in hit).map((hit) => [hit.objectID, hit]))
  const series = [...specs.values()].filter((hit) => hit.series === spec.series)
  return {
    isSettled: state.status === 'results' || state.status === 'error',
    features: hits.filter((hit) => 'name' in hit),
    series,
    others: [...specs.values()],
  }
}
