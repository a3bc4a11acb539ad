import type { ListDefinition } from '#search/lists/list-definition.ts'

import type { QueryConditions } from './list-query.ts'

/** Alternatives within a condition, conditions within a list. */
type Nested = string | readonly Nested[]

/**
 * The one filter of the list that a query lacks of another, by its name in the address; undefined where they differ
 * in anything else. The library asks such a query for each filter in force, to count the other values that it has.
 */
export function droppedFilter(
  list: ListDefinition,
  whole: QueryConditions,
  part: QueryConditions,
): string | undefined {
  const wanted = byFilter(list, whole)
  const left = byFilter(list, part)
  const changed = [...wanted].filter(([key, words]) => left.get(key) !== words)
  const [key] = changed.map(([name]) => name)
  if (key === undefined || changed.length > 1 || left.size !== wanted.size - 1) return undefined
  return left.has(key) ? undefined : key
}

/** The conditions of each filter, as a text to compare. */
function byFilter(
  list: ListDefinition,
  { facetFilters = [], numericFilters = [], filters = '' }: QueryConditions,
): ReadonlyMap<string, string> {
  const conditions = [facetFilters, numericFilters].flatMap((nested) => leaves(nested))
  const found = new Map(filters === '' ? [] : [['', filters]])
  for (const condition of conditions) {
    const key = filterOf(list, attributeOf(condition))
    found.set(key, `${found.get(key) ?? ''}${condition}\n`)
  }
  return found
}

function leaves(nested: Nested): readonly string[] {
  return typeof nested === 'string' ? [nested] : nested.flatMap((part) => leaves(part))
}

/** "groups.lvl1:CSS > Layout" and "usage>=90" speak of "groups.lvl1" and "usage". */
function attributeOf(condition: string): string {
  return /^[\w.]+/.exec(condition)?.[0] ?? ''
}

/** The name in the address of the filter that an attribute belongs to; the attribute itself where none is. */
function filterOf({ facets, tree, ranges }: ListDefinition, attribute: string): string {
  if (tree?.attributes.includes(attribute) === true) return tree.key
  const filters = [...Object.entries(facets), ...Object.entries(ranges)]
  return filters.find(([, filter]) => filter.attribute === attribute)?.[0] ?? attribute
}
