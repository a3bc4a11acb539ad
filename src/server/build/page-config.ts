import react from '@vitejs/plugin-react'
import type { PluginOption, UserConfig } from 'vite'

import { offlinePlugin } from '#offline/build/vite-offline.ts'
import { standalonePlugin } from '#offline/build/vite-standalone.ts'
import { readBasePath, readStandalone } from '#server/environment/page-environment.ts'

import { type CatalogueReader, createCatalogueReader } from './catalogue-reader.ts'
import { chunkGroups } from './chunks.ts'
import { readIndexFilesOf } from './offline-files.ts'
import { browserslistPlugin } from './vite-browserslist.ts'
import { buildPlugin } from './vite-build.ts'
import { contentPlugin } from './vite-content.ts'
import { earlyScriptPlugin } from './vite-early-script.ts'
import { licencesPlugin, workerModulesPlugin } from './vite-licences.ts'
import { siteFilesPlugin } from './vite-site-files.ts'
import { inlineStylesPlugin, layersPlugin } from './vite-styles.ts'

/** Not in `vite.config.ts`, which Vite bundles on every read; the server has its own bundle. */
export function pageConfig(root: string, catalogue = createCatalogueReader()): UserConfig {
  const workerModules = new Set<string>()
  return {
    root,
    base: readBasePath(process.env),
    plugins: pagePlugins(catalogue, workerModules),
    worker: { format: 'es', plugins: () => [workerModulesPlugin(workerModules)] },
    build: {
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false, resolveDependencies: notLoadedYet },
      cssCodeSplit: true,
      // Data must stay in files, which the content security policy can restrict.
      assetsInlineLimit: 0,
      manifest: true,
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // Compressing the files of the page is known to take long.
        checks: { bundlerTimings: false },
        // A door only re-exports. What an importer does not use of the room must not load with it.
        treeshake: { moduleSideEffects: [{ test: /\/src\/.+\/index\.ts$/, sideEffects: false }] },
        output: {
          // The page lists its files, and hashes do not compress: seven letters are enough.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: chunkGroups(root),
            // Each dependency of a module is assigned on its own.
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  }
}

/** What a script preloads for a dynamic import, except the files of every page. */
function notLoadedYet(_file: string, needed: string[]): string[] {
  return needed.filter((file) => !/\/(?:index|early|rolldown-runtime|version)-.{7}\.js$/.test(file))
}

function pagePlugins(catalogue: CatalogueReader, workerModules: Set<string>): PluginOption[] {
  const readIndices = readIndexFilesOf(catalogue)
  const isStandalone = readStandalone(process.env)
  return [
    react(),
    contentPlugin(catalogue),
    standalonePlugin(isStandalone, readIndices),
    siteFilesPlugin(catalogue),
    earlyScriptPlugin(),
    layersPlugin(),
    inlineStylesPlugin(),
    licencesPlugin(workerModules),
    browserslistPlugin(),
    offlinePlugin(isStandalone),
    buildPlugin(catalogue, readIndices, isStandalone),
  ]
}
