import type { ListDefinition } from '../list-definition.ts'
import { listOf } from '../lists/all.ts'
import type { RecordPlace } from '../search-services.ts'
import { suggestedList } from '../suggestion-state.ts'
import type { Suggestion } from '../suggestion.ts'

/**
 * Where a suggestion leads: to the page of its record, to its list with its filters, or, where it has neither or the
 * list has no such filter, to the list searched for its words.
 */
export function suggestionHref(
  suggestion: Suggestion,
  hrefOf: (record: RecordPlace) => string,
): string {
  const { index, id, filters = {} } = suggestion.target
  if (id !== undefined) return hrefOf({ list: index, id })
  const known = attributesOf(listOf(index))
  const canFilter = Object.keys(filters).every((attribute) => known.has(attribute))
  return suggestedList(canFilter ? suggestion : { ...suggestion, target: { index } })
}

/** The attributes by which a list can be filtered. */
function attributesOf({ facets, ranges, tree }: ListDefinition): ReadonlySet<string> {
  const single = [...Object.values(facets), ...Object.values(ranges)]
  return new Set([...single.map(({ attribute }) => attribute), ...(tree?.attributes ?? [])])
}
