import { type HeaderSet, immutable, pageHeaders, secureHeaders } from './headers.ts'
import { viewPaths } from './views.ts'

/** A built page as a static host gets it. */
export type StaticPage = {
  /** The document that every view starts from. */
  readonly html: string
  /** The hosted application that it searches. */
  readonly appId?: string
}

/** Every address of a view, with and without a slash at the end, but for the document's own. */
const rewritten: readonly string[] = viewPaths.flatMap((path) =>
  path === '/' ? [] : [path, `${path}/`],
)

const headersOf = ({ appId }: StaticPage): HeaderSet => ({
  ...pageHeaders(appId),
  ...secureHeaders,
})

const lines = (headers: HeaderSet): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

/**
 * For Netlify and Cloudflare Pages. Both join the values of a header that two rules set, so that no header may
 * be in both; what is not an asset they have revalidated without being told.
 */
const headersFile = (page: StaticPage): string =>
  [
    '/*',
    ...lines(headersOf(page)),
    '',
    '/assets/*',
    ...lines({ 'Cache-Control': immutable }),
    '',
  ].join('\n')

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
        { source: '/assets/(.*)', headers: pairs({ 'Cache-Control': immutable }) },
      ],
      rewrites: rewritten.map((source) => ({ source, destination: '/index.html' })),
    },
    null,
    2,
  )}\n`

/**
 * What tells static hosts how to serve the built page, by file name: the headers that our own server sends, the
 * document for every view, and status 404 for all else. All three hosts answer with `404.html` where they find
 * nothing, so that a missing asset is missing and an unknown address shows the page's own words for it.
 */
export const hostFiles = (page: StaticPage): Readonly<Record<string, string>> => ({
  '404.html': page.html,
  _headers: headersFile(page),
  _redirects: redirectsFile(),
  'vercel.json': vercelFile(page),
})
