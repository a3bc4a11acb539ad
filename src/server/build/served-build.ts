import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import react from '@vitejs/plugin-react'
import { build } from 'vite'

import { rendererPlace } from '#server/served/renderer.ts'

import type { CatalogueReader } from './catalogue-reader.ts'
import { replacedModulesPlugin } from './libraries/vite-replaced-modules.ts'
import { contentPlugin } from './vite-content.ts'

/** In place of what only a browser has, where components look at it while they are rendered. */
const withoutBrowser = {
  navigator: '({})',
  'window.addEventListener': '(() => {})',
}

/**
 * Builds what writes views on the server: the components of the page with the names of its style sheets. One file with all
 * that it imports, because a build of React for development is five times as slow. Resolves to a function that writes it
 * into the folder of a page: it can be built at the same time as the page, whose build empties that folder.
 */
export async function buildRenderer(
  root: string,
  catalogue: CatalogueReader,
): Promise<(dist: string) => Promise<void>> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), contentPlugin(catalogue), replacedModulesPlugin()],
    define: { ...withoutBrowser, 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/served.tsx',
      write: false,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: rendererPlace.file, codeSplitting: false },
      },
    },
  })
  if (!('output' in built)) throw new Error('Vite did not return one build of the renderer.')
  const [{ code }] = built.output
  return async (dist) => {
    const folder = join(dist, rendererPlace.folder)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, rendererPlace.file), code)
  }
}
