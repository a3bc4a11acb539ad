import { join } from 'node:path'

import react from '@vitejs/plugin-react'
import { build } from 'vite'

import { rendererPlace } from '../served/renderer.ts'
import { contentPlugin } from './vite-content.ts'

/** In place of what only a browser has, where components look at it while they are rendered. */
const withoutBrowser = {
  navigator: '({})',
  'window.addEventListener': '(() => {})',
  'window.innerHeight': '0',
}

/**
 * Builds what writes views on the server, beside the page: the components of the page with the names of its style sheets.
 * One file with all that it imports, because a build of React for development is five times as slow.
 */
export async function buildRenderer(root: string, dist: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), contentPlugin()],
    define: { ...withoutBrowser, 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/served.tsx',
      outDir: join(dist, rendererPlace.folder),
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: rendererPlace.file, codeSplitting: false },
      },
    },
  })
}
