import react from '@vitejs/plugin-react'
import type { PluginOption, UserConfig } from 'vite'

import { createCatalogueReader } from './catalogue-reader.ts'
import type { CatalogueReader } from './catalogue-reader.ts'
import { createChunkNames } from './chunks.ts'
import { replacedModulesPlugin } from './libraries/vite-replaced-modules.ts'
import { browserslistPlugin } from './vite-browserslist.ts'
import { buildPlugin } from './vite-build.ts'
import { contentPlugin } from './vite-content.ts'
import { earlyScriptPlugin } from './vite-early-script.ts'
import { inlineStylesPlugin } from './vite-inline-styles.ts'
import { layersPlugin } from './vite-layers.ts'
import { licencesPlugin, workerModulesPlugin } from './vite-licences.ts'
import { siteFilesPlugin } from './vite-site-files.ts'

/**
 * How the page is built. Not part of `vite.config.ts`, which Vite bundles each time it reads it: the process that builds the page
 * on a start has this module in its own bundle.
 *
 * @param root the folder of the project
 * @param catalogue what the page is built with
 */
export function pageConfig(root: string, catalogue = createCatalogueReader()): UserConfig {
  const workerModules = new Set<string>()
  return {
    root,
    plugins: pagePlugins(catalogue, workerModules),
    worker: { format: 'es', plugins: () => [workerModulesPlugin(workerModules)] },
    build: {
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false, resolveDependencies: notLoadedYet },
      cssCodeSplit: true,
      // Data must stay in files of its own, where the content security policy can see it.
      assetsInlineLimit: 0,
      manifest: true,
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // What takes long is known: the files of the page are compressed.
        checks: { bundlerTimings: false },
        output: {
          // The page lists its files, and random letters do not compress. Seven letters tell 512 files apart, six only 64.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: [
              // What the early script asks with, before the rest is there: it must not need the rest.
              {
                name: 'record-requests',
                test: /\/(?:record-requests|lib\/(?:fnv1a|version))\.ts$/,
                priority: 1,
              },
              { name: createChunkNames(root) },
            ],
            // What a module imports goes where others need it.
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  }
}

/** What a script that loads another one preloads with it: all that it needs but the files that every page begins with. */
function notLoadedYet(_file: string, needed: string[]): string[] {
  return needed.filter((file) => !/\/(?:index|early|rolldown-runtime)-.{7}\.js$/.test(file))
}

function pagePlugins(catalogue: CatalogueReader, workerModules: Set<string>): PluginOption[] {
  return [
    react(),
    contentPlugin(catalogue),
    siteFilesPlugin(catalogue),
    replacedModulesPlugin(),
    earlyScriptPlugin(),
    layersPlugin(),
    inlineStylesPlugin(),
    licencesPlugin(workerModules),
    browserslistPlugin(),
    buildPlugin(catalogue),
  ]
}
