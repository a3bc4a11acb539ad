import { defineConfig, type ViteUserConfig } from 'vitest/config'

import { pageConfig } from './src/server/build/page-config.ts'
import { providerPlugin } from './src/server/development/vite-provider.ts'
import { privateFiles } from './src/server/environment/private-files.ts'

/** Modules are read once in each thread: reading them took longer than testing them. */
const pureFunctions = {
  isolate: false,
  pool: 'threads',
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const

const test: ViteUserConfig['test'] = {
  // Of two cores the default leaves one to itself.
  maxWorkers: '100%',
  reporters: process.env.CI
    ? ['default', ['json', { outputFile: 'test-results/vitest.json' }]]
    : ['default'],
  projects: [
    {
      extends: true,
      test: {
        ...pureFunctions,
        name: 'unit',
        include: ['tests/unit/**/*.test.ts'],
        exclude: ['**/*.{dom,data}.test.ts'],
      },
    },
    {
      extends: true,
      // Each thread reads the whole catalogue and fills a provider with it, which takes seconds.
      test: {
        ...pureFunctions,
        name: 'data',
        include: ['tests/unit/**/*.data.test.ts', 'tests/relevance/**/*.test.ts'],
        testTimeout: 120_000,
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
        // Each file read the same modules again, for a second and a half.
        isolate: false,
        include: ['tests/server/**/*.test.ts'],
        globalSetup: ['tests/server/global-setup.ts'],
        testTimeout: 120_000,
        hookTimeout: 300_000,
      },
    },
  ],
}

export default defineConfig(({ mode }) => {
  // The same as the variable, which everything reads: `npm run build -- --mode standalone`.
  if (mode === 'standalone') process.env['PLINTH_STANDALONE'] = '1'
  const page = pageConfig(import.meta.dirname)
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
