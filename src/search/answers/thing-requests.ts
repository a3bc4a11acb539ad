import { readKind } from '#language/reading.ts'
import { wordsIn } from '#lib/query-text.ts'
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

/** Words around a name that do not change what it names. */
export const around: ReadonlySet<string> = new Set(
  (
    'css html js javascript svg the a an of for and in with property properties element elements tag attribute selector ' +
    'pseudo class function method api apis feature features rule at syntax operator statement assertion type object interface web'
  ).split(' '),
)

/** The most queries of a text in each list. */
const MOST = 3

/**
 * The names by the queries that ask for them: each has its own, but of more than three names the first
 * has, and two queries ask for any of the others.
 */
export function askedTogether(names: readonly string[]): readonly (readonly string[])[] {
  if (names.length <= MOST) return names.map((name) => [name])
  const half = Math.ceil((names.length + 1) / 2)
  return [names.slice(0, 1), names.slice(1, half), names.slice(half)]
}

/**
 * The queries for the things of some names, one for each list.
 *
 * @param typed the text with the names, of which a key needs the upper-case letters
 */
export function thingRequests(
  names: readonly string[],
  typed: string,
): readonly MultiSearchRequest[] {
  return askedTogether(names).flatMap((group) =>
    thingLists.map((list) =>
      Object.assign(
        thingRequest(list, group.join(' '), typed),
        group.length > 1 && anyOf(group, list),
      ),
    ),
  )
}

/** Any of some names, whose signs would make them code; other attributes have their words more often. */
function anyOf(names: readonly string[], list: ThingList) {
  const words = wordsIn(names.join(' ')).filter((word) => !around.has(word))
  return {
    query: words.join(' '),
    optionalWords: words,
    restrictSearchableAttributes: named[list],
    hitsPerPage: names.length * 12,
  }
}

const named = { features: ['name', 'aliases', 'titles'], compat: ['name', 'aliases'] }

function thingRequest(indexName: ThingList, text: string, typed: string): MultiSearchRequest {
  const { name: query = text, kinds } = (indexName === 'compat' && readKind(text)) || {}
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
