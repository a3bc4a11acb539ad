import type { UseDynamicWidgetsProps } from 'react-instantsearch'

import {
  type FacetDefinition,
  type ListDefinition,
  MOST_VALUES,
  pageSizes,
  type RangeDefinition,
  TREE_SEPARATOR,
  type TreeDefinition,
} from '#search/lists/list-definition.ts'

/** What the library's hooks are called with for a list, and its connectors where no hook can run. */

export const sortProps = ({ sorts }: Pick<ListDefinition, 'sorts'>) => ({
  items: Object.values(sorts).map(({ index, label }) => ({ value: index, label })),
})

export const pageSizeProps = {
  items: pageSizes.map((value, place) => ({ value, label: String(value), default: place === 0 })),
}

export const facetProps = (facet: FacetDefinition) => ({
  attribute: facet.attribute,
  limit: MOST_VALUES,
  sortBy: [...orderOf(facet)],
})

/** The order of filters that an operator has set. Counts nothing: the filters themselves do. */
export const orderProps = {
  facets: [],
  maxValuesPerFacet: MOST_VALUES,
} satisfies UseDynamicWidgetsProps

export const treeProps = ({ attributes }: TreeDefinition) => ({
  attributes: [...attributes],
  separator: TREE_SEPARATOR,
  limit: MOST_VALUES,
})

/** Years are whole numbers; a percentage has one decimal place. */
export const rangeProps = ({ attribute, kind }: RangeDefinition) => ({
  attribute,
  precision: kind === 'year' ? 0 : 1,
})

/** Selected values keep their position under the pointer, but lead a list that may be truncated. */
function orderOf({ searchPlaceholder, kind }: FacetDefinition) {
  if (kind !== undefined) return newestFirst
  return searchPlaceholder === undefined ? byCount : ([...refinedFirst, ...byCount] as const)
}

const byCount = ['count:desc', 'name:asc'] as const
const newestFirst = ['name:desc'] as const
const refinedFirst = ['isRefined'] as const
