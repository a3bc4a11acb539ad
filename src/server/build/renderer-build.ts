import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import react from '@vitejs/plugin-react'
import { build } from 'vite'

import { readBasePath } from '#server/environment/page-environment.ts'
import { rendererPlace } from '#server/first-view/renderer.ts'

import type { CatalogueReader } from './catalogue-reader.ts'
import { contentPlugin } from './vite-content.ts'

/** Replaces browser globals that components read during rendering. */
const withoutBrowser = {
  navigator: '({})',
  'window.addEventListener': '(() => {})',
}

/**
 * Builds the renderer as one file with all imports, because React's development build is much
 * slower. Resolves to a function that writes it: the page's build, which may run at the same time,
 * empties the folder.
 */
export async function buildRenderer(
  root: string,
  catalogue: CatalogueReader,
): Promise<(dist: string) => Promise<void>> {
  const built = await build({
    root,
    base: readBasePath(process.env),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), contentPlugin(catalogue)],
    define: { ...withoutBrowser, 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-server.tsx',
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
