import { listNames } from '#catalogue/index.ts'
import type { ListName } from '#catalogue/index.ts'

/** The page cannot be built from this environment; the message says what to change. */
export class PageEnvironmentError extends Error {
  override readonly name = 'PageEnvironmentError'
}

/** Environment variables by name, as `process.env` or Vite gives them. */
export type Environment = Readonly<Record<string, string | undefined>>

const hosted = ['VITE_ALGOLIA_APP_ID', 'VITE_ALGOLIA_SEARCH_KEY'] as const

/**
 * Checks what is about to be written into the public bundle.
 *
 * Every `VITE_` value can end up in public JavaScript, so a name that suggests more rights than searching stops the
 * build, and so does half of the pair that names a hosted application.
 * @throws {PageEnvironmentError} naming the variable and the remedy.
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
  const present = hosted.find((name) => environment[name])
  const missing = hosted.find((name) => !environment[name])
  if (present !== undefined && missing !== undefined) {
    throw new PageEnvironmentError(
      `${present} is set but ${missing} is not. Set both to build for a hosted application, ` +
        'or neither to search the embedded provider.',
    )
  }
}

/** The site's address where SITE_URL is not set: where `npm start` serves it. */
export const DEFAULT_SITE_URL = 'http://127.0.0.1:4173'

/**
 * The address that the site will be found at, as SITE_URL gives it: a scheme and a host, "https://plinth.example".
 * Absolute addresses (in sitemaps, feeds and previews) begin with it. Undefined where it is not set.
 * @throws {PageEnvironmentError} where it is anything else, a folder of a site included: the page lives at the root.
 */
export function readSiteUrl(environment: Environment): string | undefined {
  const text = environment['SITE_URL'] ?? ''
  if (text === '') return undefined
  const plain = /^https?:\/\/[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?\/?$/i
  if (plain.test(text) && URL.canParse(text)) return new URL(text).origin
  throw new PageEnvironmentError(
    `SITE_URL is "${text}"; it must be the address of the site without a path: "https://plinth.example".`,
  )
}

/** The lists whose records get a document each unless others are named. The entries are most of the addresses. */
const usual: readonly ListName[] = listNames.filter((name) => name !== 'compat')

/**
 * The lists whose records get a document each in a build, as PLINTH_PRERENDER gives them: "1" for those of which there are
 * a few thousand, "all", or names with commas between them. None where it is not set.
 * @throws {PageEnvironmentError} where a name is none of a list.
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
