import { loadView } from '#routes/view-modules.ts'

/**
 * The first script of the document: a few hundred bytes, which run while the script of every view is on its way. They
 * load what the view at the address needs beside it, which would otherwise be asked for only then.
 */
function loadEarly(): void {
  const loading = [loadView(window.location.pathname), import('#lib/read-query.ts')]
  // What fails here is asked for again where it is needed, and reported there.
  for (const one of loading) one.catch(() => undefined)
}

loadEarly()
