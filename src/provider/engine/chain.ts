import type { Lattice } from './lattice.ts'
import { attributeOf, FAR, positionOf } from './place-code.ts'
import type { Segments } from './segments.ts'

/** The greatest distance that counts: of words farther apart than this, and of words in different values. */
const MAX_DISTANCE = 8

/**
 * How good a path through the lattice is, in one number, lower is better: words not found, then typos, then
 * distances. 32 words of at most 3 typos and at most 8 apart fit with room to spare.
 */
const TYPO_UNIT = 1024
const WORD_UNIT = TYPO_UNIT * 256

/** The ends of all paths that lead to a node, as parallel lists. */
type States = {
  /** Place of the last word found. */
  readonly ends: number[]
  readonly sums: number[]
  /** Best `firstMatchedWord` among the words found. */
  readonly firsts: number[]
  /** Words left out so far by the path that has found none yet; -1 if there is no such path. */
  bare: number
}

type ChainRules = {
  readonly minProximity: number
  /** `firstMatchedWord` of a place. */
  readonly placeValue: (place: number) => number
}

/** The best path. */
export type Chain = {
  readonly words: number
  readonly typos: number
  readonly proximity: number
  readonly first: number
}

/** Distance from one word to the next: 1 for neighbours, one more for the wrong order, 8 at most. */
export function distance(before: number, after: number): number {
  if (attributeOf(before) !== attributeOf(after)) return MAX_DISTANCE
  if (positionOf(before) === FAR || positionOf(after) === FAR) return MAX_DISTANCE
  const difference = positionOf(after) - positionOf(before)
  return Math.min(MAX_DISTANCE, difference > 0 ? difference : 1 - difference)
}

/** A node that no path has led to yet has no states. */
type Nodes = (States | undefined)[]

function statesAt(nodes: Nodes, node: number): States {
  const known = nodes[node]
  if (known !== undefined) return known
  const states: States = { ends: [], sums: [], firsts: [], bare: -1 }
  nodes[node] = states
  return states
}

function addState(states: States, end: number, value: readonly [sum: number, first: number]): void {
  states.ends.push(end)
  states.sums.push(value[0])
  states.firsts.push(value[1])
}

/** Puts the states into the order of their ends; mostly they are. */
function sortStates(states: States): void {
  const { ends, sums, firsts } = states
  if (ends.every((end, at) => at === 0 || (ends[at - 1] ?? 0) <= end)) return
  const order = ends.map((_, at) => at).toSorted((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0))
  const copy = { ends: [...ends], sums: [...sums], firsts: [...firsts] }
  for (const [to, from] of order.entries()) {
    ends[to] = copy.ends[from] ?? 0
    sums[to] = copy.sums[from] ?? 0
    firsts[to] = copy.firsts[from] ?? 0
  }
}

function better(sum: number, first: number, than: readonly [number, number]): boolean {
  return sum < than[0] || (sum === than[0] && first < than[1])
}

function bestState({ sums, firsts }: States): readonly [sum: number, first: number] {
  let best: readonly [number, number] = [Infinity, Infinity]
  for (let at = 0; at < sums.length; at++) {
    const [sum, first] = [sums[at] ?? 0, firsts[at] ?? 0]
    if (better(sum, first, best)) best = [sum, first]
  }
  return best
}

/** The first state that ends at `spot` or later. */
function firstFrom(ends: readonly number[], place: number): number {
  let low = 0
  let high = ends.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ends[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

type Step = { readonly start: number; readonly rules: ChainRules }

/** The best way to reach a segment from any state: only those near it need a look of their own. */
function reach(
  states: States,
  overall: readonly [number, number],
  { start, rules }: Step,
): readonly [sum: number, first: number] {
  let best: readonly [number, number] = [overall[0] + MAX_DISTANCE, overall[1]]
  if (states.bare >= 0) {
    const bare: readonly [number, number] = [states.bare * WORD_UNIT, Infinity]
    if (better(bare[0], bare[1], best)) best = bare
  }
  const window = MAX_DISTANCE * 2
  for (let at = firstFrom(states.ends, start - window); at < states.ends.length; at++) {
    const end = states.ends[at] ?? 0
    if (end > start + window) break
    const step = Math.max(rules.minProximity, distance(end, start))
    const sum = (states.sums[at] ?? 0) + step
    const first = states.firsts[at] ?? 0
    if (better(sum, first, best)) best = [sum, first]
  }
  return best
}

function followEdge(nodes: Nodes, number: number, input: ChainInput): void {
  const segments = input.segments[number]
  const edge = input.lattice.edges[number]
  if (segments === undefined || edge === undefined || segments.starts.length === 0) return
  const before = statesAt(nodes, edge.from)
  const after = statesAt(nodes, edge.to)
  const inner = (edge.to - edge.from - 1) * input.rules.minProximity
  const overall = bestState(before)
  for (let at = 0; at < segments.starts.length; at++) {
    const start = segments.starts[at] ?? 0
    const [sum, first] = reach(before, overall, { start, rules: input.rules })
    if (sum === Infinity) continue
    const total = sum + inner + (segments.costs[at] ?? 0) * TYPO_UNIT
    const value = Math.min(first, input.rules.placeValue(start))
    addState(after, segments.ends[at] ?? 0, [total, value])
  }
}

function skipWord(before: States, after: States): void {
  for (let at = 0; at < before.ends.length; at++) {
    const sum = (before.sums[at] ?? 0) + WORD_UNIT
    addState(after, before.ends[at] ?? 0, [sum, before.firsts[at] ?? 0])
  }
  if (before.bare >= 0) after.bare = before.bare + 1
}

export type ChainInput = {
  readonly lattice: Lattice
  /** By edge number. */
  readonly segments: readonly Segments[]
  readonly rules: ChainRules
}

/** A single word has no distances: the occurrence with the fewest typos is best, then the earliest. */
function bestOccurrence({ segments, rules }: ChainInput): Chain | null {
  let [typos, first] = [Infinity, Infinity]
  for (const { starts, costs } of segments) {
    for (let at = 0; at < starts.length; at++) {
      const cost = costs[at] ?? 0
      if (cost > typos) continue
      const value = rules.placeValue(starts[at] ?? 0)
      first = cost < typos ? value : Math.min(first, value)
      typos = cost
    }
  }
  return typos === Infinity ? null : { words: 1, typos, proximity: 0, first }
}

/**
 * The best way through the lattice in one record: most words, then fewest typos, then the smallest sum of
 * distances between consecutive words, then the earliest place. Null if there is none. Exact, not greedy:
 * the best path to each occurrence of a word is kept until the end.
 */
export function bestChain(input: ChainInput): Chain | null {
  const { length, edges, optional } = input.lattice
  if (length === 1) return bestOccurrence(input)
  const nodes: Nodes = []
  statesAt(nodes, 0).bare = 0
  let number = 0
  for (let node = 0; node < length; node++) {
    const states = nodes[node]
    if (states !== undefined) sortStates(states)
    for (; edges[number]?.from === node; number++) {
      if (states !== undefined) followEdge(nodes, number, input)
    }
    if (states !== undefined && optional[node] === true) skipWord(states, statesAt(nodes, node + 1))
  }
  const end = nodes[length]
  if (end === undefined) return null
  const [sum, first] = bestState(end)
  if (sum === Infinity) return null
  return {
    words: length - Math.floor(sum / WORD_UNIT),
    typos: Math.floor((sum % WORD_UNIT) / TYPO_UNIT),
    proximity: sum % TYPO_UNIT,
    first,
  }
}
