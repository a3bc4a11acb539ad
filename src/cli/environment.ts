import { regions } from '#provision/client.ts'
import type { Connection, Region } from '#provision/client.ts'

/** A command was called wrongly; the message says how to call it. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The variables that name an application and the key to use. */
export type ConnectionNames = { readonly appId: string; readonly key: string }

/** What writes, and reads what is not public. */
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
 * Reads how to reach the provider.
 * @throws {UsageError} naming what is missing.
 */
export function readConnection(env: Environment, names: ConnectionNames): Connection {
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
 * Reads where the services of a hosted application are: `us` unless the option or the environment says.
 *
 * @param given what an option says
 * @throws {UsageError}
 */
export function readRegion({ ALGOLIA_REGION: set }: Environment, given?: string): Region {
  const text = given ?? (set || 'us')
  const region = regions.find((known) => known === text)
  if (region !== undefined) return region
  const source = given === undefined ? 'ALGOLIA_REGION' : '--region'
  throw new UsageError(`${source} is "${text}"; it must be ${regions.join(' or ')}`)
}

/** The values of an environment that must never be shown. */
export const secretsOf = (env: Environment): readonly string[] =>
  Object.entries(env).flatMap(([name, value]) =>
    value && /^(VITE_ALGOLIA|ALGOLIA|PLINTH)_.*KEY$/.test(name) ? [value] : [],
  )

/**
 * Refuses keys in arguments: all users of the machine can read them (`ps`), and they stay in the shell's history.
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
