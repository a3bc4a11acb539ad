import { defineConfig, devices } from '@playwright/test'

import { launchOptions } from '#tests/e2e/support/launch-options.ts'
import { baseURL, patience, reportersOf } from '#tests/e2e/support/playwright.ts'

/**
 * Files whose journeys tagged `@core` a build without a provider must pass, too: the others are about what a browser does,
 * with either provider. The files that are left out wait for the request of a search, or are about what a server adds.
 */
const shared =
  /\/e2e\/(?:answers|check|details|diff|everything|export|focus|keyboard|narrow|palette|questions|saved|set|shared-code|targets|verdicts)\.spec\.ts$/

/** Those that count, hold or lack requests of searches, which leave the page only for a provider elsewhere. */
const ofRequests =
  /request|asks (?:nothing|once)|one search|without a connection|slow answer|whose name is the query|document of a search|site that is not kept/i

export default defineConfig({
  testDir: '..',
  outputDir: '../../test-results/standalone/journeys',
  projects: [
    { name: 'standalone', testMatch: /\/standalone\/.+\.spec\.ts$/ },
    { name: 'shared', testMatch: shared, grep: /@core/, grepInvert: ofRequests },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  ...patience,
  reporter: reportersOf('standalone'),
  use: {
    ...patience.use,
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'off',
    launchOptions,
  },
})
