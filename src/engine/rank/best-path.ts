import { attributeOf, FAR, positionOf } from '#engine/index/place-code.ts'
import { Float64List } from '#engine/index/typed-lists.ts'
import type { Lattice } from '#engine/match/lattice.ts'
import type { Segments } from '#engine/match/segments.ts'

import type { TextScore } from './text-score.ts'

/** The maximum distance, for words farther apart or in different values. */
export const MAX_DISTANCE = 8

/**
 * The cost of a path in one number, lower is better: skipped words, then typos, then distances. The
 * units leave room for 32 words with at most 3 typos and a distance of at most 8 each.
 */
const TYPO_UNIT = 1024
const WORD_UNIT = TYPO_UNIT * 256

/** Places farther apart than this have the maximum distance. One position is two places. */
const WINDOW = MAX_DISTANCE * 2

/** The paths that lead to a node, as parallel lists. */
class States {
  /** Place of the last word. */
  readonly ends = new Float64List()
  readonly sums = new Float64List()
  /** Smallest `firstMatchedWord` of the words. */
  readonly firsts = new Float64List()
  /** Words skipped by the path without any word; -1 if there is no such path. */
  skipped = -1

  clear(): void {
    this.ends.clear()
    this.sums.clear()
    this.firsts.clear()
    this.skipped = -1
  }

  add(end: number, sum: number, first: number): void {
    this.ends.push(end)
    this.sums.push(sum)
    this.firsts.push(first)
  }

  /** Sorts the states by end. Usually they are sorted already. */
  sort(): void {
    const { ends } = this
    let isSorted = true
    for (let at = 1; at < ends.length && isSorted; at++) isSorted = ends.at(at - 1) <= ends.at(at)
    if (isSorted) return
    const list = Array.from({ length: ends.length }, (_, at) => this.#stateAt(at))
    const { skipped } = this
    this.clear()
    this.skipped = skipped
    for (const { end, sum, first } of list.toSorted((a, b) => a.end - b.end)) {
      this.add(end, sum, first)
    }
  }

  #stateAt(at: number) {
    return { end: this.ends.at(at), sum: this.sums.at(at), first: this.firsts.at(at) }
  }

  /** The first state that ends at or after `place`. */
  firstFrom(place: number): number {
    let low = 0
    let high = this.ends.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.ends.at(middle) < place) low = middle + 1
      else high = middle
    }
    return low
  }
}

type PathRules = {
  readonly minProximity: number
  /** `firstMatchedWord` of a place. */
  readonly placeValue: (place: number) => number
}

export type BestPath = Omit<TextScore, 'exact'>

/** The distance between words: 1 for neighbours, one more in the wrong order, at most 8. */
export function distance(before: number, after: number): number {
  if (attributeOf(before) !== attributeOf(after)) return MAX_DISTANCE
  if (positionOf(before) === FAR || positionOf(after) === FAR) return MAX_DISTANCE
  const difference = positionOf(after) - positionOf(before)
  return Math.min(MAX_DISTANCE, difference > 0 ? difference : 1 - difference)
}

/** The smallest sum offered and, among equal sums, the smallest first place. */
class Best {
  sum = Infinity
  first = Infinity

  reset(): void {
    this.sum = Infinity
    this.first = Infinity
  }

  offer(sum: number, first: number): void {
    if (sum > this.sum || (sum === this.sum && first >= this.first)) return
    this.sum = sum
    this.first = first
  }

  offerAll({ sums, firsts }: States): void {
    for (let at = 0; at < sums.length; at++) this.offer(sums.at(at), firsts.at(at))
  }
}

export type PathInput = {
  readonly lattice: Pick<Lattice, 'length' | 'edges' | 'optional'>
  /** By edge number. The content changes with each record. */
  readonly segments: readonly Segments[]
  readonly rules: PathRules
}

/** Finds the best path in one record after another without new allocations. */
class PathFinder {
  readonly #input: PathInput
  readonly #nodes: readonly States[]
  /** The best of all states of a node. */
  readonly #overall = new Best()
  /** The best way to reach a segment. */
  readonly #reached = new Best()

  constructor(input: PathInput) {
    this.#input = input
    this.#nodes = Array.from({ length: input.lattice.length + 1 }, () => new States())
  }

  find(): BestPath | null {
    const { length, edges, optional } = this.#input.lattice
    for (const states of this.#nodes) states.clear()
    let number = 0
    for (let node = 0; node < length; node++) {
      const states = this.#nodes[node]
      const next = this.#nodes[node + 1]
      if (states === undefined || next === undefined) break
      if (node === 0) states.skipped = 0
      states.sort()
      this.#overall.reset()
      this.#overall.offerAll(states)
      for (; edges[number]?.from === node; number++) this.#follow(states, number)
      if (optional[node] === true) skipWord(states, next)
    }
    return this.#result()
  }

  #follow(before: States, number: number): void {
    const { lattice, segments, rules } = this.#input
    const edge = lattice.edges[number]
    const found = segments[number]
    if (edge === undefined || found === undefined || found.starts.length === 0) return
    const after = this.#nodes[edge.to]
    if (after === undefined) return
    const inner = (edge.to - edge.from - 1) * rules.minProximity
    for (let at = 0; at < found.starts.length; at++) {
      const start = found.starts.at(at)
      this.#reach(before, start)
      const { sum, first } = this.#reached
      if (sum === Infinity) continue
      const total = sum + inner + (found.costs.at(at) + edge.cost) * TYPO_UNIT
      after.add(found.ends.at(at), total, Math.min(first, rules.placeValue(start)))
    }
  }

  /** Finds the best way to reach a place. Only states near the place are compared one by one. */
  #reach(before: States, start: number): void {
    const { ends, sums, firsts, skipped } = before
    const best = this.#reached
    best.reset()
    best.offer(this.#overall.sum + MAX_DISTANCE, this.#overall.first)
    if (skipped >= 0) best.offer(skipped * WORD_UNIT, Infinity)
    const { minProximity } = this.#input.rules
    for (let at = before.firstFrom(start - WINDOW); at < ends.length; at++) {
      const end = ends.at(at)
      if (end > start + WINDOW) break
      const step = Math.max(minProximity, distance(end, start))
      best.offer(sums.at(at) + step, firsts.at(at))
    }
  }

  #result(): BestPath | null {
    const { length } = this.#input.lattice
    const end = this.#nodes[length]
    const best = this.#overall
    best.reset()
    if (end !== undefined) best.offerAll(end)
    if (best.sum === Infinity) return null
    return {
      words: length - Math.floor(best.sum / WORD_UNIT),
      typos: Math.floor((best.sum % WORD_UNIT) / TYPO_UNIT),
      proximity: best.sum % TYPO_UNIT,
      first: best.first,
    }
  }
}

function skipWord({ ends, sums, firsts, skipped }: States, after: States): void {
  for (let at = 0; at < ends.length; at++) {
    after.add(ends.at(at), sums.at(at) + WORD_UNIT, firsts.at(at))
  }
  if (skipped >= 0) after.skipped = skipped + 1
}

/** The best occurrence of a single word: the one with the fewest typos, then the earliest. */
function bestOccurrence({ lattice, segments, rules }: PathInput): BestPath | null {
  let [typos, first] = [Infinity, Infinity]
  for (const [number, { starts, costs }] of segments.entries()) {
    const more = lattice.edges[number]?.cost ?? 0
    for (let at = 0; at < starts.length; at++) {
      const cost = costs.at(at) + more
      if (cost > typos) continue
      const value = rules.placeValue(starts.at(at))
      first = cost < typos ? value : Math.min(first, value)
      typos = cost
    }
  }
  return typos === Infinity ? null : { words: 1, typos, proximity: 0, first }
}

/**
 * Creates a function that finds the best path through the lattice in the current record: most
 * words, then fewest typos, then the smallest sum of distances between consecutive words, then the
 * earliest place. Null if there is none. Exact, not greedy: dynamic programming keeps the best path
 * to each occurrence of a word.
 */
export function createPathFinder(input: PathInput): () => BestPath | null {
  if (input.lattice.length === 1) return () => bestOccurrence(input)
  const finder = new PathFinder(input)
  return () => finder.find()
}
