import { defineConfig, devices } from '@playwright/test'

import { launchOptions } from '#tests/e2e/support/launch-options.ts'
import { baseURL } from '#tests/e2e/support/playwright.ts'

/** Journeys of the page that a build without a provider must pass, too. */
const shared = /\/e2e\/(?:check|details|diff|everything|export|palette)\.spec\.ts$/

/** Those that count or hold searches as requests, which leave the page only for a provider elsewhere. */
const ofRequests = /request|asks nothing|whose name is the query/i

export default defineConfig({
  testDir: '..',
  outputDir: '../../test-results/standalone/journeys',
  projects: [
    { name: 'standalone', testMatch: /\/standalone\/.+\.spec\.ts$/ },
    { name: 'shared', testMatch: shared, grepInvert: ofRequests },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'off',
    launchOptions,
  },
})
