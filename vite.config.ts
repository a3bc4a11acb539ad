import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { browserslistPlugin } from './src/server/build/vite-browserslist.ts'
import { buildPlugin } from './src/server/build/vite-build.ts'
import { contentPlugin } from './src/server/build/vite-content.ts'
import { earlyScriptPlugin } from './src/server/build/vite-early-script.ts'
import { esModulesPlugin } from './src/server/build/vite-es-modules.ts'
import { layersPlugin } from './src/server/build/vite-layers.ts'
import { licencesPlugin, workerModulesPlugin } from './src/server/build/vite-licences.ts'
import { replacedModulesPlugin } from './src/server/build/vite-replaced-modules.ts'
import { routerPartsPlugin } from './src/server/build/vite-router-parts.ts'
import { siteFilesPlugin } from './src/server/build/vite-site-files.ts'
import { privateFiles } from './src/server/environment/private-files.ts'
import { providerPlugin } from './src/server/vite-provider.ts'

const workerModules = new Set<string>()

export default defineConfig({
  plugins: [
    react(),
    contentPlugin(),
    siteFilesPlugin(),
    esModulesPlugin(),
    replacedModulesPlugin(),
    routerPartsPlugin(),
    earlyScriptPlugin(),
    layersPlugin(),
    licencesPlugin(workerModules),
    browserslistPlugin(),
    providerPlugin(),
    buildPlugin(),
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
        // Left to itself the build makes a file of each module that several views share, 39 for a list of features,
        // each compressed alone. The first three hold what every view needs, what many need, and what the lists share:
        // 6 kB less for a list (gzip), 4 for a detail page. With a lower count the details load the code of the lists,
        // with a higher one all load more.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 3 },
            // Without what only lists, records and the check of code need: the other views go without.
            {
              name: 'common',
              test: /\/src\/(?!search\/rows\/status-reason\.|catalogue\/(?:targets|verdict|platforms)|lib\/(?:version|formats)|ui\/support\/(?:support-cells|engine-versions))/,
              minShareCount: 5,
              priority: 2,
            },
            // What the early script asks with, before the base is there: it must not need the base.
            {
              name: 'record-requests',
              test: /\/(?:record-requests|fnv1a)\.ts$/,
              priority: 3.5,
            },
            { name: 'list', test: /\/src\/routes\/list\/list-view\.tsx$/, priority: 1 },
            // What the popup and the view of everything share.
            {
              name: 'found',
              test: /\/(?:(?:found|exact|strong)-hits?|load-questions|suggestion-href)\.ts$/,
            },
            // What the view of a set shares with the pages of records: files of their own would make these larger.
            {
              name: 'support-section',
              test: /\/(?:(?:support|lazy|detection|versions)-section|baseline-way)\.(?:tsx|module\.css)$/,
            },
            { name: 'lazy-panel', test: /\/lazy-panel\.tsx$/, priority: 1 },
            { name: 'parts-table', test: /\/(?:support|parts)-table\.(?:tsx|module\.css)$/ },
            // One file for the smallest that a few views share.
            {
              name: 'small',
              test: /\/(?:lib\/(?:version|visitor-action)|read-values|download|choices|sent-events)\.ts$/,
            },
          ],
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
