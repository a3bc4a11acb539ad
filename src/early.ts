import { searchEarly } from './early-search.ts'
import { followSlash } from './early-shortcut.ts'
import { loadView } from './routes/view-modules.ts'

/**
 * The first script of the document: a few kilobytes that run while the main script loads. It loads
 * what the view needs besides that script, sends its first search, and makes "/" focus the search
 * box.
 */
function startEarly({ pathname, search }: Location): void {
  // The page repeats a failed request and reports the failure.
  searchEarly(pathname + search).catch(() => undefined)
  // After the first paint, which shows the server-rendered markup. The view waits for the main
  // script anyway.
  requestAnimationFrame(() => setTimeout(() => loadView(pathname).catch(() => undefined)))
}

followSlash()
startEarly(window.location)
