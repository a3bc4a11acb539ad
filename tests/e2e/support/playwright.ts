import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { ReporterDescription } from '@playwright/test'

import { findPort } from '#tests/support/free-port.ts'
import { root } from '#tests/support/server.ts'

const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
const port = process.env.PLINTH_E2E_PORT ?? '4273'

/**
 * Limits that a machine does not reach which is ten times slower, in milliseconds. Those of a step report what hangs; that
 * of a journey is but their sum.
 */
export const patience = {
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: { actionTimeout: 120_000, navigationTimeout: 120_000 },
} as const

/** Prints the journeys, and writes their results into the folder that `.ci/run` names. */
export function reportersOf(run: string): ReporterDescription[] {
  const { TEST_RESULTS: folder } = process.env
  if (folder === undefined) return [['list']]
  return [['list'], ['json', { outputFile: join(root, folder, `${run}.json`) }]]
}

/** Where the server of a run is: the port that `runPlaywright` has found. */
export const baseURL = `http://127.0.0.1:${port}`

/** The server that the journeys of a run visit, in the configuration of Playwright. */
export const webServer = {
  command: 'node --import @oxc-node/core/register src/server/start/start.ts',
  cwd: root,
  url: `${baseURL}/about`,
  env: { PORT: port },
  // A first start builds the page and fills the store.
  timeout: patience.timeout,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
}

type Run = {
  readonly config: string
  /** Arguments of `playwright test`. */
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/** Runs journeys against a server on a free port with a data folder of its own, and returns the exit code. */
export async function runPlaywright({ config, args, env }: Run): Promise<number> {
  const data = await mkdtemp(join(tmpdir(), 'plinth-e2e-'))
  const found = await findPort()
  const child = spawn(process.execPath, [playwright, 'test', '--config', config, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, PLINTH_E2E_PORT: String(found), PLINTH_DATA: data },
  })
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code) => resolve(code ?? 1))
    })
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}
