import { findFacetValues } from './facet/facet-search.ts'
import { countFacets } from './facet/facets.ts'
import { createHighlighter } from './highlight/highlight.ts'
import { createMarker, type HighlightInput } from './highlight/mark.ts'
import { type Bits, countBits, countCommon, listBitsInto, listCommonInto } from './index/bits.ts'
import { recordAt, type SearchIndex } from './index/search-index.ts'
import { areQuicklyCounted, FEW_TYPOS } from './match/few-typos.ts'
import { applyFilter } from './match/filter.ts'
import type { MatchedText } from './match/match.ts'
import { printQuery } from './match/parse-query.ts'
import { matchReading, queryAfterRemoval, type Reading, readingsOf } from './match/readings.ts'
import { createRankingInfo, rank, type RankInput } from './rank/rank.ts'
import {
  type EngineAnswer,
  type EngineHit,
  type EngineQuery,
  type FacetValueHit,
  type FacetValueQuery,
  type Scored,
  STEPS,
} from './types.ts'

type Found = {
  readonly matched: MatchedText
  /** The matches that pass the filter, ascending; the array belongs to the pool. */
  readonly records: Uint32Array
  readonly queryAfterRemoval: string | null
}

/** Number of different typo counts, from the smallest, that a tolerance keeps. Absent: all. */
const keptCounts: ReadonlyMap<EngineQuery['text']['typoTolerance'], number> = new Map([
  ['min', 1],
  ['strict', 2],
] as const)

type Limited = Pick<Found, 'matched' | 'records'>

/** A record that `distinct` keeps, with its position within its group, and that of its group among the groups. */
type Kept = {
  readonly record: number
  readonly sequence: number
  readonly group?: number
  readonly score?: number
}

type Ordered = {
  readonly hits: readonly Kept[]
  readonly nbHits: number
  /** All records that `distinct` keeps. */
  readonly distinct: Uint32Array
}

/**
 * Answers a query: the page of hits, the number of hits, facet counts and statistics.
 * @throws whatever `spend` throws
 */
export function search(index: SearchIndex, query: EngineQuery): EngineAnswer {
  return index.pool.lend(() => {
    const { matched, records, queryAfterRemoval: removal } = find(index, query)
    const input: RankInput = { index, query, matched, records }
    const { hits, nbHits, distinct } = order(input)
    return {
      hits: hitsOf(input, hits),
      nbHits,
      ...countFacets({ index, query: query.facets, spend: query.spend, records, distinct }),
      queryAfterRemoval: removal,
      parsedQuery: printQuery(matched.parsed),
    }
  })
}

/**
 * Answers a query with only the given records, in their order; those that do not match are left
 * out.
 * @throws whatever `spend` throws
 */
export function searchScored(
  index: SearchIndex,
  query: EngineQuery,
  scored: readonly Scored[],
): EngineAnswer {
  return index.pool.lend(() => {
    const { matched, records: found } = find(index, query)
    const isFound = new Set(found)
    const kept = scored.filter(({ record }) => isFound.has(record))
    const records = Uint32Array.from(kept, ({ record }) => record).toSorted()
    const input: RankInput = { index, query, matched, records }
    const page = kept.slice(query.offset, query.offset + query.length)
    return {
      hits: hitsOf(
        input,
        page.map(({ record, score }) => ({ record, score, sequence: 0 })),
      ),
      nbHits: kept.length,
      ...countFacets({ ...input, query: query.facets, spend: query.spend, distinct: records }),
      queryAfterRemoval: null,
      parsedQuery: printQuery(matched.parsed),
    }
  })
}

/**
 * Searches the values of one facet and counts them among the records that match a query.
 * @throws whatever `spend` throws
 */
export function searchFacetValues(
  index: SearchIndex,
  query: EngineQuery,
  values: FacetValueQuery,
): readonly FacetValueHit[] {
  return index.pool.lend(() => {
    const { records } = find(index, query)
    return findFacetValues(index, { records, query, values })
  })
}

/**
 * `min` keeps the records with the fewest typos, `strict` those with the two smallest typo counts.
 *
 * @param left the matches that pass the filter
 */
function limitTypos(
  { pool }: SearchIndex,
  { text: { typoTolerance }, spend }: EngineQuery,
  { matched, left }: { readonly matched: MatchedText; readonly left: Bits },
): Limited {
  const kept = keptCounts.get(typoTolerance) ?? 0
  const all = () => listBitsInto(pool.numbers(), left)
  if (kept === 0) return { matched, records: all() }
  if (!areQuicklyCounted(countBits(left), left)) {
    for (let typos = 0, found = 0, before = 0; typos <= FEW_TYPOS; typos++) {
      const within = matched.within(typos)
      const count = countCommon(left, within)
      if (count > before) found += 1
      before = count
      if (found < kept) continue
      // All records with the fewest typos have the same count.
      const known = kept === 1 ? { ...matched, typosOf: () => typos } : matched
      return { matched: known, records: listCommonInto(pool.numbers(), left, within) }
    }
  }
  const records = all()
  spend(records.length * matched.lattice.edges.length)
  return { matched, records: limitByCounting(records, matched, typoTolerance) }
}

/** Does the same as `limitTypos`, one record at a time. */
function limitByCounting(
  records: Uint32Array,
  { typosOf }: MatchedText,
  tolerance: EngineQuery['text']['typoTolerance'],
): Uint32Array {
  // Indexed loops: an iterator over all records takes as long as the search itself.
  const typos = new Uint8Array(records.length)
  const hasCount = new Uint8Array(256)
  for (let at = 0; at < records.length; at += 1) {
    const count = typosOf(records[at] ?? 0)
    typos[at] = count
    hasCount[count] = 1
  }
  const fewest = hasCount.indexOf(1)
  const limit = tolerance === 'min' ? fewest : Math.max(fewest, hasCount.indexOf(1, fewest + 1))
  if (hasCount.lastIndexOf(1) <= limit) return records
  return records.filter((_, at) => (typos[at] ?? 0) <= limit)
}

function findReading(
  index: SearchIndex,
  query: EngineQuery,
  reading: Reading,
): Omit<Found, 'queryAfterRemoval'> {
  const matched = matchReading(index, query, reading)
  const left = index.pool.bits()
  left.set(matched.records)
  applyFilter(index, query, left)
  return limitTypos(index, query, { matched, left })
}

/** Tries the readings of a query in order until one finds a record. */
function find(index: SearchIndex, query: EngineQuery): Found {
  const readings = readingsOf(index, query)
  const [whole] = readings
  let found: Found | null = null
  for (const reading of readings) {
    const { matched, records } = findReading(index, query, reading)
    if (found !== null && records.length === 0) continue
    const removal =
      whole === undefined ? null : queryAfterRemoval(query.text.query, whole.parsed, reading.parsed)
    found = { matched, records, queryAfterRemoval: removal }
    if (records.length > 0) return found
  }
  if (found === null) throw new Error('A query has at least one reading; readingsOf returned none.')
  return found
}

/** Keeps the first `limit` records of each group; a record without a group (-1) is one of its own. */
function keepDistinct(ranked: Uint32Array, groups: Int32Array, limit: number): readonly Kept[] {
  const seen = new Map<number, { readonly group: number; size: number }>()
  const kept: Kept[] = []
  let count = 0
  for (const record of ranked) {
    const number = groups[record] ?? -1
    const known = seen.get(number) ?? { group: count, size: 0 }
    if (known.size === limit) continue
    if (known.size === 0) count += 1
    kept.push({ record, sequence: known.size, group: known.group })
    known.size += 1
    if (number !== -1) seen.set(number, known)
  }
  return kept
}

/** The records of the groups on the page, in their order. As in the hosted service, groups are counted and paged. */
function orderAll(input: RankInput, groups: Int32Array): Ordered {
  const { query, records } = input
  query.spend(STEPS.group * records.length)
  const kept = keepDistinct(rank(input, records.length), groups, query.distinct)
  const end = query.offset + query.length
  return {
    hits: kept.filter(({ group = 0 }) => group >= query.offset && group < end),
    nbHits: kept.filter(({ sequence }) => sequence === 0).length,
    distinct: Uint32Array.from(kept, ({ record }) => record),
  }
}

/** Ranks only the records that the page needs, or all of them if records are grouped. */
function order(input: RankInput): Ordered {
  const { query, records, index } = input
  if (query.distinct > 0 && index.groups !== null) return orderAll(input, index.groups)
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
  const { highlight, ranking } = query
  const single = matched.lattice.length === 1
  const marker = createMarker({
    matched,
    wordCount: index.text.words.length,
    characters: index.characters,
    tokenize: index.tokenize,
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
  if (kept.length === 0) return []
  const highlight = createHighlighter(highlightInput(index, query, matched))
  const infoOf = query.getRankingInfo ? createRankingInfo(input) : null
  return kept.flatMap(({ record: number, sequence, score }): EngineHit[] => {
    query.spend(STEPS.hit)
    const record = recordAt(index, number)
    if (record === undefined) return []
    return [
      {
        record,
        ...highlight(record),
        ...(infoOf === null ? {} : { rankingInfo: infoOf(number) }),
        ...(query.distinct > 1 ? { distinctSequence: sequence } : {}),
        ...(score === undefined ? {} : { score }),
      },
    ]
  })
}
