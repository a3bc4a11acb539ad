import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

const loader = '@oxc-node/core/register'

/** A program of ours under way. */
export type Program = {
  readonly process: ChildProcess
  /** Everything it has written so far, on both streams. */
  readonly output: () => string
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
}

/** The variables that would make a test depend on who runs it. */
const own = /^(PLINTH_|ALGOLIA_|VITE_|INDEX_PREFIX$|SITE_URL$|PORT$|HOST$|VITEST|NODE_ENV$)/

type ProgramOptions = {
  readonly args?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  /** The folder of the project, or of a copy. */
  readonly project?: string
}

/** Starts a program of the project, a TypeScript one through the loader, without the environment of the caller's server. */
export function startProgram(
  file: string,
  { args = [], env = {}, project = root }: ProgramOptions,
): Program {
  const inherited = Object.entries(process.env).filter(([name]) => !own.test(name))
  const options = file.endsWith('.ts') ? ['--import', loader] : []
  const child = spawn(process.execPath, [...options, join(project, file), ...args], {
    cwd: project,
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => parts.push(part))
  }
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(signal ?? code ?? 1))
  })
  return { process: child, output: () => Buffer.concat(parts).toString(), ended }
}

/** The server behind `npm start`, listening. */
export type Server = Program & {
  /** `http://127.0.0.1:40123`, without a slash at the end. */
  readonly address: string
  readonly adminKey: string
  /** Sends SIGTERM and waits for the end. */
  readonly stop: () => Promise<number | NodeJS.Signals>
}

const adminKey = 'admin-key-of-the-tests'

function waitForAddress(program: Program): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const address = /Plinth is at (\S+)\/\n/.exec(program.output())?.[1]
      if (address !== undefined) resolve(address)
    }
    program.process.stdout?.on('data', look)
    void program.ended.then((how) =>
      reject(new Error(`The server ended (${how}) before it listened:\n${program.output()}`)),
    )
  })
}

/** Starts the real server on a free port, or another program that says its address in the same way. */
export async function startServer(
  env: NodeJS.ProcessEnv,
  command:
    | string
    | readonly [file: string, ...args: readonly string[]] = 'src/server/start/start.ts',
  project = root,
): Promise<Server> {
  const [file, ...args] = typeof command === 'string' ? [command] : command
  const program = startProgram(file, {
    args,
    env: { PORT: '0', PLINTH_ADMIN_KEY: adminKey, ...env },
    project,
  })
  const address = await waitForAddress(program)
  const stop = (): Promise<number | NodeJS.Signals> => {
    program.process.kill('SIGTERM')
    return program.ended
  }
  return { ...program, address, adminKey, stop }
}

const clock = new URL('clock-at.ts', import.meta.url).href

/** The environment in which a server tells the time from `at` on, in milliseconds since 1970. */
export const clockAt = (at: number): NodeJS.ProcessEnv => ({
  TEST_CLOCK_AT: String(at),
  NODE_OPTIONS: `--import ${loader} --import ${clock}`,
})

/** A new folder for one test, a copy of `template` if that is given. */
export async function newFolder(template?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-test-'))
  if (template !== undefined) await cp(template, folder, { recursive: true })
  return folder
}

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true })
