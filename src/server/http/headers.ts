import { upcomingCalendar } from '#catalogue/feeds.ts'
import { FEED_TYPE } from '#contracts/feed-type.ts'

/** Header names and values. */
export type HeaderSet = Readonly<Record<string, string>>

/** The host that a page searches as long as it answers. */
export const nearestHost = (appId: string): string => `https://${appId}-dsn.algolia.net`

/**
 * The hosts a page searches, first the nearest, then the three it falls back to, and the one for the events of visitors
 * who have agreed to statistics. All four of the former must be in the policy: with the first one down the others would
 * be blocked by the browser and the search would end.
 */
const hostsOf = (appId: string): readonly string[] => [
  nearestHost(appId),
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  'https://insights.algolia.io',
]

/** Where the status of the hosted provider is. */
const MONITORING = 'https://status.algolia.com'

const policy = (appId: string | undefined, styles: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...(appId === undefined ? [] : [...hostsOf(appId), MONITORING])].join(
      ' ',
    ),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one policy: it names the script of the worker that checks code.
    'trusted-types check-worker',
  ].join('; ')

const shared: HeaderSet = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Not `no-referrer`: a search key that is limited to referrers needs to see one.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
}

/**
 * What every page, asset and refusal of the site is sent with.
 *
 * @param appId the hosted application that the page searches; without one it searches its own origin.
 * @param styles the sources of the style elements that a document may have
 */
export const pageHeaders = (appId?: string, styles: readonly string[] = []): HeaderSet => ({
  'Content-Security-Policy': policy(appId, styles),
  ...shared,
})

/** For hosts that serve over TLS alone: a year during which a browser does not try without. */
export const secureHeaders: HeaderSet = { 'Strict-Transport-Security': 'max-age=31536000' }

/**
 * What the provider's answers are sent with: they are data, and nothing may run in them. Pages of any origin may read them;
 * what they hold depends on the key alone.
 */
export const answerHeaders: HeaderSet = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  ...shared,
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** For files whose name holds a hash of what is in them. */
const immutable = 'public, max-age=31536000, immutable'

/** For files that keep their name: asked for again each time. */
export const revalidate = 'no-cache'

/** For icons: browsers ask for them again at every change of the address, unless they may keep them. */
const daily = 'public, max-age=86400'

/** How long files may be kept, by pattern of their path; every other file is asked for again each time. */
export const caching: Readonly<Record<string, string>> = {
  '/assets/*': immutable,
  '/favicon.ico': daily,
  '/favicon.svg': daily,
  '/apple-touch-icon.png': daily,
  '/icon-*': daily,
}

/** Media types of files that hosts do not all know by their names; `*` stands for the rest of a path. */
export const mediaTypes: Readonly<Record<string, string>> = {
  [upcomingCalendar.path]: `${upcomingCalendar.type}; charset=utf-8`,
  '/feeds/*': `${FEED_TYPE}; charset=utf-8`,
  '/opensearch.xml': 'application/opensearchdescription+xml; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
}

/** The value for the first pattern that a path matches. */
function matching(patterns: Readonly<Record<string, string>>, path: string): string | undefined {
  const rule = Object.keys(patterns).find((pattern) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  )
  return rule === undefined ? undefined : patterns[rule]
}

/** The media type of a file where it has to be said. */
export const mediaTypeOf = (path: string): string | undefined => matching(mediaTypes, path)

/** How long a file may be kept, as the header says it. */
export const cachingOf = (path: string): string => matching(caching, path) ?? revalidate
