import { defineConfig, devices } from '@playwright/test'

import type { EngineOptions } from '#tests/engines/support/journey.ts'

import { launchOptions, pictureOptions } from './support/launch-options.ts'
import { baseURL, patience, reportersOf, webServer } from './support/playwright.ts'

/** Journeys of a minute, which wait more than they compute. They begin first, beside the short ones. */
const long = /\/(?:sixth-index|visitors|soak)\.spec\.ts$/

/** Views compared with their pictures. */
const pictures = /\/pictures\.spec\.ts$/

/** Not where text is drawn otherwise: see support/compare-pictures.ts. */
const pictureProjects =
  process.env.PLINTH_E2E_PICTURES === 'no'
    ? []
    : [{ name: 'pictures', testMatch: pictures, use: { launchOptions: pictureOptions } }]

/** The journeys for several engines, in this one. `npm run test:engines` runs them in others. */
const engines = {
  name: 'engines',
  testDir: '../engines',
  use: { engineName: 'chromium', server: baseURL },
} as const

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: long, timeout: 2 * patience.timeout },
    { name: 'short', testMatch: '**/*.spec.ts', testIgnore: [long, pictures] },
    engines,
    ...pictureProjects,
  ],
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: patience.timeout,
  expect: { ...patience.expect, toHaveScreenshot: { maxDiffPixels: 40 } },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: reportersOf('journeys'),
  use: {
    ...patience.use,
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Recording every journey for the few that fail takes a third of the time of all: `--trace on` records one.
    trace: 'off',
    launchOptions,
  },
  webServer,
})
