import type { Filter } from '../../engine/types.ts'
import type { Grant } from '../access/grant.ts'
import { readFilterList } from '../filters/lists.ts'
import { parseFilters } from '../filters/parse.ts'
import type { Values } from '../parameters/values.ts'

const LISTS = ['facetFilters', 'numericFilters', 'tagFilters'] as const

/** All filters of a request and those that its key forces, ANDed together. Throws ParseError. */
export function readRequestFilter(values: Values, grant: Grant): Filter {
  const lists = LISTS.flatMap((name) => readFilterList(values.get(name), name))
  return [...grant.filters, values.get('filters')].flatMap(parseFilters).concat(lists)
}
