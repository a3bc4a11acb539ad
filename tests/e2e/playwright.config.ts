import { fileURLToPath } from 'node:url'

import { defineConfig, devices } from '@playwright/test'

import { findBrowser } from './support/browser.ts'

const port = process.env.PLINTH_E2E_PORT ?? '4273'
const baseURL = `http://127.0.0.1:${port}`
const executablePath = findBrowser()
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI
    ? [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]]
    : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Recording every journey for the few that fail takes a third of the time of all: `--trace on` records one.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // A new page then costs no new process: see `shared` in support/fixtures.ts.
        '--process-per-site',
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --import @oxc-node/core/register src/server/start.ts',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: `${baseURL}/about`,
    env: { PORT: port },
    // A first start builds the page and fills the store.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
