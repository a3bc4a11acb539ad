import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { loadCatalogue } from './src/ingest/cache.ts'
import { loadOnce } from './src/lib/load-once.ts'
import { createChunkNames } from './src/server/build/chunks.ts'
import { esModulesPlugin } from './src/server/build/libraries/vite-es-modules.ts'
import { libraryPartsPlugin } from './src/server/build/libraries/vite-library-parts.ts'
import { replacedModulesPlugin } from './src/server/build/libraries/vite-replaced-modules.ts'
import { unusedMethodsPlugin } from './src/server/build/libraries/vite-unused-methods.ts'
import { browserslistPlugin } from './src/server/build/vite-browserslist.ts'
import { buildPlugin } from './src/server/build/vite-build.ts'
import { contentPlugin } from './src/server/build/vite-content.ts'
import { earlyScriptPlugin } from './src/server/build/vite-early-script.ts'
import { inlineStylesPlugin } from './src/server/build/vite-inline-styles.ts'
import { layersPlugin } from './src/server/build/vite-layers.ts'
import { licencesPlugin, workerModulesPlugin } from './src/server/build/vite-licences.ts'
import { siteFilesPlugin } from './src/server/build/vite-site-files.ts'
import { privateFiles } from './src/server/environment/private-files.ts'
import { providerPlugin } from './src/server/vite-provider.ts'

/** For all that the page is built of: it takes half a second to read. */
const readCatalogue = loadOnce(() => loadCatalogue())
const workerModules = new Set<string>()

export default defineConfig({
  plugins: [
    react(),
    contentPlugin(readCatalogue),
    siteFilesPlugin(readCatalogue),
    esModulesPlugin(),
    unusedMethodsPlugin(),
    replacedModulesPlugin(),
    libraryPartsPlugin(),
    earlyScriptPlugin(),
    layersPlugin(),
    inlineStylesPlugin(),
    licencesPlugin(workerModules),
    browserslistPlugin(),
    providerPlugin(),
    buildPlugin(readCatalogue),
  ],
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    fs: { deny: privateFiles(process.env) },
  },
  worker: { format: 'es', plugins: () => [workerModulesPlugin(workerModules)] },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    // Data must stay in files of its own, where the content security policy can see it.
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
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
            { name: createChunkNames(import.meta.dirname) },
          ],
          // What a module imports goes where others need it.
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  test: {
    // Of two cores the default leaves one to itself.
    maxWorkers: '100%',
    reporters: process.env.CI
      ? ['default', ['json', { outputFile: 'test-results/vitest.json' }]]
      : ['default'],
    projects: [
      {
        extends: true,
        // Some read the whole catalogue: seconds, on a busy machine many.
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
          // Modules are read once in each thread: the tests are of pure functions, and reading took longer than testing.
          isolate: false,
          pool: 'threads',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'contract',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'relevance',
          include: ['tests/relevance/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          include: ['tests/ui/**/*.test.{ts,tsx}', 'tests/unit/**/*.dom.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          setupFiles: ['tests/support/setup.ts'],
          globalSetup: ['tests/ui/global-setup.ts'],
          // The hooks of `setup.ts` first: a page that a test leaves must be gone before its file takes away what it needs.
          sequence: { hooks: 'list' },
          // Files share a window, which takes seconds to open, modules and filled providers; `setup.ts` resets what one could leave to the next.
          isolate: false,
          // Tests that count requests can meet one of the page before, which jsdom ends late on a busy machine.
          retry: process.env.CI ? 1 : 0,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
