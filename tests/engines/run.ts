/**
 * Runs the journeys for several engines: `npm run test:engines -- [--engine NAME]… [arguments of playwright test]`,
 * without an engine in Firefox and WebKit, with `--installed` in those of both that are installed. In Chromium they run with
 * the other journeys.
 */
import { fileURLToPath } from 'node:url'

import { BrowserMissingError } from '#tests/e2e/support/browser.ts'
import { runPlaywright } from '#tests/e2e/support/playwright.ts'

import { readEngines, UnknownEngineError } from './support/engine-arguments.ts'
import { requirePrograms } from './support/programs.ts'

const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url))

try {
  const { engines: named, rest } = readEngines(process.argv.slice(2))
  const engines = named ?? (['firefox', 'webkit'] as const)
  requirePrograms(engines)
  const projects = engines.map((engine) => `--project=${engine}`)
  if (engines.length === 0) process.stdout.write('No engine is installed but Chromium.\n')
  else process.exitCode = await runPlaywright({ config, args: [...projects, ...rest] })
} catch (error) {
  if (!(error instanceof BrowserMissingError || error instanceof UnknownEngineError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
