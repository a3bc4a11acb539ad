/** Runs the browser journeys: `npm run test:e2e -- [arguments of playwright test]`. */
import { fileURLToPath } from 'node:url'

import { BrowserMissingError, requireBrowser } from './support/browser.ts'
import { runPlaywright } from './support/playwright.ts'

const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url))

try {
  process.env.CHROMIUM_PATH = requireBrowser()
  // The options of a browser look for the one of this variable.
  const { canComparePictures } = await import('./support/compare-pictures.ts')
  const isRecording = process.env.RECORD_ANSWERS !== undefined
  const env = isRecording || (await canComparePictures()) ? {} : { PLINTH_E2E_PICTURES: 'no' }
  // Two workers would write the answers of one view at the same time.
  const args = [...process.argv.slice(2), ...(isRecording ? ['--workers=1'] : [])]
  process.exitCode = await runPlaywright({ config, args, env })
} catch (error) {
  if (!(error instanceof BrowserMissingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
