/** Whether the visitor has chosen browsers: in this query string, or in an earlier visit. */
export function areTargetsWanted(search: string): boolean {
  try {
    return search.includes('targets=') || localStorage.getItem('plinth-targets') !== null
  } catch {
    return false
  }
}
