import { createMarker, type Marker, writeMarks } from '#engine/highlight/mark.ts'
import { countValues } from '#engine/index/facet-column.ts'
import { countLists } from '#engine/index/lists.ts'
import type { SearchIndex } from '#engine/index/search-index.ts'
import { createDictionary } from '#engine/index/vocabulary.ts'
import { allowedEdits } from '#engine/match/lattice.ts'
import { MAX_QUERY_WORDS } from '#engine/match/parse-query.ts'
import { compileTerm, type Term } from '#engine/match/term.ts'
import { readWords } from '#engine/text/tokenize.ts'
import {
  type EngineQuery,
  type FacetValueHit,
  type FacetValueQuery,
  STEPS,
  type TextQuery,
} from '#engine/types.ts'

/** Facet values are not indexed; they have no vocabulary. */
const noWords = createDictionary([])

export type FacetSearch = {
  readonly records: Uint32Array
  readonly query: Pick<EngineQuery, 'text' | 'spend'>
  readonly values: FacetValueQuery
}

type Counted = { readonly value: string; readonly count: number }

/** Finds and counts the values of a facet that match a text, by count, then by name. */
export function findFacetValues(
  index: SearchIndex,
  { records, query, values }: FacetSearch,
): readonly FacetValueHit[] {
  const column = index.facetColumns.get(values.facet)
  if (column === undefined) return []
  query.spend(records.length + column.values.length)
  const counts = countValues(column, countLists(column, records))
  const terms = termsOf(index, query.text, values.facetQuery)
  const marker = markerFor(index, terms)
  return column.values
    .map((value, number) => ({ value, count: counts[number] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => {
      query.spend(STEPS.text * (1 + terms.length))
      return { value, count, found: marker.mark(value, false) }
    })
    .filter(({ found }) => found.words.length === terms.length)
    .toSorted(order)
    .slice(0, values.maxFacetHits)
    .map(({ value, count, found }) => ({
      value,
      count,
      highlighted: writeMarks(value, found.marks, values),
    }))
}

/** The terms of a facet query: words with typo tolerance, the last one as a prefix. */
function termsOf(index: SearchIndex, text: TextQuery, facetQuery: string): readonly Term[] {
  const words = readWords(facetQuery, index.characters).slice(0, MAX_QUERY_WORDS)
  return words.map((word, at) => ({
    text: word.text,
    edits: allowedEdits(word, text, index.typoFree),
    prefix: at === words.length - 1,
    plurals: false,
  }))
}

function markerFor(index: SearchIndex, terms: readonly Term[]): Marker {
  const edges = terms.map((_, from) => ({
    from,
    to: from + 1,
    terms: [from],
    cost: 0,
    source: 'typed' as const,
  }))
  return createMarker({
    matched: {
      lattice: { length: terms.length, terms, edges, optional: terms.map(() => false) },
      compiled: terms.map((term) => compileTerm(noWords, term)),
    },
    wordCount: 0,
    characters: index.characters,
    tokenize: index.tokenize,
    exactOnly: false,
  })
}

function order(a: Counted, b: Counted): number {
  if (a.count !== b.count) return b.count - a.count
  return a.value < b.value ? -1 : Number(a.value > b.value)
}
