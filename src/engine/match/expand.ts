import {
  type Dictionary,
  lowerBound,
  prefixSlice,
  subtreeEnd,
  type WordSlice,
} from '#engine/index/vocabulary.ts'
import {
  createDistanceTable,
  type DistanceTable,
  fillRow,
  type TypoRules,
  withFirstLetter,
} from '#engine/text/distance.ts'

/** Adjacent words of the vocabulary that match a query word at the same cost. */
export type WordRange = WordSlice & {
  /** Number of typos, 0 to 3. */
  readonly cost: number
  /** Whether the query word matches a prefix; otherwise it matches the whole word. */
  readonly prefix: boolean
}

/** Longer query words are matched only exactly or as a prefix. */
const MAX_FUZZY_LENGTH = 40

type Traversal = {
  readonly dictionary: Dictionary
  readonly table: DistanceTable
  readonly rules: TypoRules
  /** By depth, the smallest distance of any prefix so far. */
  readonly nearest: Uint8Array
  readonly found: WordRange[]
  /** Number of letters of the current word that were read. */
  depth: number
}

/**
 * The words of the vocabulary that a query word matches, as ranges in ascending cost: the word
 * itself, words that start with it, words within the allowed edits, and words with a prefix within
 * the allowed edits. If the word itself exists, it comes first as a whole word and is also part of
 * later ranges.
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

/**
 * Reads a word after its shared prefix. False if reading stopped early, because no word of the
 * subtree is close enough, or closer than the prefix read so far.
 */
function readWord(traversal: Traversal, at: number): boolean {
  const { dictionary, table, rules, nearest } = traversal
  const { query, rows, letters } = table
  const depth = dictionary.shared[at] ?? 0
  const start = (dictionary.letterStart[at] ?? 0) - depth
  traversal.depth = depth
  const end = (dictionary.letterStart[at + 1] ?? 0) - start
  for (let length = depth + 1; length <= end; length++) {
    if (length >= rows.length) return false
    traversal.depth = length
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

function push(traversal: Traversal, slice: WordSlice, edits: number): void {
  const { table, rules, found } = traversal
  const cost = withFirstLetter(edits, table)
  found.push({ ...slice, cost, prefix: rules.prefix })
}

/**
 * Skips a subtree whose words are all as close as its root, or all too far.
 * @returns its end
 */
function takeSubtree(traversal: Traversal, at: number): number {
  const { dictionary, rules, nearest, depth } = traversal
  const to = subtreeEnd(dictionary, at, depth)
  const edits = nearest[depth] ?? 255
  if (rules.prefix && edits <= rules.edits) push(traversal, { from: at, to }, edits)
  return to
}

/** The words within the allowed edits, in vocabulary order, found by traversing the prefix tree. */
function fuzzy(dictionary: Dictionary, query: string, rules: TypoRules): readonly WordRange[] {
  const { words } = dictionary
  const table = createDistanceTable(query, rules.edits, query.length + rules.edits)
  const nearest = new Uint8Array(table.rows.length).fill(255)
  const traversal: Traversal = { dictionary, table, rules, nearest, found: [], depth: 0 }
  for (let at = 0; at < words.length;) {
    // A skipped subtree shares no deeper prefix with the next word, so its rows are filled.
    if (!readWord(traversal, at)) {
      at = takeSubtree(traversal, at)
      continue
    }
    const { depth } = traversal
    const edits = (rules.prefix ? nearest[depth] : table.rows[depth]?.[query.length]) ?? 255
    if (edits <= rules.edits) push(traversal, { from: at, to: at + 1 }, edits)
    at += 1
  }
  return traversal.found
}
