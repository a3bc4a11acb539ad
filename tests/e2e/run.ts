/** Runs the browser journeys: `npm run test:e2e -- [arguments of playwright test]`. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { BrowserMissingError, requireBrowser } from './support/browser.ts'

const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url))

async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => {
    server.close(resolve)
  })
  if (typeof address === 'object' && address !== null) return address.port
  throw new Error('The system gave no free port.')
}

async function runJourneys(browser: string, data: string): Promise<number> {
  const child = spawn(
    process.execPath,
    [playwright, 'test', '--config', config, ...process.argv.slice(2)],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        CHROMIUM_PATH: browser,
        PLINTH_E2E_PORT: String(await findPort()),
        PLINTH_DATA: data,
      },
    },
  )
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

const data = await mkdtemp(join(tmpdir(), 'plinth-e2e-'))
try {
  process.exitCode = await runJourneys(requireBrowser(), data)
} catch (error) {
  if (!(error instanceof BrowserMissingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await rm(data, { recursive: true, force: true })
}
