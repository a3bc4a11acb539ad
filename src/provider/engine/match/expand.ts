import {
  lowerBound,
  prefixSlice,
  subtreeEnd,
  type Dictionary,
  type WordSlice,
} from '../index/vocabulary.ts'
import {
  createTable,
  fillRow,
  withFirstLetter,
  type DistanceTable,
  type TypoRules,
} from '../text/distance.ts'

/** Neighbouring words of the vocabulary that match a query word at the same cost. */
export type WordRange = WordSlice & {
  /** 0 to 3 typos. */
  readonly cost: number
  /** Found as the beginning of a longer word; false: as a whole word. */
  readonly prefix: boolean
}

/** Letters of a query word that are compared; longer words are found exactly or by prefix only. */
const MAX_FUZZY_LENGTH = 40

type Walk = {
  readonly dictionary: Dictionary
  readonly table: DistanceTable
  readonly rules: TypoRules
  /** By depth: the nearest prefix so far. */
  readonly nearest: Uint8Array
  readonly found: WordRange[]
  /** Letters read of the last word. */
  depth: number
}

/**
 * Reads a word from where it parts from the one before. False where it stops, because nothing below is near
 * enough, or nearer.
 */
function readWord(walk: Walk, at: number): boolean {
  const { dictionary, table, rules, nearest } = walk
  const { query, rows, letters } = table
  const depth = dictionary.shared[at] ?? 0
  const start = (dictionary.letterStart[at] ?? 0) - depth
  walk.depth = depth
  const end = (dictionary.letterStart[at + 1] ?? 0) - start
  for (let length = depth + 1; length <= end; length++) {
    if (length >= rows.length) return false
    walk.depth = length
    letters[length - 1] = dictionary.letters[start + length - 1] ?? 0
    const least = fillRow(table, length)
    const here = rows[length]?.[query.length] ?? 255
    nearest[length] = Math.min(nearest[length - 1] ?? 255, here)
    const reached = nearest[length] ?? 255
    const settled = rules.prefix && reached <= rules.edits && least >= reached
    if (settled || least > rules.edits) return false
  }
  return true
}

function push(walk: Walk, slice: WordSlice, edits: number): void {
  const { table, rules, found } = walk
  const cost = withFirstLetter(edits, table)
  found.push({ ...slice, cost, prefix: rules.prefix })
}

/** A subtree whose words are all as near as its root, or all too far. */
function takeSubtree(walk: Walk, at: number): number {
  const { dictionary, rules, nearest, depth } = walk
  const to = subtreeEnd(dictionary, at, depth)
  const edits = nearest[depth] ?? 255
  if (rules.prefix && edits <= rules.edits) push(walk, { from: at, to }, edits)
  return to
}

/** Words near enough, in the order of the vocabulary, by walking it as the tree that it is. */
function fuzzy(dictionary: Dictionary, query: string, rules: TypoRules): readonly WordRange[] {
  const { words } = dictionary
  const table = createTable(query, rules.edits, query.length + rules.edits)
  const nearest = new Uint8Array(table.rows.length).fill(255)
  const walk: Walk = { dictionary, table, rules, nearest, found: [], depth: 0 }
  for (let at = 0; at < words.length;) {
    // Subtrees given up are skipped, so the rows of all letters in common have been filled.
    if (!readWord(walk, at)) {
      at = takeSubtree(walk, at)
      continue
    }
    const { depth } = walk
    const edits = (rules.prefix ? nearest[depth] : table.rows[depth]?.[query.length]) ?? 255
    if (edits <= rules.edits) push(walk, { from: at, to: at + 1 }, edits)
    at += 1
  }
  return walk.found
}

/**
 * The words of the vocabulary that a query word finds, as ranges in ascending cost: the word itself, words
 * that begin with it, words within the allowed edits, and words that begin with something within them.
 * Where the word itself is found it comes first, as a whole word, and is part of later ranges too.
 */
export function expand(
  dictionary: Dictionary,
  query: string,
  rules: TypoRules,
): readonly WordRange[] {
  if (query === '') return []
  const { words } = dictionary
  const at = lowerBound(words, query)
  const exact = { from: at, to: at + 1, cost: 0, prefix: false }
  const ranges: WordRange[] = words[at] === query ? [exact] : []
  if (rules.edits > 0 && query.length <= MAX_FUZZY_LENGTH) {
    const near = fuzzy(dictionary, query, rules).toSorted((a, b) => a.cost - b.cost)
    return [...ranges, ...near]
  }
  if (!rules.prefix) return ranges
  const slice = prefixSlice(words, query)
  return slice.from < slice.to ? [...ranges, { ...slice, cost: 0, prefix: true }] : ranges
}
