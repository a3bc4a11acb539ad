/** The typed texts by the queries that were sent for them: an answer repeats its query. */
export type TypedTexts = {
  readonly note: (query: unknown, text: string) => void
  /** The text of a query; the query itself if none was noted. */
  readonly of: (query: string) => string
}

/** Two texts with the same query have the same results, so the last one stands for both. */
export function createTypedTexts(): TypedTexts {
  const byQuery = new Map<string, string>()
  return {
    note: (query, text) => void byQuery.set(String(query), text),
    of: (query) => byQuery.get(query) ?? query,
  }
}
