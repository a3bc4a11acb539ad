import { type Environment, UsageError, refuseKeys, secretsOf } from './environment.ts'
import { type Streams, type Terminal, createTerminal } from './terminal.ts'

/** A command's surroundings: nothing else of the process is looked at. */
export type Around = Streams & { readonly env: Environment }

/** 0: done; 1: failed; 2: called wrongly. */
export type ExitCode = 0 | 1 | 2

/**
 * The official client's words for no answer speak of the application id alone; those for one that is no JSON
 * quote the beginning of it, where a part of a key could stand.
 */
function explain(error: unknown, { ALGOLIA_HOST: host }: Environment): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'DeserializationError' || error instanceof SyntaxError) {
    return `${host || 'The hosted provider'} answered with something that is not JSON. Is it a search provider, or something between here and there?`
  }
  if (error.name !== 'RetryError') return error.message
  return host
    ? `${host} does not answer. Is a provider running there? ("npm start" prints its address.)`
    : 'The hosted provider does not answer. Check the application id and the network.'
}

/** Runs a command's work with a terminal that shows no key, and turns what it throws into a line and a code. */
export async function runCommand(
  args: readonly string[],
  { env, ...streams }: Around,
  work: (terminal: Terminal) => Promise<ExitCode>,
): Promise<ExitCode> {
  const secrets = secretsOf(env)
  const terminal = createTerminal(streams, secrets)
  try {
    refuseKeys(args, secrets)
    return await work(terminal)
  } catch (error) {
    terminal.note(explain(error, env))
    return error instanceof UsageError ? 2 : 1
  }
}
