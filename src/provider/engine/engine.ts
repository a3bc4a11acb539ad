import { keepDistinct, type Kept } from './distinct.ts'
import { findFacetValues } from './facet-search.ts'
import { countFacets } from './facets.ts'
import { applyFilter } from './filter.ts'
import { highlightRecord } from './highlight.ts'
import { createMarker } from './mark.ts'
import type { HighlightInput } from './marked-text.ts'
import type { Candidates, MatchedText } from './match.ts'
import { printQuery } from './parse-query.ts'
import { rank, rankingInfo, type RankInput } from './rank.ts'
import { groupColumn, type SearchIndex } from './search-index.ts'
import { queryAfterRemoval, readingsOf, recall } from './text-memo.ts'
import type {
  EngineAnswer,
  EngineHit,
  EngineQuery,
  FacetValueHit,
  FacetValueQuery,
} from './types.ts'

export { buildIndex, deriveLike, type SearchIndex } from './search-index.ts'

type Found = {
  readonly matched: MatchedText
  readonly candidates: Candidates
  readonly queryAfterRemoval: string | null
}

/** `min` keeps the records with the fewest typos, `strict` those with the two smallest numbers of them. */
function limitTypos(
  candidates: Candidates,
  tolerance: EngineQuery['text']['typoTolerance'],
): Candidates {
  if (tolerance !== 'min' && tolerance !== 'strict') return candidates
  const { records, typos } = candidates
  const counts = [...new Set(typos)].toSorted((a, b) => a - b)
  const limit = counts.slice(0, tolerance === 'min' ? 1 : 2).at(-1) ?? 0
  const passes = (_: number, at: number) => (typos[at] ?? 0) <= limit
  return { records: records.filter(passes), typos: typos.filter((typo) => typo <= limit) }
}

/** Matches the text and applies the filter, with fewer words where the query asks for that and nothing is found. */
function find(index: SearchIndex, query: EngineQuery): Found {
  const readings = readingsOf(index, query.text)
  const [whole] = readings
  let found: Found | null = null
  for (const reading of readings) {
    const matched = recall(index, query.text, reading)
    const filtered = applyFilter(index, query.filter, matched)
    const candidates = limitTypos(filtered, query.text.typoTolerance)
    const removal =
      whole === undefined ? null : queryAfterRemoval(query.text.query, whole.parsed, reading.parsed)
    if (found !== null && candidates.records.length === 0) continue
    found = { matched, candidates, queryAfterRemoval: removal }
    if (candidates.records.length > 0) return found
  }
  if (found === null) throw new Error('A query has at least one reading; readingsOf returned none.')
  return found
}

type Ordered = {
  /** The page. */
  readonly hits: readonly Kept[]
  readonly nbHits: number
  /** All records that `distinct` leaves. */
  readonly distinct: Uint32Array
}

function orderAll(input: RankInput, groups: Int32Array): Ordered {
  const { query, candidates } = input
  const ranked = rank(input, candidates.records.length)
  const kept = keepDistinct(ranked, groups, query.distinct)
  return {
    hits: kept.slice(query.offset, query.offset + query.length),
    nbHits: kept.length,
    distinct: Uint32Array.from(kept, ({ record }) => record),
  }
}

/** Ranks as much as the page needs: all of it only where records are grouped. */
function order(input: RankInput): Ordered {
  const { query, candidates, index } = input
  const attribute = index.shape.attributeForDistinct
  if (query.distinct > 0 && attribute !== null)
    return orderAll(input, groupColumn(index, attribute))
  const { records } = candidates
  const needed = query.length === 0 ? 0 : query.offset + query.length
  const page = rank(input, needed).subarray(query.offset)
  const hits = Array.from(page, (record) => ({ record, sequence: 0 }))
  return { hits, nbHits: records.length, distinct: records }
}

function highlightInput(
  index: SearchIndex,
  query: EngineQuery,
  matched: MatchedText,
): HighlightInput {
  const { highlight, text, ranking } = query
  const single = matched.lattice.length === 1
  const marker = createMarker({
    matched,
    vocabulary: index.text.words,
    characters: index.characters,
    tokenize: index.tokenize,
    replaceWith: highlight.replaceSynonymsInHighlight ? text.query : null,
    exactOnly: single && ranking.exactOnSingleWordQuery === 'word',
  })
  return {
    query: highlight,
    marker,
    characters: index.characters,
    words: matched.parsed.words.map((word) => word.text),
    searchable: index.shape.searchable?.flatMap(({ attributes }) => attributes) ?? ['*'],
    camelCase: new Set(index.shape.camelCaseAttributes),
  }
}

function hitsOf(input: RankInput, kept: readonly Kept[]): readonly EngineHit[] {
  const { index, query, matched } = input
  const highlighting = highlightInput(index, query, matched)
  return kept.flatMap(({ record: number, sequence }): EngineHit[] => {
    const record = index.records.at(index.insertion[number] ?? 0)
    if (record === undefined) return []
    return [
      {
        record,
        ...highlightRecord(highlighting, record),
        ...(query.getRankingInfo ? { rankingInfo: rankingInfo(input, number) } : {}),
        ...(query.distinct > 1 ? { distinctSequence: sequence } : {}),
      },
    ]
  })
}

/** Answers a query: the page of hits, their number, facet counts and statistics. */
export function search(index: SearchIndex, query: EngineQuery): EngineAnswer {
  const { matched, candidates, queryAfterRemoval: removal } = find(index, query)
  const input: RankInput = { index, query, matched, candidates }
  const { hits, nbHits, distinct } = order(input)
  const { records } = candidates
  return {
    hits: hitsOf(input, hits),
    nbHits,
    ...countFacets({ index, query: query.facets, records, distinct }),
    queryAfterRemoval: removal,
    parsedQuery: printQuery(matched.parsed),
  }
}

/** The values of one facet that a text finds, counted among the records that a query finds. */
export function searchFacetValues(
  index: SearchIndex,
  query: EngineQuery,
  values: FacetValueQuery,
): readonly FacetValueHit[] {
  const { records } = find(index, query).candidates
  return findFacetValues(index, { records, text: query.text, values })
}
