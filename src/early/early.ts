import { loadView } from '#routes/view-modules.ts'
import { pathAt } from '#search/address/base-path.ts'
import { fetchEarly } from '#search/transport/early-files.ts'

import { holdActions } from './before-hydration.ts'
import { readDocument } from './document-answers.ts'
import { searchEarly } from './early-search.ts'

/**
 * The first script of the document: a few kilobytes that run while the main script loads. It keeps
 * what the visitor does until the page can follow, loads what the view needs besides that script,
 * and sends the first search if the document has no answer to it.
 */
function startEarly(location: Location): void {
  const { search } = location
  const pathname = pathAt(location.pathname)
  const href = pathname + search
  const written = readDocument(href)
  if (written !== undefined && written.searches.length > 0) written.files.forEach(fetchEarly)
  // The page repeats a failed search and reports the failure.
  else searchEarly(href).catch(() => undefined)
  // After the first paint, which shows the server's markup. The view waits for the main script
  // anyway.
  requestAnimationFrame(() => setTimeout(() => loadView(pathname, search).catch(() => undefined)))
}

holdActions()
startEarly(window.location)
