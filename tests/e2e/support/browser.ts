import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from '@playwright/test'

/** There is no browser, and none can be installed from here; the message says what to install. */
export class BrowserMissingError extends Error {
  override readonly name = 'BrowserMissingError'
}

/** First the one without a window: it takes a quarter less time for the same journeys. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Where the desktop installers of other systems put it. */
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chromium that is here already: the one named in CHROMIUM_PATH, the system's, then Playwright's own. */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new BrowserMissingError(`CHROMIUM_PATH is ${CHROMIUM_PATH}, and there is no such file.`)
  }
  const inPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...inPath, ...elsewhere, chromium.executablePath()].find((file) => existsSync(file))
}

/** True where this process may run apt-get. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Runs apt-get; returns whether it succeeded. */
export function apt(...args: readonly string[]): boolean {
  const { status } = spawnSync('apt-get', ['-y', '-qq', '--no-install-recommends', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

/**
 * A Chromium, installed with apt where there is none and this may be done.
 *
 * @throws {BrowserMissingError}
 */
export function requireBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) return found
  if (canInstall()) {
    apt('update')
    // Debian has both; other systems that use apt have the second at most.
    if (!apt('install', 'chromium-headless-shell')) apt('install', 'chromium')
  }
  const installed = findBrowser()
  if (installed !== undefined) return installed
  throw new BrowserMissingError(
    'No Chromium was found. Install one (Debian: "apt-get install chromium"; any system: ' +
      '"npx playwright install chromium"), or set CHROMIUM_PATH to its executable.',
  )
}
