/** Adds a query to the recent searches. Loads the store on first use; a failure is ignored. */
export async function rememberSearch(query: string): Promise<void> {
  try {
    const { recentSearches, withSearch } = await import('./recent-searches.ts')
    recentSearches.set(withSearch(recentSearches.get(), query))
  } catch {
    // A forgotten search is not worth a message.
  }
}
