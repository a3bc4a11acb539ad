import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import { createClient } from './client.ts'
import { releaseActions } from './early/before-hydration.ts'
import { readDocument } from './early/document-answers.ts'
import { loadFirstAnswers } from './early/load-first-answers.ts'
import { readPageEnvironment } from './early/page-environment.ts'
import { App, preloadView } from './routes/app.tsx'
import { basePath, pathAt } from './search/address/base-path.ts'
import { reloadOnStaleChunk } from './stale-chunk.ts'
import { startTheme } from './ui/controls/theme.ts'

startTheme()
reloadOnStaleChunk()

const root = document.getElementById('root')
if (root === null) throw new Error('No root.')

/** Repeats what the visitor did before the page could follow. */
function Started() {
  useEffect(() => {
    // Below the server's markup; a page without any has replaced it.
    document.querySelector('.boot')?.remove()
    // In a task of its own: React drops an event of its own commit at a boundary that it has not
    // hydrated yet, and hydrates the boundary for any later one.
    setTimeout(releaseActions)
  }, [])
  return null
}

/** Milliseconds to wait for the code of the view before React renders a fallback. */
const VIEW_WAIT = 300

const waited = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/**
 * Hydrates the server's markup. Without markup for this address it renders the same page from the
 * start.
 */
async function start(container: HTMLElement): Promise<void> {
  const { search, origin, href } = window.location
  const pathname = pathAt(window.location.pathname)
  // Rendering retries a failed load and reports the failure.
  const viewLoaded = preloadView(pathname, search).catch(() => undefined)
  const written = readDocument(pathname + search)
  const first = written && (await loadFirstAnswers(written))
  // Hydration needs the code of the view; without markup, the page is rendered after a short wait.
  await Promise.race([viewLoaded, ...(written ? [] : [waited(VIEW_WAIT)])])
  // The visitor went Back while the view was loading.
  if (window.location.href !== href) return start(container)
  const page = (
    <StrictMode>
      <BrowserRouter basename={basePath()}>
        <App
          client={createClient(readPageEnvironment(), { origin, today: first?.today })}
          first={first}
        />
        <Started />
      </BrowserRouter>
    </StrictMode>
  )
  // A transition renders in slices: on a slow phone the first render would block the browser for
  // half a second.
  startTransition(() => {
    if (written) hydrateRoot(container, page)
    else createRoot(container).render(page)
  })
}

// Not awaited: the files of views import this one and are evaluated after it. A separate task,
// because evaluating this script is already a long one.
setTimeout(() => void start(root))
