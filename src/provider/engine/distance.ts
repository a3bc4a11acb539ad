/** What a word may differ in from the word asked for. */
export type TypoRules = {
  /** Edits allowed: 0, 1 or 2. */
  readonly edits: number
  /** The best prefix of the word counts instead of the whole. */
  readonly prefix: boolean
}

/** A table of distances that is filled row by row as letters of a word are read. */
export type DistanceTable = {
  readonly query: string
  /** Edits that matter: greater distances are only known to be greater. */
  readonly edits: number
  /** Row number → distances between the first letters of the word and each beginning of the query. */
  readonly rows: readonly Uint8Array[]
}

/** A table for words of up to `depth` letters. */
export function createTable(query: string, edits: number, depth: number): DistanceTable {
  const width = query.length + 1
  const rows = Array.from({ length: depth + 1 }, () => new Uint8Array(width).fill(255))
  rows[0] = Uint8Array.from({ length: width }, (_, index) => Math.min(index, 255))
  return { query, edits, rows }
}

/**
 * Fills row `depth` of the table of optimal string alignment distances (insert, delete, substitute and swap
 * of neighbours cost 1 each) between the prefixes of the query and the first `depth` letters of `word`.
 * Returns the smallest value of the row: nothing below it in the table is smaller, swaps included.
 * Only columns near the diagonal are filled; all others are farther than the edits that matter.
 */
export function fillRow(
  { query, edits, rows }: DistanceTable,
  word: string,
  depth: number,
): number {
  const row = rows[depth]
  const above = rows[depth - 1]
  const twoAbove = depth > 1 ? rows[depth - 2] : undefined
  if (row === undefined || above === undefined) return 255
  const letter = word.charCodeAt(depth - 1)
  const before = depth > 1 ? word.charCodeAt(depth - 2) : -1
  const from = Math.max(1, depth - edits)
  const to = Math.min(query.length, depth + edits)
  let left = from === 1 ? Math.min(depth, 255) : 255
  let least = left
  if (from === 1) row[0] = left
  for (let column = from; column <= to; column++) {
    const asked = query.charCodeAt(column - 1)
    const diagonal = above[column - 1] ?? 255
    let best = asked === letter ? diagonal : diagonal + 1
    best = Math.min(best, (above[column] ?? 255) + 1, left + 1)
    if (twoAbove !== undefined && asked === before && column > 1) {
      const swapped = query.charCodeAt(column - 2) === letter
      if (swapped) best = Math.min(best, (twoAbove[column - 2] ?? 255) + 1)
    }
    left = Math.min(best, 255)
    row[column] = left
    if (left < least) least = left
  }
  return least
}

/** An error on the first letter counts double. */
export function withFirstLetter(edits: number, query: string, word: string): number {
  return edits > 0 && query.charCodeAt(0) !== word.charCodeAt(0) ? edits + 1 : edits
}

/**
 * The typo cost of finding `word` with `query`: 0 to 3, or -1 where more edits are needed than allowed.
 */
export function typoCost(query: string, word: string, rules: TypoRules): number {
  if (rules.prefix ? word.startsWith(query) : word === query) return 0
  if (rules.edits === 0 || query === '' || word === '') return -1
  const shorter = rules.prefix ? query.length - word.length : Math.abs(query.length - word.length)
  if (shorter > rules.edits) return -1
  const depth = Math.min(word.length, query.length + rules.edits)
  const table = createTable(query, rules.edits, depth)
  let best = rules.prefix ? 255 : -1
  for (let length = 1; length <= depth; length++) {
    const least = fillRow(table, word, length)
    const here = table.rows[length]?.[query.length] ?? 255
    if (rules.prefix) best = Math.min(best, here)
    else if (length === word.length) best = here
    if (least > rules.edits) break
  }
  return best < 0 || best > rules.edits ? -1 : withFirstLetter(best, query, word)
}
