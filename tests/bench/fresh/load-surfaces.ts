import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { build } from 'vite'

import { createCatalogueReader } from '#server/build/catalogue-reader.ts'
import { contentPlugin } from '#server/build/vite-content.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'

import type * as Module from './surfaces.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The surfaces of the page over the whole catalogue, on the day of the data. */
export async function loadSurfaces(): Promise<Module.Surfaces> {
  const [{ createSurfaces }, provider, { summary }] = await Promise.all([
    importBuilt(),
    catalogueProvider(),
    loadCatalogue(),
  ])
  return createSurfaces(provider, {
    today: summary.asOf,
    turnDays: summary.turnDays,
    datedValues: summary.datedValues,
  })
}

/** Built by Vite, because Node cannot import the style sheets of components. */
async function importBuilt(): Promise<typeof Module> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [contentPlugin(createCatalogueReader())],
    define: { 'process.env.NODE_ENV': '"production"', 'window.addEventListener': '(() => {})' },
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('surfaces.ts', import.meta.url)),
      write: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  if (!('output' in built)) throw new Error('Vite did not return one build of the surfaces.')
  // Inside of node_modules the file finds the packages that the loader of TypeScript adds to it.
  const cache = join(root, 'node_modules', '.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'surfaces-'))
  try {
    const file = join(folder, 'surfaces.mjs')
    await writeFile(file, built.output[0].code)
    return await import(pathToFileURL(file).href)
  } finally {
    await rm(folder, { recursive: true })
  }
}
