/**
 * Tests a site without a provider: `npm run test:standalone -- [arguments of playwright test]`. Journeys run on two plain hosts
 * of files: one at the root that follows rules, one below a path that knows none. `--project shared` are those of sites with a
 * provider that have the tag `@core`. With `--engine NAME`, the journeys for several engines run in that browser, on the host at
 * the root.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { BrowserMissingError, requireBrowser } from '#tests/e2e/support/browser.ts'
import { readEngines, UnknownEngineError } from '#tests/engines/support/engine-arguments.ts'
import { requirePrograms } from '#tests/engines/support/programs.ts'
import { root } from '#tests/support/server.ts'
import { serveFolder } from '#tests/support/static-host.ts'

import { buildStandalone } from './build.ts'

const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
const ofChromium = fileURLToPath(new URL('playwright.config.ts', import.meta.url))
const ofEngines = fileURLToPath(new URL('engines.config.ts', import.meta.url))
const results = join(root, 'test-results/standalone')
const given = process.argv.slice(2)

/** The arguments of Playwright for those of the command. */
function journeyArguments(): readonly string[] {
  const { engines, rest } = readEngines(given)
  if (engines === undefined) {
    process.env.CHROMIUM_PATH = requireBrowser()
    const own = rest.length === 0 ? ['--project=standalone'] : rest
    return ['--config', ofChromium, ...own]
  }
  requirePrograms(engines)
  const projects = engines.map((engine) => `--project=${engine}`)
  return ['--config', ofEngines, ...projects, ...rest]
}

async function runJourneys(args: readonly string[]): Promise<number> {
  const [whole, below] = [join(results, 'root'), join(results, 'below')]
  await buildStandalone(whole, { base: '/', way: 'variable' })
  await buildStandalone(below, { base: '/plinth/', way: 'mode' })
  const hosts = await Promise.all([
    serveFolder({ folder: whole, followsRules: true }),
    serveFolder({ folder: below, base: '/plinth/' }),
  ])
  const [own, other] = hosts
  try {
    return await runProgram([playwright, 'test', ...args], {
      PLINTH_E2E_PORT: new URL(own.origin).port,
      PLINTH_BELOW: `${other.origin}/plinth/`,
    })
  } finally {
    await Promise.all(hosts.map((host) => host.close()))
  }
}

/** Runs a program for Node and resolves to its exit code. */
function runProgram(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

try {
  process.exitCode = await runJourneys(journeyArguments())
} catch (error) {
  if (!(error instanceof BrowserMissingError || error instanceof UnknownEngineError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
