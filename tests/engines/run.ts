/**
 * Runs the journeys for several engines: `npm run test:engines -- [--engine NAME]… [arguments of playwright test]`,
 * without an engine in Firefox and WebKit.
 */
import { fileURLToPath } from 'node:url'

import { BrowserMissingError } from '#tests/e2e/support/browser.ts'
import { runPlaywright } from '#tests/e2e/support/playwright.ts'

import { readEngines, UnknownEngineError } from './support/engine-arguments.ts'
import { requirePrograms } from './support/programs.ts'

const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url))

try {
  const { engines: named, rest } = readEngines(process.argv.slice(2))
  const engines = named.length > 0 ? named : (['firefox', 'webkit'] as const)
  requirePrograms(engines)
  const projects = engines.map((engine) => `--project=${engine}`)
  process.exitCode = await runPlaywright({ config, args: [...projects, ...rest] })
} catch (error) {
  if (!(error instanceof BrowserMissingError || error instanceof UnknownEngineError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
