/** Runs the browser journeys: `npm run test:e2e -- [arguments of playwright test]`. */
import { fileURLToPath } from 'node:url'

import { BrowserMissingError, requireBrowser } from './support/browser.ts'
import { runPlaywright } from './support/playwright.ts'

const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url))

try {
  const env = { CHROMIUM_PATH: requireBrowser() }
  process.exitCode = await runPlaywright({ config, args: process.argv.slice(2), env })
} catch (error) {
  if (!(error instanceof BrowserMissingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
