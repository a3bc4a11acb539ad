import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a checkout has that is made from it, or is no part of it. */
const left = new Set(['.git', '.plinth', 'dist', 'node_modules', 'test-results'])

/** Copies the project with its installed packages, as it is now, changes included. Returns the path of the copy. */
export async function copyCheckout(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'plinth-drift-'))
  const names = (await readdir(root)).filter((name) => !left.has(name) && !name.startsWith('.env'))
  await Promise.all(
    names.map((name) => cp(join(root, name), join(copy, name), { recursive: true })),
  )
  await cp(join(root, 'node_modules'), join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    // What was built from other versions of the packages.
    filter: (source) => !source.endsWith(join('node_modules', '.cache')),
  })
  return copy
}

/** Removes what was built from the packages of a copy: changed data may have the same version. */
export async function dropCache(copy: string): Promise<void> {
  await rm(join(copy, 'node_modules', '.cache'), { recursive: true, force: true })
}

/** Removes a copy. */
export async function removeCheckout(copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true, maxRetries: 3 })
}

/** How a program ended, and all that it printed. */
export type Ended = { readonly code: number; readonly output: string }

/** Runs a program in a copy to its end. */
export async function runIn(copy: string, [program, ...args]: readonly [string, ...string[]]) {
  // Vitest writes its report into the folder TEST_RESULTS. As in the refresh (CI), a test that a busy machine made late may try once more.
  // DATA_PACKAGES tells tests that the packages are not those that the checkout was written with.
  const env = { ...process.env, CI: 'true', TEST_RESULTS: 'test-results', DATA_PACKAGES: 'other' }
  const child = spawn(program, args, { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => parts.push(part))
  }
  return new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output: parts.join('') }))
  })
}

/** What Vitest writes about a run; the parts that are read here. */
type Report = {
  readonly numTotalTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** The tests of a run, and those of them that failed: "tests/unit/x.test.ts: title (message)". */
export type Outcome = { readonly total: number; readonly failed: readonly string[] }

/**
 * Runs Vitest in a copy and reads its report. A file that could not be read counts as one failed test.
 * @throws {Error} where Vitest ended without a report.
 */
export async function runTests(copy: string, args: readonly string[]): Promise<Outcome> {
  const file = 'test-results/tests.json'
  await rm(join(copy, file), { force: true })
  await runIn(copy, ['npx', 'vitest', 'run', ...args])
  const report: Report = JSON.parse(await readFile(join(copy, file), 'utf8'))
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = name.replace(`${copy}/`, '')
    const tests = assertionResults.filter((result) => result.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [`${path}: ${message.split('\n', 1)[0]}`]
    return tests.map(({ fullName, failureMessages: [reason = ''] = [] }) => {
      return `${path}: ${fullName} (${reason.split('\n', 1)[0]?.slice(0, 160)})`
    })
  })
  return { total: report.numTotalTests, failed }
}
