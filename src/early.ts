import { searchEarly } from './early-search.ts'
import { followSlash } from './early-shortcut.ts'
import { loadView } from './routes/view-modules.ts'

/**
 * The first script of the document: a few kilobytes, which run while the script of every view is on its way. They load
 * what the view at the address needs beside it, send its first search, and lead into the search box.
 */
function startEarly({ pathname, search }: Location): void {
  // What fails here is asked for again where it is needed, and reported there.
  searchEarly(pathname + search).catch(() => undefined)
  // After the first paint, which shows what the document holds already. The view is not needed before the script of every view.
  requestAnimationFrame(() => setTimeout(() => loadView(pathname).catch(() => undefined)))
}

followSlash()
startEarly(window.location)
