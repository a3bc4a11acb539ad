import { type Connection, type Region, regions } from '#provision/client.ts'

/** Wrong usage of a command; the message explains the correct one. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export type CommandEnvironment = Readonly<Record<string, string | undefined>>

export type ConnectionNames = { readonly appId: string; readonly key: string }

/** For writing, and for reading what is not public. */
export const writing: ConnectionNames = { appId: 'ALGOLIA_APP_ID', key: 'ALGOLIA_WRITE_KEY' }

/** What the page is built with. */
export const searching: ConnectionNames = {
  appId: 'VITE_ALGOLIA_APP_ID',
  key: 'VITE_ALGOLIA_SEARCH_KEY',
}

function readHost(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return text
  throw new UsageError(
    `ALGOLIA_HOST is "${text}"; it must be an address such as http://127.0.0.1:4173`,
  )
}

/**
 * Reads the connection to the provider.
 * @throws {UsageError} naming the missing variables.
 */
export function readConnection(env: CommandEnvironment, names: ConnectionNames): Connection {
  const appId = env[names.appId]
  const key = env[names.key]
  if (!appId || !key) {
    const missing = [names.appId, names.key].filter((name) => !env[name])
    throw new UsageError(
      `Set ${missing.join(' and ')} in the environment. For the provider behind "npm start": ` +
        `ALGOLIA_HOST=http://127.0.0.1:4173 ${names.appId}=plinth, and as ${names.key} ` +
        (names === searching ? 'plinth-search.' : 'what is in .plinth/admin-key.'),
    )
  }
  const host = readHost(env['ALGOLIA_HOST'])
  return { appId, key, ...(host === undefined ? {} : { host }) }
}

/**
 * Reads the region of a hosted application's services: the option, the environment, or `us`.
 *
 * @param given the value of the option
 * @throws {UsageError}
 */
export function readRegion({ ALGOLIA_REGION: set }: CommandEnvironment, given?: string): Region {
  const text = given ?? (set || 'us')
  const region = regions.find((known) => known === text)
  if (region !== undefined) return region
  const source = given === undefined ? 'ALGOLIA_REGION' : '--region'
  throw new UsageError(`${source} is "${text}"; it must be ${regions.join(' or ')}`)
}

/** Values of environment variables that must never be printed. */
export const secretsOf = (env: CommandEnvironment): readonly string[] =>
  Object.entries(env).flatMap(([name, value]) =>
    value && /^(VITE_ALGOLIA|ALGOLIA|PLINTH)_.*KEY$/.test(name) ? [value] : [],
  )

/**
 * Refuses keys in arguments, which `ps` and the shell's history expose.
 * @throws {UsageError}
 */
export function refuseKeys(args: readonly string[], secrets: readonly string[]): void {
  const isKey = (arg: string): boolean =>
    (arg !== '--create-key' && /^--?\w*-?key\b/i.test(arg)) ||
    secrets.some((secret) => arg.includes(secret))
  if (args.some(isKey)) {
    throw new UsageError(
      'Keys are not taken as arguments: other users of this machine could read them. Set ALGOLIA_WRITE_KEY in the environment.',
    )
  }
}
