import { type HeaderSet, caching, mediaTypes, pageHeaders, secureHeaders } from '../http/headers.ts'
import { headMarkup, withHead } from '../seo/head-markup.ts'
import { notFoundHead } from '../seo/heads.ts'
import { viewPatterns } from '../views.ts'

/** A built page as a static host gets it. */
export type StaticPage = {
  /** The document that every view starts from. */
  readonly html: string
  /** The hosted application that it searches. */
  readonly appId?: string
  /** The address of the site, without a slash at the end. */
  readonly siteUrl?: string
}

/** Every address of a view, with and without a slash at the end, but for the document's own. */
const rewritten: readonly string[] = viewPatterns.flatMap((path) =>
  path === '/' ? [] : [path, `${path}/`],
)

const headersOf = ({ appId }: StaticPage): HeaderSet => ({
  ...pageHeaders(appId),
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
const redirectsFile = (): string => rewritten.map((path) => `${path} / 200\n`).join('')

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
      rewrites: rewritten.map((source) => ({ source, destination: '/index.html' })),
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
  _redirects: redirectsFile(),
  'vercel.json': vercelFile(page),
})
