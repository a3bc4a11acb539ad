/**
 * Runs journeys against a build without a provider, on two plain hosts of files: one at the root that
 * follows rules, one below a path that knows none: `npm run test:standalone -- [arguments of playwright test]`.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { BrowserMissingError, requireBrowser } from '#tests/e2e/support/browser.ts'
import { root } from '#tests/support/server.ts'
import { serveFolder } from '#tests/support/static-host.ts'

import { buildStandalone } from './build.ts'

const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url))
const results = join(root, 'test-results/standalone')

async function run(): Promise<number> {
  const [whole, below] = [join(results, 'root'), join(results, 'below')]
  await buildStandalone(whole, '/')
  await buildStandalone(below, '/plinth/')
  const hosts = await Promise.all([
    serveFolder({ folder: whole, followsRules: true }),
    serveFolder({ folder: below, base: '/plinth/' }),
  ])
  const [own, other] = hosts
  const args = [playwright, 'test', '--config', config, ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PLINTH_E2E_PORT: new URL(own.origin).port,
      PLINTH_BELOW: `${other.origin}/plinth/`,
    },
  })
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code) => resolve(code ?? 1))
    })
  } finally {
    await Promise.all(hosts.map((host) => host.close()))
  }
}

try {
  process.env.CHROMIUM_PATH = requireBrowser()
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof BrowserMissingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
