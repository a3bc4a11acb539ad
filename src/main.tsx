import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { createClient } from './client.ts'
import { readPageEnvironment } from './env.ts'
import { App, preloadView } from './routes/app.tsx'
import { reloadOnStaleChunk } from './stale-chunk.ts'
import { applyTheme, readTheme } from './ui/controls/theme.ts'

applyTheme(readTheme())
reloadOnStaleChunk()

const root = document.getElementById('root')
if (root === null) throw new Error('No root.')

const page = (
  <StrictMode>
    <App client={createClient(readPageEnvironment(), window.location.origin)} />
  </StrictMode>
)

/** Milliseconds to wait for the first view before React renders a fallback. */
const VIEW_WAIT = 300

async function start(container: HTMLElement): Promise<void> {
  await Promise.race([
    // Rendering retries a failed load and reports the failure.
    preloadView(window.location.pathname).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, VIEW_WAIT)),
  ])
  // A transition renders in slices: on a slow phone the first render would block the browser for
  // half a second.
  startTransition(() => createRoot(container).render(page))
}

// Not awaited: the files of views import this one and are evaluated after it. A separate task,
// because evaluating this script is already a long one.
setTimeout(() => void start(root))
