import { type CommandEnvironment, refuseKeys, secretsOf, UsageError } from './environment.ts'
import { createTerminal, type Streams, type Terminal } from './terminal.ts'

export type CliContext = Streams & { readonly env: CommandEnvironment }

/** 0: done; 1: failed; 2: wrong usage. */
export type ExitCode = 0 | 1 | 2

/** Runs a command with keys hidden in its output; prints errors and returns the exit code. */
export async function runCommand(
  args: readonly string[],
  { env, ...streams }: CliContext,
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

/** Replaces the official client's messages that are vague or quote a part of a key. */
function explain(error: unknown, { ALGOLIA_HOST: host }: CommandEnvironment): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'DeserializationError' || error instanceof SyntaxError) {
    return `${host || 'The hosted provider'} answered with something that is not JSON. Is it a search provider, or something between here and there?`
  }
  if (error.name !== 'RetryError') return error.message
  return host
    ? `${host} does not answer. Is a provider running there? ("npm start" prints its address.)`
    : 'The hosted provider does not answer. Check the application id and the network.'
}
