/** How far a word may differ from the query word. */
export type TypoRules = {
  /** 0, 1 or 2. */
  readonly edits: number
  /** Compare the best prefix of the word instead of the whole word. */
  readonly prefix: boolean
}

/** A table of edit distances, filled row by row while the letters of a word are read. */
export type DistanceTable = {
  readonly query: string
  /** Distances up to this value are exact; larger ones are only known to be larger. */
  readonly edits: number
  /** Row number → distances between that many letters of the word and each prefix of the query. */
  readonly rows: readonly Uint8Array[]
  readonly queryLetters: Uint16Array
  /** The letters of the word read so far. */
  readonly letters: Uint16Array
}

/** Creates a table for words of up to `depth` letters. */
export function createDistanceTable(query: string, edits: number, depth: number): DistanceTable {
  const width = query.length + 1
  const rows = Array.from({ length: depth + 1 }, () => new Uint8Array(width).fill(255))
  rows[0] = Uint8Array.from({ length: width }, (_, index) => Math.min(index, 255))
  const queryLetters = Uint16Array.from({ length: query.length }, (_, at) => query.charCodeAt(at))
  return { query, edits, rows, queryLetters, letters: new Uint16Array(depth) }
}

/**
 * Fills row `depth` of the table of optimal string alignment distances between the prefixes of the
 * query and the first `depth` letters of the word. Insertion, deletion, substitution and swap of
 * neighbours cost 1 each. Only columns near the diagonal are filled; all others exceed `edits`.
 * @returns the smallest value of the row, a lower bound for all later rows, including swaps
 */
export function fillRow(
  { edits, rows, queryLetters, letters }: DistanceTable,
  depth: number,
): number {
  const row = rows[depth]
  const above = rows[depth - 1]
  const twoAbove = depth > 1 ? rows[depth - 2] : undefined
  if (row === undefined || above === undefined) return 255
  const letter = letters[depth - 1] ?? 0
  const before = depth > 1 ? (letters[depth - 2] ?? 0) : -1
  const from = Math.max(1, depth - edits)
  const to = Math.min(queryLetters.length, depth + edits)
  let left = from === 1 ? Math.min(depth, 255) : 255
  let least = left
  if (from === 1) row[0] = left
  for (let column = from; column <= to; column++) {
    const diagonal = above[column - 1] ?? 255
    const wanted = queryLetters[column - 1] ?? 0
    let best = wanted === letter ? diagonal : diagonal + 1
    const shorter = (above[column] ?? 255) + 1
    if (shorter < best) best = shorter
    if (left < best) best = left + 1
    if (twoAbove !== undefined && wanted === before && queryLetters[column - 2] === letter) {
      const swapped = (twoAbove[column - 2] ?? 255) + 1
      if (swapped < best) best = swapped
    }
    left = Math.min(best, 255)
    row[column] = left
    if (left < least) least = left
  }
  return least
}

/** A typo in the first letter counts double. */
export function withFirstLetter(edits: number, { query, letters }: DistanceTable): number {
  return edits > 0 && query.charCodeAt(0) !== letters[0] ? edits + 1 : edits
}

/** The typo cost of matching `word` with `query`: 0 to 3, or -1 for too many edits. */
export function typoCost(query: string, word: string, rules: TypoRules): number {
  if (rules.prefix ? word.startsWith(query) : word === query) return 0
  if (rules.edits === 0 || query === '' || word === '') return -1
  const shorter = rules.prefix ? query.length - word.length : Math.abs(query.length - word.length)
  if (shorter > rules.edits) return -1
  const depth = Math.min(word.length, query.length + rules.edits)
  const table = createDistanceTable(query, rules.edits, depth)
  let best = rules.prefix ? 255 : -1
  for (let length = 1; length <= depth; length++) {
    table.letters[length - 1] = word.charCodeAt(length - 1)
    const least = fillRow(table, length)
    const here = table.rows[length]?.[query.length] ?? 255
    if (rules.prefix) best = Math.min(best, here)
    else if (length === word.length) best = here
    if (least > rules.edits) break
  }
  return best < 0 || best > rules.edits ? -1 : withFirstLetter(best, table)
}
