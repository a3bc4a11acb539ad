import { countValues, type FacetColumn } from '#engine/index/facet-column.ts'
import { countLists } from '#engine/index/lists.ts'
import { createCachePerOwner } from '#engine/index/lru-cache.ts'
import { attributeOf } from '#engine/index/place-code.ts'
import type { SearchIndex } from '#engine/index/search-index.ts'
import { recordCount } from '#engine/index/text-index.ts'
import { type Scored, type Spend, STEPS } from '#engine/types.ts'

import { createTopK } from './top-k.ts'

/**
 * How similarity is measured. `shared`: how much of what is rare about the first record the second
 * one shares. `mutual`: as well, neither record may have much that the other lacks.
 */
export type Likeness = 'shared' | 'mutual'

export type SimilarOptions = { readonly likeness: Likeness; readonly spend: Spend }

/** Maximum number of similar records for one record. */
const MOST_SIMILAR = 1000

/** A trait of more than this share of the records is ignored, except among few records. */
const COMMON = 1 / 30
const FEW = 20

/**
 * Relative to a word of the best attribute: a value of a facet that is also searched means a little
 * more, a value of another facet less. For example, two records of the same month need not be
 * alike.
 */
const SEARCHED_WEIGHT = 1.2
const FACET_WEIGHT = 0.4

type Ranges = { readonly from: number; readonly to: number }

/** Value number → number of records. One array per facet column. */
const holdersOf = createCachePerOwner<Uint32Array>(1)

type Describing = { readonly column: FacetColumn; readonly weight: number }

const percent = (part: number, whole: number): number =>
  Math.round((Math.min(part, whole) / whole) * 10_000) / 100

const cacheOf = createCachePerOwner<readonly Scored[]>(64)

/**
 * The records that resemble a record by rare words and facet values, best first, at most a
 * thousand. The score is the sum of weight times rarity over the shared traits, as a percentage of
 * the sum over all traits of the record; with `mutual`, of the record with the larger sum. Depends
 * only on the records.
 * @throws whatever `spend` throws
 */
export function similarRecords(
  index: SearchIndex,
  record: number,
  { likeness, spend }: SimilarOptions,
): readonly Scored[] {
  return cacheOf(index).get(`${likeness} ${record}`, () => {
    const facets = describingFacets(index)
    const own = ownPoints(index, facets, record)
    const scores = new Float64Array(recordCount(index.text))
    spend(addSharedWords(index, record, scores))
    for (const facet of facets) {
      spend(facet.column.listOf.length + facet.column.members.length)
      addSharedValues(facet, record, scores)
    }
    const found = best(scores, record)
    const scored = found.map((other): Scored => {
      spend(STEPS.text)
      const whole = likeness === 'shared' ? own : Math.max(own, ownPoints(index, facets, other))
      return { record: other, score: percent(scores[other] ?? 0, whole) }
    })
    return likeness === 'shared' ? scored : scored.toSorted(byScore)
  })
}

/** Best first; equal scores in custom-ranking order. */
export function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || a.record - b.record
}

/** The inverse document frequency of a trait, log2(total / holders); 0 if it is common. */
function rarity(holders: number, total: number): number {
  return holders > Math.max(FEW, total * COMMON) ? 0 : Math.log2(total / holders)
}

function facetHolders(column: FacetColumn): Uint32Array {
  return holdersOf(column).get('', () => {
    const all = Uint32Array.from({ length: column.listOf.length }, (_, record) => record)
    return countValues(column, countLists(column, all))
  })
}

/** Facets that describe a record in words. Rarity says nothing about a number. */
function describingFacets(index: SearchIndex): readonly Describing[] {
  const searched = new Set(index.text.attributes.map(({ name }) => name))
  return index.shape.faceting.flatMap(({ attribute }): readonly Describing[] => {
    const column = index.facetColumns.get(attribute)
    if (column === undefined || column.numeric) return []
    return [{ column, weight: searched.has(attribute) ? SEARCHED_WEIGHT : FACET_WEIGHT }]
  })
}

function valuesOf({ listOf, listStart }: FacetColumn, record: number): Ranges {
  const list = listOf[record] ?? 0
  return { from: listStart[list] ?? 0, to: listStart[list + 1] ?? 0 }
}

/** Word number → points. A word counts at the place whose attribute ranks best. */
function wordPoints({ text }: SearchIndex, record: number): ReadonlyMap<number, number> {
  const { attributes, tokenStart, tokenWords, tokenPlaces, postingStart } = text
  const points = new Map<number, number>()
  const end = tokenStart[record + 1] ?? 0
  for (let at = tokenStart[record] ?? 0; at < end; at++) {
    const word = tokenWords[at] ?? 0
    const holders = (postingStart[word + 1] ?? 0) - (postingStart[word] ?? 0)
    const rank = attributes[attributeOf(tokenPlaces[at] ?? 0)]?.rank ?? 0
    const worth = rarity(holders, recordCount(text)) / (rank + 1)
    if (worth > (points.get(word) ?? 0)) points.set(word, worth)
  }
  return points
}

/** Value number → points. */
function valuePoints({ column, weight }: Describing, record: number): ReadonlyMap<number, number> {
  const holders = facetHolders(column)
  const points = new Map<number, number>()
  const { from, to } = valuesOf(column, record)
  for (let at = from; at < to; at++) {
    const value = column.members[at] ?? 0
    const worth = weight * rarity(holders[value] ?? 0, column.listOf.length)
    // An empty string is a missing value.
    if (worth > 0 && column.values[value] !== '') points.set(value, worth)
  }
  return points
}

function sum(points: ReadonlyMap<number, number>): number {
  let total = 0
  for (const worth of points.values()) total += worth
  return total
}

/** The points of all rare traits of a record. */
function ownPoints(index: SearchIndex, facets: readonly Describing[], record: number): number {
  const words = sum(wordPoints(index, record))
  return facets.reduce((total, facet) => total + sum(valuePoints(facet, record)), words)
}

/** @returns the number of postings read, of rare words only */
function addSharedWords(index: SearchIndex, record: number, scores: Float64Array): number {
  const { postings, postingStart } = index.text
  let read = 0
  for (const [word, worth] of wordPoints(index, record)) {
    const end = postingStart[word + 1] ?? 0
    for (let at = postingStart[word] ?? 0; at < end; at++) {
      const other = postings[at] ?? 0
      scores[other] = (scores[other] ?? 0) + worth
      read += 1
    }
  }
  return read
}

/** Each distinct list of values is compared once, however many records share it. */
function addSharedValues(facet: Describing, record: number, scores: Float64Array): void {
  const points = valuePoints(facet, record)
  if (points.size === 0) return
  const { listOf, listStart, members } = facet.column
  const byList = new Float64Array(listStart.length - 1)
  for (let list = 0; list < byList.length; list++) {
    const end = listStart[list + 1] ?? 0
    for (let at = listStart[list] ?? 0; at < end; at++) {
      byList[list] = (byList[list] ?? 0) + (points.get(members[at] ?? 0) ?? 0)
    }
  }
  for (let other = 0; other < listOf.length; other++) {
    scores[other] = (scores[other] ?? 0) + (byList[listOf[other] ?? 0] ?? 0)
  }
}

/** The records with points, best first; equal scores in custom-ranking order. */
function best(scores: Float64Array, record: number): readonly number[] {
  const slots: number[] = []
  const at = (slot: number): number => slots[slot] ?? 0
  const compare = (a: number, b: number): number =>
    (scores[at(b)] ?? 0) - (scores[at(a)] ?? 0) || at(a) - at(b)
  const top = createTopK(MOST_SIMILAR, compare)
  let slot = 0
  for (let other = 0; other < scores.length; other++) {
    if (other === record || scores[other] === 0) continue
    slots[slot] = other
    slot = top.offer(slot)
  }
  return top.inOrder().map(at)
}
