import type { ListName } from '#catalogue/index.ts'
import { caching, mediaTypes, pageHeaders, secureHeaders } from '#server/http/headers.ts'
import type { HeaderSet } from '#server/http/headers.ts'
import { headMarkup, withHead } from '#server/seo/head-markup.ts'
import { notFoundHead } from '#server/seo/heads.ts'
import { recordPattern, viewPatterns } from '#server/seo/views.ts'

/** A built page as a static host gets it. */
export type StaticPage = {
  /** The document that every view starts from. */
  readonly html: string
  /** The hosted application that it searches. */
  readonly appId?: string
  /** The address of the site, without a slash at the end. */
  readonly siteUrl?: string
  /** The lists whose records have documents of their own. */
  readonly prerendered?: readonly ListName[]
  /** The sources of the style elements of its documents. */
  readonly styles?: readonly string[]
}

const headersOf = ({ appId, styles }: StaticPage): HeaderSet => ({
  ...pageHeaders(appId, styles),
  ...secureHeaders,
})

const lines = (headers: HeaderSet): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

/** Headers of some files, by pattern of their path. */
const rules: readonly (readonly [pattern: string, headers: HeaderSet])[] = [
  ...Object.entries(caching).map(
    ([pattern, value]) => [pattern, { 'Cache-Control': value }] as const,
  ),
  ...Object.entries(mediaTypes).map(
    ([pattern, type]) => [pattern, { 'Content-Type': type }] as const,
  ),
]

/**
 * For Netlify and Cloudflare Pages. Both join the values of a header that two rules set, so that no header may
 * be in both; both revalidate everything else by default.
 */
const headersFile = (page: StaticPage): string =>
  [['/*', headersOf(page)] as const, ...rules]
    .map(([pattern, headers]) => [pattern, ...lines(headers), ''].join('\n'))
    .join('\n')

/** For the same two. The target is "/", not the file: Cloudflare answers "/index.html" with a redirect. */
const redirectsFile = (page: StaticPage): string =>
  rewritten(page)
    .map((path) => `${path} / 200\n`)
    .join('')

const pairs = (headers: HeaderSet) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** For Vercel, when the folder itself is deployed. */
const vercelFile = (page: StaticPage): string =>
  `${JSON.stringify(
    {
      headers: [
        { source: '/(.*)', headers: pairs(headersOf(page)) },
        ...rules.map(([pattern, headers]) => ({
          source: pattern.replace('*', '(.*)'),
          headers: pairs(headers),
        })),
      ],
      // "/features/grid" is answered with "/features/grid.html", as the other two do unasked.
      ...(page.prerendered?.length && { cleanUrls: true }),
      rewrites: rewritten(page).map((source) => ({ source, destination: '/index.html' })),
    },
    null,
    2,
  )}\n`

/**
 * The configuration files of static hosts, by name: the headers that our own server sends, the
 * document for every view, and status 404 for all else. All three hosts answer with `404.html` where they find
 * nothing, so that a missing asset is missing and an unknown address shows the page's own message.
 */
export const hostFiles = (page: StaticPage): Readonly<Record<string, string>> => ({
  '404.html': withHead(page.html, headMarkup(notFoundHead, page.siteUrl)),
  _headers: headersFile(page),
  _redirects: redirectsFile(page),
  'vercel.json': vercelFile(page),
})

/**
 * Every address of a view that has no document of its own, with and without a slash at the end. A host that finds none
 * where records have theirs answers with status 404, and the page looks for the record.
 */
function rewritten({ prerendered = [] }: StaticPage): readonly string[] {
  const own = new Set(['/', ...prerendered.map(recordPattern)])
  return viewPatterns.flatMap((path) => (own.has(path) ? [] : [path, `${path}/`]))
}
