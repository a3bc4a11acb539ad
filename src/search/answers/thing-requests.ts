import { readKind } from '#language/reading.ts'
import { listById } from '#search/lists/all.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

/** The lists that hold things with support data, the first one first. */
export const thingLists = ['features', 'compat'] as const

export type ThingList = (typeof thingLists)[number]

const shared =
  'objectID name aliases tasks support platforms usage baseline newlyDate approx'.split(' ')

const attributes = {
  features: [...shared, 'titles', 'primary', 'keywords', 'widelyDate', 'discouraged', 'parts'],
  compat: [...shared, 'status', 'kind'],
} as const satisfies Record<ThingList, readonly string[]>

const HITS = 5

/**
 * The queries for the things of a name, one for each list.
 *
 * @param typed the text with the names, of which a key needs the upper-case letters
 */
export function thingRequests(
  names: readonly string[],
  typed: string,
): readonly MultiSearchRequest[] {
  return names.flatMap((name) => thingLists.map((list) => thingRequest(list, name, typed)))
}

function thingRequest(indexName: ThingList, named: string, typed: string): MultiSearchRequest {
  const { name: query = named, kinds } = (indexName === 'compat' && readKind(named)) || {}
  return {
    indexName,
    query: isKey(query) ? wordsOfKey(query) : kinds ? keyIn(typed, query) : query,
    ...(kinds && { optionalFilters: [kinds.map((kind) => `kind:${kind}`)] }),
    ...(isKey(query) && { optionalFilters: [`objectID:${keyIn(typed, query)}`] }),
    hitsPerPage: HITS,
    removeWordsIfNoResults: 'none',
    // Those of a row, because the record of a line is among the rows.
    attributesToRetrieve: [...listById(indexName).attributes, ...attributes[indexName]],
    attributesToHighlight: [],
    analytics: false,
  }
}

/** Whether a name could be the key of an entry: "api.FormData.FormData". Other entries have its words, too. */
function isKey(name: string): boolean {
  return /^[a-z][\w-]*(?:\.[\w-]+)+$/.test(name)
}

/** A hyphen asks for both words side by side, and those of less than three letters are not indexed beside a dot. */
const wordsOfKey = (key: string): string => key.replaceAll(/[-.]/g, ' ')

function keyIn(typed: string, name: string): string {
  const at = typed.toLowerCase().indexOf(name)
  return at < 0 ? name : typed.slice(at, at + name.length)
}
