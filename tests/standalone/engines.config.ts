import { defineConfig } from '@playwright/test'

import engines from '#tests/engines/playwright.config.ts'

/** Those that need a request to a provider, to count it, to hold it or to fail it. */
const ofRequests =
  /sends? one search|asks nothing|with a new answer|own searches|search fails|during a search|keeps its results/i

/** Journeys of several engines on the host of files at the root. */
export default defineConfig({
  ...engines,
  testDir: '../engines',
  outputDir: '../../test-results/standalone/engines',
  grepInvert: ofRequests,
  webServer: [],
})
