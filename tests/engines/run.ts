/**
 * Runs the journeys for several engines: `npm run test:engines -- [--engine NAME]… [arguments of playwright test]`,
 * without an engine in Firefox and WebKit.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { BrowserMissingError } from '#tests/e2e/support/browser.ts'
import { runPlaywright } from '#tests/e2e/support/playwright.ts'

import { engineNames } from './support/driver.ts'
import { requirePrograms } from './support/programs.ts'

const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url))

class UnknownEngineError extends Error {
  override readonly name = 'UnknownEngineError'
}

/** The engines that are asked for, and the other arguments as they are. */
function readArguments(args: readonly string[]) {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { engine: { type: 'string', multiple: true } },
    strict: false,
    tokens: true,
  })
  const taken = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== 'option' || token.name !== 'engine') return []
      return token.inlineValue ? [token.index] : [token.index, token.index + 1]
    }),
  )
  const named = values.engine ?? ['firefox', 'webkit']
  const engines = engineNames.filter((engine) => named.includes(engine))
  if (engines.length < named.length) {
    throw new UnknownEngineError(`--engine takes one of ${engineNames.join(', ')}.`)
  }
  return { engines, rest: args.filter((_, index) => !taken.has(index)) }
}

try {
  const { engines, rest } = readArguments(process.argv.slice(2))
  requirePrograms(engines)
  const projects = engines.map((engine) => `--project=${engine}`)
  process.exitCode = await runPlaywright({ config, args: [...projects, ...rest] })
} catch (error) {
  if (!(error instanceof BrowserMissingError || error instanceof UnknownEngineError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
