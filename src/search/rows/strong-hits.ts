import type { FoundHit } from './found-hit.ts'

/** How a hit matched; all fields are 0 if the provider does not say. */
type Match = {
  readonly typos: number
  readonly words: number
  /** The rank of the best attribute with a match: 0 for names. */
  readonly attribute: number
  readonly exact: number
  readonly distance: number
}

/** The provider numbers positions of the next attribute from the next thousand. */
const POSITIONS = 1000
/** A match so many attributes lower is about something else: a description below a name. */
const FAR = 2

/**
 * The hits of a list that match as well as its best one, in their order. A hit is left out if the
 * best hit has fewer typos, matches more words, matches in an attribute that ranks at least two
 * higher (a name instead of a description), or matches more whole words that are closer together
 * ("array at" in "Array.prototype.at()" and in "enableVertexAttribArray()"). The rule compares hits
 * with each other, so a list that has only loose matches keeps them. It reads `_rankingInfo`, which
 * the query must request with `getRankingInfo`.
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

/** The number of words that a hit has. */
export const wordCount = (hit: FoundHit): number => matchOf(hit).words

/** Whether even the best hits have typos: the words as typed were not found, a correction was. */
export function areAllCorrected(hits: readonly FoundHit[]): boolean {
  return hits.length > 0 && hits.every((hit) => matchOf(hit).typos > 0)
}
