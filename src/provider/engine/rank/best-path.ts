import { attributeOf, FAR, positionOf } from '../index/place-code.ts'
import { Float64List } from '../index/typed-lists.ts'
import type { Lattice } from '../match/lattice.ts'
import type { Segments } from '../match/segments.ts'
import type { TextScore } from './text-score.ts'

/** The greatest distance that counts: of words farther apart than this, and of words in different values. */
const MAX_DISTANCE = 8

/**
 * How good a path through the lattice is, in one number, lower is better: words not found, then typos, then
 * distances. 32 words of at most 3 typos and at most 8 apart fit with room to spare.
 */
const TYPO_UNIT = 1024
const WORD_UNIT = TYPO_UNIT * 256

/** Places farther apart than this are at the greatest distance: a position is two places. */
const WINDOW = MAX_DISTANCE * 2

/** The ends of all paths that lead to a node, as parallel lists. */
class States {
  /** Place of the last word found. */
  readonly ends = new Float64List()
  readonly sums = new Float64List()
  /** Best `firstMatchedWord` among the words found. */
  readonly firsts = new Float64List()
  /** Words left out so far by the path that has found none yet; -1 if there is no such path. */
  bare = -1

  clear(): void {
    this.ends.clear()
    this.sums.clear()
    this.firsts.clear()
    this.bare = -1
  }

  add(end: number, sum: number, first: number): void {
    this.ends.push(end)
    this.sums.push(sum)
    this.firsts.push(first)
  }

  /** Puts the states into the order of their ends; mostly they are. */
  sort(): void {
    const { ends } = this
    let isSorted = true
    for (let at = 1; at < ends.length && isSorted; at++) isSorted = ends.at(at - 1) <= ends.at(at)
    if (isSorted) return
    const list = Array.from({ length: ends.length }, (_, at) => this.stateAt(at))
    const { bare } = this
    this.clear()
    this.bare = bare
    for (const { end, sum, first } of list.toSorted((a, b) => a.end - b.end)) {
      this.add(end, sum, first)
    }
  }

  private stateAt(at: number) {
    return { end: this.ends.at(at), sum: this.sums.at(at), first: this.firsts.at(at) }
  }

  /** The first state that ends at `place` or later. */
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

/** The score of the best path. */
export type BestPath = Omit<TextScore, 'exact'>

/** Distance from one word to the next: 1 for neighbours, one more for the wrong order, 8 at most. */
export function distance(before: number, after: number): number {
  if (attributeOf(before) !== attributeOf(after)) return MAX_DISTANCE
  if (positionOf(before) === FAR || positionOf(after) === FAR) return MAX_DISTANCE
  const difference = positionOf(after) - positionOf(before)
  return Math.min(MAX_DISTANCE, difference > 0 ? difference : 1 - difference)
}

/** A sum and, among equal sums, a first place: the smaller the better. */
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
  /** By edge number; what they hold changes with each record. */
  readonly segments: readonly Segments[]
  readonly rules: PathRules
}

/** Looks for the best path in one record after another, in the same memory. */
class PathFinder {
  private readonly input: PathInput
  private readonly nodes: readonly States[]
  /** The best of all states of a node. */
  private readonly overall = new Best()
  /** The best way to reach a segment. */
  private readonly reached = new Best()

  constructor(input: PathInput) {
    this.input = input
    this.nodes = Array.from({ length: input.lattice.length + 1 }, () => new States())
  }

  find(): BestPath | null {
    const { length, edges, optional } = this.input.lattice
    for (const states of this.nodes) states.clear()
    let number = 0
    for (let node = 0; node < length; node++) {
      const states = this.nodes[node]
      const next = this.nodes[node + 1]
      if (states === undefined || next === undefined) break
      if (node === 0) states.bare = 0
      states.sort()
      this.overall.reset()
      this.overall.offerAll(states)
      for (; edges[number]?.from === node; number++) this.follow(states, number)
      if (optional[node] === true) skipWord(states, next)
    }
    return this.result()
  }

  private follow(before: States, number: number): void {
    const { lattice, segments, rules } = this.input
    const edge = lattice.edges[number]
    const found = segments[number]
    if (edge === undefined || found === undefined || found.starts.length === 0) return
    const after = this.nodes[edge.to]
    if (after === undefined) return
    const inner = (edge.to - edge.from - 1) * rules.minProximity
    for (let at = 0; at < found.starts.length; at++) {
      const start = found.starts.at(at)
      this.reach(before, start)
      const { sum, first } = this.reached
      if (sum === Infinity) continue
      const total = sum + inner + (found.costs.at(at) + edge.cost) * TYPO_UNIT
      after.add(found.ends.at(at), total, Math.min(first, rules.placeValue(start)))
    }
  }

  /** From any state; only those near the segment need a look of their own. */
  private reach(before: States, start: number): void {
    const { ends, sums, firsts, bare } = before
    const best = this.reached
    best.reset()
    best.offer(this.overall.sum + MAX_DISTANCE, this.overall.first)
    if (bare >= 0) best.offer(bare * WORD_UNIT, Infinity)
    const { minProximity } = this.input.rules
    for (let at = before.firstFrom(start - WINDOW); at < ends.length; at++) {
      const end = ends.at(at)
      if (end > start + WINDOW) break
      const step = Math.max(minProximity, distance(end, start))
      best.offer(sums.at(at) + step, firsts.at(at))
    }
  }

  private result(): BestPath | null {
    const { length } = this.input.lattice
    const end = this.nodes[length]
    const best = this.overall
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

function skipWord({ ends, sums, firsts, bare }: States, after: States): void {
  for (let at = 0; at < ends.length; at++) {
    after.add(ends.at(at), sums.at(at) + WORD_UNIT, firsts.at(at))
  }
  if (bare >= 0) after.bare = bare + 1
}

/** A single word has no distances: the occurrence with the fewest typos is best, then the earliest. */
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
 * Makes the function that finds the best way through the lattice in the record that the segments are of: most
 * words, then fewest typos, then the smallest sum of distances between consecutive words, then the earliest
 * place. Null if there is none. Exact, not greedy: the best path to each occurrence of a word is kept until the end.
 */
export function createPathFinder(input: PathInput): () => BestPath | null {
  if (input.lattice.length === 1) return () => bestOccurrence(input)
  const finder = new PathFinder(input)
  return () => finder.find()
}
