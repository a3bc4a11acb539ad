import { loadView } from '#routes/view-modules.ts'

import { searchEarly } from './early-search.ts'

/**
 * The first script of the document: a few kilobytes, which run while the script of every view is on its way. They load
 * what the view at the address needs beside it, and send its first search.
 */
function startEarly({ pathname, search }: Location): void {
  const loading = [loadView(pathname), searchEarly(pathname + search)]
  // What fails here is asked for again where it is needed, and reported there.
  for (const one of loading) one.catch(() => undefined)
}

startEarly(window.location)
