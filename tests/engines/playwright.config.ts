import { defineConfig } from '@playwright/test'

import { baseURL, webServer } from '#tests/e2e/support/playwright.ts'

import { engineNames } from './support/driver.ts'
import type { EngineOptions } from './support/journey.ts'

/** The journeys that run in each engine. A project is an engine; the adapters in `support/` drive the browsers. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  // One browser at a time.
  workers: 1,
  // Limits for a machine that is three times slower; a journey that passes does not wait for them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: engineNames.map((engineName) => ({
    name: engineName,
    use: { engineName, server: baseURL },
  })),
  webServer,
})
