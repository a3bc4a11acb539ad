import type { IndexUiState } from 'instantsearch.js'

import type { FeatureFacetKey, FeatureRangeKey, FeatureSort } from './feature-facets.ts'
import {
  featureFacetKeys,
  featureFacets,
  featureRanges,
  featureSorts,
  groupAttributes,
  pageSizes,
} from './feature-facets.ts'
import type { FeaturesState } from './url-state.ts'
import { defaultFeaturesState } from './url-state.ts'
import type { Range } from './url-values.ts'
import { makeRange } from './url-values.ts'

/** The state in the library's terms. `prefix` stands before every index name. */
export function toUiState(state: FeaturesState, prefix: string): IndexUiState {
  const { q, facets, group, sort, size, page } = state
  const range = Object.fromEntries(rangeKeys.flatMap((key) => rangeEntry(key, state[key])))
  const refinementList = Object.fromEntries(
    featureFacetKeys
      .filter((key) => facets[key].length > 0)
      .map((key) => [featureFacets[key].attribute, [...facets[key]]]),
  )
  return {
    ...(q !== '' && { query: q }),
    ...(Object.keys(refinementList).length > 0 && { refinementList }),
    ...(group.length > 0 && { hierarchicalMenu: { [groupAttributes[0]]: [...group] } }),
    ...(Object.keys(range).length > 0 && { range }),
    ...(sort !== defaultFeaturesState.sort && { sortBy: prefix + featureSorts[sort].index }),
    ...(size !== defaultFeaturesState.size && { hitsPerPage: size }),
    ...(page > 1 && { page }),
  }
}

/** The inverse of `toUiState`; what the address has no word for is left out. */
export function fromUiState(ui: IndexUiState, prefix: string): FeaturesState {
  return {
    q: ui.query ?? '',
    facets: facetsOf(ui),
    group: ui.hierarchicalMenu?.[groupAttributes[0]] ?? [],
    year: parseUiRange(ui.range?.[featureRanges.year.attribute]),
    usage: parseUiRange(ui.range?.[featureRanges.usage.attribute]),
    sort: sortOf(ui.sortBy, prefix),
    size: pageSizes.find((size) => size === ui.hitsPerPage) ?? defaultFeaturesState.size,
    page: ui.page ?? 1,
  }
}

const rangeKeys = ['year', 'usage'] as const satisfies readonly FeatureRangeKey[]

function facetsOf({ refinementList }: IndexUiState): FeaturesState['facets'] {
  const values = (key: FeatureFacetKey) => refinementList?.[featureFacets[key].attribute] ?? []
  return {
    baseline: values('baseline'),
    area: values('area'),
    blocker: values('blocker'),
    only: values('only'),
    missing: values('missing'),
    engines: values('engines'),
    spec: values('spec'),
    org: values('org'),
    snapshot: values('snapshot'),
  }
}

function sortOf(index: string | undefined, prefix: string): FeatureSort {
  const sorts = ['newest', 'usage', 'az'] as const
  return (
    sorts.find((sort) => prefix + featureSorts[sort].index === index) ?? defaultFeaturesState.sort
  )
}

function rangeEntry(key: FeatureRangeKey, { min, max }: Range): readonly [string, string][] {
  if (min === undefined && max === undefined) return []
  return [[featureRanges[key].attribute, `${min ?? ''}:${max ?? ''}`]]
}

function parseUiRange(text: string | undefined): Range {
  const [min, max] = (text ?? ':').split(':')
  return makeRange(endOf(min), endOf(max))
}

function endOf(text: string | undefined): number | undefined {
  return text === undefined || text === '' ? undefined : Number(text)
}
