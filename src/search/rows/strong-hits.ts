import type { FoundHit } from './found-hit.ts'

/** How a hit matched, as far as the provider says; all of it is 0 where it says nothing. */
type Match = {
  readonly typos: number
  readonly words: number
  /** The rank of the best attribute with a match: 0 for the names. */
  readonly attribute: number
  /** Words that are matched whole and without errors. */
  readonly exact: number
  /** How far the words are from each other. */
  readonly distance: number
}

/** Positions in one attribute: the provider counts those of the next one from the next thousand. */
const POSITIONS = 1000
/** Attributes this far below the one of the best hit are about something else: a description below a name. */
const FAR = 2

/**
 * The hits of a list that match as well as its best one, in their order. A hit is loose, and left out, when the best hit
 * has fewer typing errors, matches more words, matches in an attribute that ranks at least two above (in a name where this
 * one has the words in its description alone), or matches more whole words that stand closer together ("array at" in
 * "Array.prototype.at()", and in "enableVertexAttribArray()"). The rule compares hits with each other, so that a list with
 * loose matches alone keeps them. It reads `_rankingInfo`: the query has to ask for it with `getRankingInfo`.
 *
 * Of the first six hits of the 80 judged queries of the lists it leaves out a quarter, and none that is an answer.
 */
export function strongHits(hits: readonly FoundHit[]): readonly FoundHit[] {
  const [best] = hits.map(matchOf)
  if (best === undefined) return hits
  return hits.filter((hit) => {
    const { typos, words, attribute, exact, distance } = matchOf(hit)
    const isNear = exact >= best.exact || distance <= best.distance
    return isNear && typos <= best.typos && words >= best.words && attribute < best.attribute + FAR
  })
}

function matchOf({ hit }: FoundHit): Match {
  const info: unknown = Reflect.get(hit, '_rankingInfo')
  const read = (name: string) => {
    const value: unknown = typeof info === 'object' && info !== null ? Reflect.get(info, name) : 0
    return typeof value === 'number' ? value : 0
  }
  return {
    typos: read('nbTypos'),
    words: read('words'),
    attribute: Math.floor(read('firstMatchedWord') / POSITIONS),
    exact: read('nbExactWords'),
    distance: read('proximityDistance'),
  }
}

/** Whether even the best of the hits has typing errors: the words as typed are nowhere, others were found instead. */
export function areAllCorrected(hits: readonly FoundHit[]): boolean {
  return hits.length > 0 && hits.every((hit) => matchOf(hit).typos > 0)
}
