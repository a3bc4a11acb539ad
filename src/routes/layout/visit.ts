/** The prefix of every entry that the site stores. */
const PREFIX = 'plinth-'

/**
 * Whether this visit is not the first, as far as the browser already tells: something is stored that the site keeps
 * anyway, such as a saved item, a search or a setting, and nothing of this tab's visit is. Nothing is stored to find out.
 * To be asked when the page starts.
 */
export function isLaterVisit(): boolean {
  try {
    const isOfVisit = hasEntry(sessionStorage)
    // A second tab of the same visit was opened by a link of the site.
    const isFromHere = document.referrer.startsWith(`${window.location.origin}/`)
    return hasEntry(localStorage) && !isOfVisit && !isFromHere
  } catch {
    // Where storage is closed no visit leaves anything.
    return false
  }
}

function hasEntry(storage: Storage): boolean {
  return Object.keys(storage).some((key) => key.startsWith(PREFIX))
}
