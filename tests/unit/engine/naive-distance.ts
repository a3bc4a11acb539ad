/** Optimal string alignment distance by the textbook recursion, memoised. */
function naiveEdits(a: string, b: string): number {
  const known = new Map<string, number>()
  function edits(i: number, j: number): number {
    if (i === 0) return j
    if (j === 0) return i
    const key = `${i} ${j}`
    const found = known.get(key)
    if (found !== undefined) return found
    const same = a[i - 1] === b[j - 1]
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
    const least = Math.min(
      edits(i - 1, j) + 1,
      edits(i, j - 1) + 1,
      edits(i - 1, j - 1) + (same ? 0 : 1),
      swapped ? edits(i - 2, j - 2) + 1 : Infinity,
    )
    known.set(key, least)
    return least
  }
  return edits(a.length, b.length)
}

/** Typo cost of a word, or of its best prefix; -1 if it needs more edits than allowed. */
export function naiveCost(
  query: string,
  word: string,
  rules: { readonly edits: number; readonly prefix: boolean },
): number {
  const targets = rules.prefix
    ? Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1))
    : [word]
  const edits = Math.min(...targets.map((target) => naiveEdits(query, target)))
  if (edits > rules.edits) return -1
  return edits > 0 && query[0] !== word[0] ? edits + 1 : edits
}
