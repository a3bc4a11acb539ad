import { content } from 'virtual:content'

import type { Redirects } from '#catalogue/content.ts'
import { isRedirects } from '#routes/detail/content-shapes.ts'
import type { FeatureRef, SpecRef } from '#routes/detail/mentions.ts'
import type { ContentState } from '#routes/detail/use-content.ts'
import { useContent } from '#routes/detail/use-content.ts'
import { useMultiSearch } from '#search/transport/use-multi-search.ts'

import type { FeatureDetail, FeaturePart } from './feature-data.ts'
import { detailRequests, isFeatureId, neighbourRequests } from './feature-data.ts'

/**
 * `moved`: the id is a former one, of one feature now; `split`: of several; `unknown`: there is no such feature and
 * never was.
 */
export type FeatureState =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown' }
  | { readonly status: 'moved'; readonly to: string }
  | { readonly status: 'split'; readonly targets: readonly string[] }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly feature: FeatureDetail; readonly parts: FeatureParts }

export type FeatureParts = {
  readonly shown: readonly FeaturePart[]
  /** More than `shown` where a feature has more parts than one answer holds. */
  readonly total: number
}

/** What the feature points at; empty until it is there, because the view is useful without it. */
export type FeatureNeighbours = {
  readonly features: readonly FeatureRef[]
  readonly specs: readonly SpecRef[]
}

/** One feature with its parts, by one multi-index request; or what became of its id. */
export function useFeature(id: string): FeatureState {
  const isPossible = isFeatureId(id)
  const state = useMultiSearch<FeatureDetail | FeaturePart>(isPossible ? detailRequests(id) : null)
  const [features, parts] = state.status === 'results' ? state.results : []
  const feature = features?.hits.find(isFeature)
  const isMissing = !isPossible || (state.status === 'results' && feature === undefined)
  const redirects = useContent(isMissing ? content.urls.redirects : null, isRedirects)
  if (isMissing) return resolveRedirect(id, redirects)
  if (state.status === 'error') return state
  if (feature === undefined) return { status: 'loading' }
  const shown = parts?.hits.filter(isPart) ?? []
  return { status: 'ready', feature, parts: { shown, total: parts?.nbHits ?? shown.length } }
}

/** Without the redirects at hand an id that is missing is unknown: the view then offers a search. */
function resolveRedirect(id: string, redirects: ContentState<Redirects>): FeatureState {
  if (redirects.status === 'loading') return { status: 'loading' }
  const features = redirects.status === 'ready' ? redirects.value.features : {}
  const targets = Object.hasOwn(features, id) ? (features[id] ?? []) : []
  const [to] = targets
  if (to === undefined) return { status: 'unknown' }
  return targets.length === 1 ? { status: 'moved', to } : { status: 'split', targets }
}

/** Related features, alternatives and specifications of a feature. */
export function useFeatureNeighbours(feature: FeatureDetail): FeatureNeighbours {
  const state = useMultiSearch<FeatureRef | SpecRef>(neighbourRequests(feature))
  const hits = state.status === 'results' ? state.results.flatMap((result) => result.hits) : []
  return { features: hits.filter(isNeighbour), specs: hits.filter(isSpec) }
}

function isFeature(hit: FeatureDetail | FeaturePart): hit is FeatureDetail {
  return 'baseline' in hit && 'parts' in hit
}

function isPart(hit: FeatureDetail | FeaturePart): hit is FeaturePart {
  return 'kind' in hit
}

function isNeighbour(hit: FeatureRef | SpecRef): hit is FeatureRef {
  return 'name' in hit
}

function isSpec(hit: FeatureRef | SpecRef): hit is SpecRef {
  return 'title' in hit
}
