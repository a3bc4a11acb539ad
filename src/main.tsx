import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { createClient } from './client.ts'
import { readEnvironment } from './env.ts'
import { App, preloadView } from './routes/app.tsx'
import { reloadOnStaleChunk } from './stale-chunk.ts'
import { applyTheme, readTheme } from './ui/controls/theme.ts'

applyTheme(readTheme())
reloadOnStaleChunk()

const root = document.getElementById('root')
if (root === null) throw new Error('No root.')

const page = (
  <StrictMode>
    <App client={createClient(readEnvironment(), window.location.origin)} />
  </StrictMode>
)

/**
 * Milliseconds for which the page waits for its first view, which loads beside this script. Without the view, React would
 * render a fallback, which it keeps for that time.
 */
const VIEW_WAIT = 300

async function start(container: HTMLElement): Promise<void> {
  await Promise.race([
    // What fails here is asked for again when it is rendered, and reported there.
    preloadView(window.location.pathname).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, VIEW_WAIT)),
  ])
  // In slices: on a slow phone the first rendering would keep the browser from everything else for half a second.
  startTransition(() => createRoot(container).render(page))
}

// Not awaited: the files of views import from this one, and are run after it. In a separate task: evaluating this script is a long
// one already.
setTimeout(() => void start(root))
