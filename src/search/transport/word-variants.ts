/** A search for fewer words. */
export type WordVariant = {
  /** The text of that search. */
  readonly q: string
  /** The words left out, in their order. */
  readonly without: readonly string[]
}

const MOST = 5

/**
 * The searches that can find something where all the words together find nothing. The provider itself leaves out last
 * words until something is found, so that nothing is found only where the first word alone has nothing: it is left
 * out, then the first two, and so on. A search without the last word comes on top, because a word that has become the
 * last one is a beginning too ("gri zzqq" has nothing, "gri" has Grid). Five at most; none for a single word.
 */
export function wordVariants(query: string): readonly WordVariant[] {
  const words = query.split(/\s+/).filter((word) => word !== '')
  if (words.length < 2) return []
  const starts = Array.from({ length: Math.min(words.length, MOST) - 1 }, (_, place) => place + 1)
  return [
    ...starts.map((start) => ({
      q: words.slice(start).join(' '),
      without: words.slice(0, start),
    })),
    { q: words.slice(0, -1).join(' '), without: words.slice(-1) },
  ]
}

/**
 * The words of a query that the provider left out because nothing has them all, from the query that it says it used
 * instead: "iphone <em>foo</em>".
 */
export function droppedWords(queryAfterRemoval: string | undefined): readonly string[] {
  return Array.from(
    (queryAfterRemoval ?? '').matchAll(/<em>(.*?)<\/em>/g),
    (match) => match[1] ?? '',
  )
}
