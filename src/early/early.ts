import { loadView } from '#routes/view-modules.ts'
import { pathAt } from '#search/address/base-path.ts'
import { fetchEarly } from '#search/transport/early-files.ts'

import { holdActions } from './before-hydration.ts'
import { readDocument } from './document-answers.ts'

/**
 * The first script of the document: a few kilobytes that run while the main script loads. It keeps
 * what the visitor does until the page can follow, and loads what the view needs besides that script.
 */
function startEarly(location: Location): void {
  const { search } = location
  const pathname = pathAt(location.pathname)
  readDocument(pathname + search)?.files.forEach(fetchEarly)
  // After the first paint, which shows the server's markup. The view waits for the main script
  // anyway.
  requestAnimationFrame(() => setTimeout(() => loadView(pathname, search).catch(() => undefined)))
}

holdActions()
startEarly(window.location)
