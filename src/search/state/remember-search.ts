/**
 * Keeps the words of a search that was submitted, or whose result was opened. What that takes is loaded when it is
 * first needed; a search that cannot be remembered is none the worse.
 */
export async function rememberSearch(query: string): Promise<void> {
  try {
    const { recentSearches, withSearch } = await import('./recent-searches.ts')
    recentSearches.set(withSearch(recentSearches.get(), query))
  } catch {
    // The file could not be loaded.
  }
}
