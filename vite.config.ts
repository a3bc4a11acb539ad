import { defineConfig, type ViteUserConfig } from 'vitest/config'

import { pageConfig } from './src/server/build/page-config.ts'
import { providerPlugin } from './src/server/development/vite-provider.ts'
import { privateFiles } from './src/server/environment/private-files.ts'

/** After how many milliseconds a test hangs: what takes half a minute on an idle machine may run ten times slower. */
const HANGS = 300_000

/** What all projects have. Files share the modules of their worker: reading them took longer than testing them. */
const shared = {
  isolate: false,
  testTimeout: HANGS,
  hookTimeout: HANGS,
  expect: { poll: { timeout: HANGS / 2 } },
} as const

/** Tests without a page run in threads, which begin sooner than processes. */
const inThreads = { ...shared, pool: 'threads' } as const

const WITH_CATALOGUE = '**/*.data.test.ts'
const LONG = '**/*.long.test.ts'

/** Where the results are written as JSON: `.ci/run` names a folder for each command that it runs. */
const { TEST_RESULTS } = process.env

/** The page as its build has it. Not by `extends`, for which Vite would bundle this file once more for each project. */
const asPage = () => pageConfig(import.meta.dirname)

const test: ViteUserConfig['test'] = {
  // Of two cores the default leaves one to itself.
  maxWorkers: '100%',
  reporters: TEST_RESULTS
    ? ['default', ['json', { outputFile: `${TEST_RESULTS}/tests.json` }]]
    : ['default'],
  projects: [
    {
      ...asPage(),
      test: {
        ...inThreads,
        name: 'unit',
        include: ['tests/unit/**/*.test.ts'],
        exclude: ['**/*.dom.test.ts', WITH_CATALOGUE, LONG],
      },
    },
    {
      test: {
        ...shared,
        name: 'contract',
        include: ['tests/contract/**/*.test.ts'],
        exclude: [LONG],
      },
    },
    {
      ...asPage(),
      test: {
        ...shared,
        name: 'ui',
        environment: 'jsdom',
        environmentOptions: { jsdom: { url: 'http://localhost/' } },
        include: ['tests/ui/**/*.test.{ts,tsx}', 'tests/unit/**/*.dom.test.ts'],
        setupFiles: ['tests/support/setup.ts'],
        globalSetup: ['tests/ui/global-setup.ts'],
        // The hooks of `setup.ts` first: a page that a test leaves must be gone before its file takes away what it needs.
        // `setup.ts` resets what a file could leave to the next in its window.
        sequence: { hooks: 'list' },
        // Tests that count requests can meet one of the page before, which jsdom ends late on a busy machine.
        retry: process.env.CI ? 1 : 0,
      },
    },
    {
      ...asPage(),
      // Each thread reads the whole catalogue and fills a provider with it, which takes seconds; a test may do so again.
      test: {
        ...inThreads,
        testTimeout: 2 * HANGS,
        hookTimeout: 2 * HANGS,
        name: 'data',
        include: [`tests/unit/${WITH_CATALOGUE}`, 'tests/relevance/**/*.test.ts'],
      },
    },
    {
      ...asPage(),
      // Properties of thousands of cases, floods and builds: what takes longer than five seconds.
      test: {
        ...inThreads,
        name: 'long',
        include: [`tests/{unit,contract}/${LONG}`],
      },
    },
    {
      test: {
        ...shared,
        name: 'server',
        include: ['tests/server/**/*.test.ts'],
        globalSetup: ['tests/server/global-setup.ts'],
      },
    },
  ],
}

export default defineConfig(({ mode }) => {
  // The same as the variable, which everything reads: `npm run build -- --mode standalone`.
  if (mode === 'standalone') process.env['PLINTH_STANDALONE'] = '1'
  const page = asPage()
  return {
    ...page,
    plugins: [page.plugins, providerPlugin()],
    server: {
      host: '127.0.0.1',
      port: Number(process.env.PORT ?? 5173),
      strictPort: true,
      fs: { deny: privateFiles(process.env) },
    },
    test,
  }
})
