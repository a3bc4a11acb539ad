import { fileURLToPath } from 'node:url'

import { defineConfig, devices } from '@playwright/test'

import { findBrowser } from './support/browser.ts'
import { baseURL, webServer } from './support/playwright.ts'

const executablePath = findBrowser()
const isRoot = process.getuid?.() === 0

/** Journeys of a minute, which wait more than they compute. They begin first, beside the short ones. */
const long = /\/(?:sixth-index|visitors|soak)\.spec\.ts$/

/** Views compared with their pictures. */
const pictures = /\/pictures\.spec\.ts$/

const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    // A new page then costs no new process: see `shared` in support/fixtures.ts.
    '--process-per-site',
    '--in-process-gpu',
    // Megabytes. Collecting the garbage of short-lived pages took a tenth of their time.
    '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** Draws text in the same way wherever the fonts of this file are installed. */
const pictureOptions = {
  ...launchOptions,
  args: [...launchOptions.args, '--disable-lcd-text', '--force-color-profile=srgb'],
  env: {
    ...process.env,
    FONTCONFIG_FILE: fileURLToPath(new URL('pictures/fonts.conf', import.meta.url)),
  },
}

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testMatch: '**/*.spec.ts', testIgnore: [long, pictures] },
    {
      name: 'pictures',
      testMatch: pictures,
      use: { launchOptions: pictureOptions },
    },
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
