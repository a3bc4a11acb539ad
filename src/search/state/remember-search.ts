/**
 * Adds a query to the recent searches; an empty one is ignored. The module that stores them is loaded on first use. Where
 * it cannot be loaded the query is not remembered, and nothing else fails.
 */
export async function rememberSearch(query: string): Promise<void> {
  try {
    const { recentSearches, withSearch } = await import('./recent-searches.ts')
    recentSearches.set(withSearch(recentSearches.get(), query))
  } catch {
    // The module could not be loaded.
  }
}
