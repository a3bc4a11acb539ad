const PREFIX = 'plinth-'

/**
 * Whether this is a repeated visit, judged from existing storage only: local storage has an entry
 * that the site keeps anyway, such as a saved item, a search or a setting, and session storage has
 * none. Nothing is stored for this purpose. Call it when the page starts.
 */
export function isLaterVisit(): boolean {
  try {
    const isOfVisit = hasEntry(sessionStorage)
    // A second tab of the same visit was opened from the site.
    const isFromHere = document.referrer.startsWith(`${window.location.origin}/`)
    return hasEntry(localStorage) && !isOfVisit && !isFromHere
  } catch {
    // Without storage, visits leave no trace.
    return false
  }
}

function hasEntry(storage: Storage): boolean {
  return Object.keys(storage).some((key) => key.startsWith(PREFIX))
}
