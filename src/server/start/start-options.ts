/** Unknown arguments; the message names the options. */
export class StartOptionsError extends Error {
  override readonly name = 'StartOptionsError'
}

export const usage = `Usage: npm start [-- --check | --rebuild]

Builds the page and fills the store of the embedded provider, unless both are up to date, and serves them.
  --check     reads the whole store, says what it found, and ends: with code 0 if all is well, else with 1
  --rebuild   moves the store aside, fills a new one, and serves`

export type StartTask = 'serve' | 'check' | 'rebuild' | 'help'

const tasks: ReadonlyMap<string, StartTask> = new Map<string, StartTask>([
  ['--check', 'check'],
  ['--rebuild', 'rebuild'],
  ['--help', 'help'],
  ['-h', 'help'],
])

/**
 * Reads the arguments of `npm start`.
 * @throws {StartOptionsError}
 */
export function parseTask(args: readonly string[]): StartTask {
  const unknown = args.find((arg) => !tasks.has(arg))
  if (unknown !== undefined) {
    throw new StartOptionsError(
      `npm start does not know "${unknown}". Its options are --check and --rebuild, each after "--".`,
    )
  }
  const asked = new Set(args.map((arg) => tasks.get(arg) ?? 'serve'))
  if (asked.has('help')) return 'help'
  if (asked.size > 1) {
    throw new StartOptionsError('--check ends after the check, --rebuild serves: give one of them.')
  }
  return [...asked][0] ?? 'serve'
}
