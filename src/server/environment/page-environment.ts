import { type ListName, listNames } from '#catalogue/indices.ts'

/** The page cannot be built in this environment; the message says what to change. */
export class PageEnvironmentError extends Error {
  override readonly name = 'PageEnvironmentError'
}

export type Environment = Readonly<Record<string, string | undefined>>

const hosted = ['VITE_ALGOLIA_APP_ID', 'VITE_ALGOLIA_SEARCH_KEY'] as const

/**
 * Any `VITE_` value can end up in public JavaScript, so names that suggest more rights than
 * searching stop the build, as does an incomplete pair of hosted variables.
 * @throws {PageEnvironmentError} naming the variable and the remedy
 */
export function checkPageEnvironment(environment: Environment): void {
  const secret = Object.keys(environment).find(
    (name) => name.startsWith('VITE_') && /ADMIN|WRITE|SECRET/i.test(name),
  )
  if (secret !== undefined) {
    throw new PageEnvironmentError(
      `${secret} would be published: every VITE_ variable can be read in the built page. ` +
        'Give the key that writes as ALGOLIA_WRITE_KEY (no VITE_) to the commands, and unset this one.',
    )
  }
  readAddress(environment, 'VITE_PROVIDER_URL')
  if (environment['VITE_STANDALONE']) {
    throw new PageEnvironmentError(
      'VITE_STANDALONE is set by the build. Set PLINTH_STANDALONE=1 to build a page that needs no provider.',
    )
  }
  const present = hosted.find((name) => environment[name])
  const missing = hosted.find((name) => !environment[name])
  if (present !== undefined && missing !== undefined) {
    throw new PageEnvironmentError(
      `${present} is set but ${missing} is not. Set both to build for a hosted application, ` +
        'or neither to search an embedded provider.',
    )
  }
}

/**
 * Whether searches are answered in the browser, from files of the build: PLINTH_STANDALONE=1.
 * @throws {PageEnvironmentError} for another value, and beside a provider
 */
export function readStandalone(environment: Environment): boolean {
  const text = environment['PLINTH_STANDALONE'] ?? ''
  if (!['', '0', '1'].includes(text)) {
    throw new PageEnvironmentError(`PLINTH_STANDALONE is "${text}"; it must be 1 (on) or 0 (off).`)
  }
  const provider = [...hosted, 'VITE_PROVIDER_URL'].find((name) => environment[name])
  if (text !== '1' || provider === undefined) return text === '1'
  throw new PageEnvironmentError(
    `PLINTH_STANDALONE is 1, but ${provider} names a provider. Unset one of them.`,
  )
}

/**
 * Whether visitors may keep the site on their devices: unless PLINTH_OFFLINE=0. Devices that keep it
 * then remove it.
 * @throws {PageEnvironmentError} for another value
 */
export function readOffline(environment: Environment): boolean {
  const text = environment['PLINTH_OFFLINE'] ?? ''
  if (['', '0', '1'].includes(text)) return text !== '0'
  throw new PageEnvironmentError(`PLINTH_OFFLINE is "${text}"; it must be 1 (on) or 0 (off).`)
}

/** Whether a build is for a hosted application or needs no provider: its page is on a static host. */
export function isForStaticHost(environment: Environment): boolean {
  return readStandalone(environment) || hosted.some((name) => environment[name])
}

/** The site's address without SITE_URL: the default of `npm start`. */
export const DEFAULT_SITE_URL = 'http://127.0.0.1:4173'

/** The variables that hold an address without a path, and what it is the address of. */
const addressed = { SITE_URL: 'the site', VITE_PROVIDER_URL: 'the provider' } as const

/**
 * The origin from a variable: "https://plinth.example"; undefined where it is empty.
 * @throws {PageEnvironmentError} for anything else, including paths: page and provider are at the root
 */
export function readAddress(
  environment: Environment,
  name: keyof typeof addressed,
): string | undefined {
  const text = environment[name] ?? ''
  if (text === '') return undefined
  const plain = /^https?:\/\/[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?\/?$/i
  if (plain.test(text) && URL.canParse(text)) return new URL(text).origin
  throw new PageEnvironmentError(
    `${name} is "${text}"; it must be the address of ${addressed[name]} without a path: "https://plinth.example".`,
  )
}

/**
 * The path of the site on its host, from BASE_PATH: "/" or "/plinth/".
 * @throws {PageEnvironmentError} for anything else
 */
export function readBasePath(environment: Environment): string {
  const text = environment['BASE_PATH'] ?? ''
  const path = text.endsWith('/') ? text : `${text}/`
  if (/^\/(?:[\w~-][\w.~-]*\/)*$/.test(path)) return path
  throw new PageEnvironmentError(
    `BASE_PATH is "${text}"; it must be the path of the site on its host: "/plinth/".`,
  )
}

/** The public address of the site with its path, the prefix of absolute addresses. See `readAddress`. */
export function readSiteUrl(environment: Environment): string | undefined {
  const origin = readAddress(environment, 'SITE_URL')
  return origin && origin + readBasePath(environment).slice(0, -1)
}

/** Compat entries are excluded because they are most of the records. */
const usual: readonly ListName[] = listNames.filter((name) => name !== 'compat')

/**
 * The lists to prerender from PLINTH_PRERENDER: "1" (default lists), "all", or names with commas.
 * @throws {PageEnvironmentError} for an unknown name
 */
export function readPrerender(environment: Environment): readonly ListName[] {
  const text = environment['PLINTH_PRERENDER'] ?? ''
  if (text === '' || text === '0') return []
  if (text === '1') return usual
  if (text === 'all') return listNames
  const wanted = text.split(',').map((name) => name.trim())
  const unknown = wanted.find((name) => !listNames.some((known) => known === name))
  if (unknown === undefined) return listNames.filter((name) => wanted.includes(name))
  throw new PageEnvironmentError(
    `PLINTH_PRERENDER is "${text}", and "${unknown}" is no list. Name some of ${listNames.join(', ')} with commas ` +
      `between them; or set it to "all", or to "1" for ${usual.join(', ')}.`,
  )
}
