/** Unknown arguments; the message names the options. */
export class StartOptionsError extends Error {
  override readonly name = 'StartOptionsError'
}

export const startUsage = `Usage: npm start [-- --check | --rebuild | --backup FILE | --restore FILE]

Builds the page and fills the store of the embedded provider, unless both are up to date, and serves them.
  --check         reads the whole store, says what it found, and ends: with code 0 if all is well, else with 1
  --rebuild       moves the store aside, fills a new one, and serves
  --backup FILE   copies the store into a new file, also while a server runs, and ends
  --restore FILE  fills an empty data folder from such a file, and ends`

export type StartTask =
  | { readonly kind: 'serve' | 'check' | 'rebuild' | 'help' }
  | { readonly kind: 'backup' | 'restore'; readonly file: string }

const kinds: ReadonlyMap<string, StartTask['kind']> = new Map<string, StartTask['kind']>([
  ['--check', 'check'],
  ['--rebuild', 'rebuild'],
  ['--backup', 'backup'],
  ['--restore', 'restore'],
  ['--help', 'help'],
  ['-h', 'help'],
])

/**
 * Reads the arguments of `npm start`.
 * @throws {StartOptionsError}
 */
export function parseTask(args: readonly string[]): StartTask {
  if (args.some((arg) => kinds.get(arg) === 'help')) return { kind: 'help' }
  const [option, ...rest] = args
  if (option === undefined) return { kind: 'serve' }
  const kind = kindOf(option)
  if (kind !== 'backup' && kind !== 'restore') {
    refuseMore(kind, rest)
    return { kind }
  }
  const [file, ...more] = rest
  if (file === undefined || file === '' || file.startsWith('-')) {
    throw new StartOptionsError(
      `${option} needs the name of a file: npm start -- ${option} plinth.tar.gz`,
    )
  }
  refuseMore(kind, more)
  return { kind, file }
}

function kindOf(arg: string): StartTask['kind'] {
  const kind = kinds.get(arg)
  if (kind !== undefined) return kind
  throw new StartOptionsError(
    `npm start does not know "${arg}". Its options are --check, --rebuild, --backup FILE and --restore FILE, ` +
      'after "--".',
  )
}

function refuseMore(kind: StartTask['kind'], more: readonly string[]): void {
  if (more.every((arg) => kindOf(arg) === kind)) return
  throw new StartOptionsError('Each option is a task of its own: give one of them.')
}
