import { StrictMode } from 'react'
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

createRoot(root).render(
  <StrictMode>
    <App client={createClient(readEnvironment(), window.location.origin)} />
  </StrictMode>,
)
