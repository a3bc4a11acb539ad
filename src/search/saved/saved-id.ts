import { readSearch } from './saved-search.ts'
import type { SavedId } from './saved.ts'

/**
 * Whether an id can be one of its kind: of a record, that it can stand in quotes inside a filter; of a search, that the
 * page has it.
 */
export function isSavedId({ kind, id }: SavedId): boolean {
  return kind === 'search' ? readSearch(id) !== undefined : /^[\w.@$-]{1,200}$/.test(id)
}
