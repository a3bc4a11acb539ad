import { listFeeds, upcomingCalendar } from '#catalogue/feeds.ts'
import { FEED_TYPE } from '#contracts/feed-type.ts'

export type HeaderSet = Readonly<Record<string, string>>

const policy = (
  origins: readonly string[],
  styles: readonly string[],
  scripts: readonly string[],
): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // For the scripts of workers: what checks code, the provider in the browser, the service worker.
    'trusted-types check-worker provider-worker service-worker',
  ].join('; ')

const shared: HeaderSet = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Not `no-referrer`: search keys restricted to referrers need one.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
}

/**
 * Headers of pages, assets and refusals.
 * @param origins what the page may request besides its own origin: see `providerOrigins`
 * @param styles sources of the style elements that a document may contain
 * @param scripts sources of the scripts that it may contain
 */
export const pageHeaders = (
  origins: readonly string[] = [],
  styles: readonly string[] = [],
  scripts: readonly string[] = [],
): HeaderSet => ({
  'Content-Security-Policy': policy(origins, styles, scripts),
  ...shared,
})

/** For hosts with TLS only: browsers use HTTPS for a year. */
export const secureHeaders: HeaderSet = { 'Strict-Transport-Security': 'max-age=31536000' }

/** For the provider's data, in which nothing may run. Access depends only on the key. */
export const answerHeaders: HeaderSet = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  ...shared,
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** For files with a hash of their content in the name. */
const immutable = 'public, max-age=31536000, immutable'

/** For files with a fixed name. */
export const revalidate = 'no-cache'

/** For icons: browsers would request them again on every navigation. */
const daily = 'public, max-age=86400'

/** Cache-Control by pattern of the path; all other files are revalidated. */
export const caching: Readonly<Record<string, string>> = {
  '/assets/*': immutable,
  '/favicon.ico': daily,
  '/favicon.svg': daily,
  '/apple-touch-icon.png': daily,
  '/icon-*': daily,
}

/** Media types that some hosts do not know; `*` matches the rest of a path. */
export const mediaTypes: Readonly<Record<string, string>> = {
  [upcomingCalendar.path]: `${upcomingCalendar.type}; charset=utf-8`,
  '/feeds/*': `${FEED_TYPE}; charset=utf-8`,
  [listFeeds.features.path]: `${FEED_TYPE}; charset=utf-8`,
  [listFeeds.releases.path]: `${FEED_TYPE}; charset=utf-8`,
  '/opensearch.xml': 'application/opensearchdescription+xml; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
}

function matching(patterns: Readonly<Record<string, string>>, path: string): string | undefined {
  const rule = Object.keys(patterns).find((pattern) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  )
  return rule === undefined ? undefined : patterns[rule]
}

export const mediaTypeOf = (path: string): string | undefined => matching(mediaTypes, path)

export const cachingOf = (path: string): string => matching(caching, path) ?? revalidate
