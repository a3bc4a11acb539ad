import { useHierarchicalMenu, useRange, useRefinementList } from 'react-instantsearch'

import type { FeatureFacetKey } from './feature-facets.ts'
import { featureFacets, featureRanges, groupAttributes, GROUP_SEPARATOR } from './feature-facets.ts'

/** The widgets of one list facet, with their values and counts. */
export type ListFilter = ReturnType<typeof useRefinementList>

export type GroupFilter = ReturnType<typeof useHierarchicalMenu>

export type FeatureFilters = {
  readonly lists: Readonly<Record<FeatureFacetKey, ListFilter>>
  readonly group: GroupFilter
}

/**
 * All filters of the Features view. They are widgets of the view, not of the panel that shows them: were they
 * unmounted with a drawer, their part of the state would go with them.
 */
export function useFeatureFilters(): FeatureFilters {
  useRange({ attribute: featureRanges.year.attribute })
  useRange({ attribute: featureRanges.usage.attribute })
  return {
    lists: {
      baseline: useRefinementList(list('baseline')),
      area: useRefinementList(list('area')),
      blocker: useRefinementList(list('blocker')),
      only: useRefinementList(list('only')),
      missing: useRefinementList(list('missing')),
      engines: useRefinementList(list('engines')),
      spec: useRefinementList(list('spec')),
      org: useRefinementList(list('org')),
      snapshot: useRefinementList(list('snapshot')),
    },
    group: useHierarchicalMenu(groups),
  }
}

/** Above the number of groups (52); each facet is cut at the highest limit of all. */
const MOST_VALUES = 60

const groups: Parameters<typeof useHierarchicalMenu>[0] = {
  attributes: [...groupAttributes],
  separator: GROUP_SEPARATOR,
  limit: MOST_VALUES,
}

function list(key: FeatureFacetKey): Parameters<typeof useRefinementList>[0] {
  return {
    attribute: featureFacets[key].attribute,
    limit: key === 'spec' ? MOST_VALUES : 20,
    // What is ticked stays where it is, or it would jump away under the pointer; but in a list that is cut it comes
    // first, or it might not be there at all.
    sortBy: key === 'spec' ? ['isRefined', ...byCount] : [...byCount],
  }
}

const byCount = ['count:desc', 'name:asc'] as const
