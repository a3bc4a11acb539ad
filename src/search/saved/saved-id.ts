import { readSearch } from './saved-search.ts'
import type { SavedId } from './saved.ts'

/**
 * Whether an id is valid for its kind: of a record, that it can be quoted in a filter; of a search, that it is an
 * address of a searched view.
 */
export function isSavedId({ kind, id }: SavedId): boolean {
  return kind === 'search' ? readSearch(id) !== undefined : /^[\w.@$-]{1,200}$/.test(id)
}
