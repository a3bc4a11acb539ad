import { defineConfig } from '@playwright/test'

import { baseURL, patience, reportersOf, webServer } from '#tests/e2e/support/playwright.ts'

import { engineNames } from './support/driver.ts'
import type { EngineOptions } from './support/journey.ts'

/** The journeys that run in each engine. A project is an engine; the adapters in `support/` drive the browsers. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  ...patience,
  reporter: reportersOf('engines'),
  projects: engineNames.map((engineName) => ({
    name: engineName,
    use: { engineName, server: baseURL },
  })),
  webServer,
})
