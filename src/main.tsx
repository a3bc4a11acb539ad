import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from '#routes/app.tsx'
import { applyTheme, readTheme } from '#ui/controls/theme.ts'

import { createClient } from './client.ts'
import { readEnvironment } from './env.ts'
import { reloadOnStaleChunk } from './stale-chunk.ts'

applyTheme(readTheme())
reloadOnStaleChunk()

const root = document.getElementById('root')
if (root === null) throw new Error('No root.')

const page = (
  <StrictMode>
    <App client={createClient(readEnvironment(), window.location.origin)} />
  </StrictMode>
)

// In slices: on a slow phone the first rendering would keep the browser from everything else for half a second.
startTransition(() => createRoot(root).render(page))
