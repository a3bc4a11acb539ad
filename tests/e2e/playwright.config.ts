import { defineConfig, devices } from '@playwright/test'

import { launchOptions, pictureOptions } from './support/launch-options.ts'
import { baseURL, webServer } from './support/playwright.ts'

/** Journeys of a minute, which wait more than they compute. They begin first, beside the short ones. */
const long = /\/(?:sixth-index|visitors|soak)\.spec\.ts$/

/** Views compared with their pictures. */
const pictures = /\/pictures\.spec\.ts$/

/** Not where text is drawn otherwise: see support/compare-pictures.ts. */
const pictureProjects =
  process.env.PLINTH_E2E_PICTURES === 'no'
    ? []
    : [{ name: 'pictures', testMatch: pictures, use: { launchOptions: pictureOptions } }]

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testMatch: '**/*.spec.ts', testIgnore: [long, pictures] },
    ...pictureProjects,
  ],
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Limits for a machine that is three times slower; a journey that passes does not wait for them.
  timeout: 180_000,
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixels: 40 } },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
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
    launchOptions,
  },
  webServer,
})
