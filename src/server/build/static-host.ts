import type { ListName } from '#catalogue/indices.ts'
import { keptPaths } from '#offline/contract/kept-site.ts'
import { scriptSourcesOf } from '#server/first-view/inline-sheet.ts'
import {
  caching,
  type HeaderSet,
  mediaTypes,
  pageHeaders,
  secureHeaders,
} from '#server/http/headers.ts'
import { headMarkup, withBase, withHead } from '#server/seo/head-markup.ts'
import { missingHead } from '#server/seo/heads.ts'
import { viewsAndLists, recordPattern, viewPatterns } from '#server/seo/views.ts'

export type StaticPage = {
  readonly html: string
  /** What the page requests besides its own origin. */
  readonly origins?: readonly string[]
  /** The site's address, without a trailing slash. */
  readonly siteUrl?: string
  /** The lists whose records have their own documents. */
  readonly prerendered?: readonly ListName[]
  readonly styles?: readonly string[]
  /** Whether searches are answered in the browser. */
  readonly isStandalone?: boolean
  /** The path of the site: "/" unless given. */
  readonly base?: string
}

const headersOf = ({ html, origins, styles }: StaticPage): HeaderSet => ({
  ...pageHeaders(origins, styles, scriptSourcesOf(html)),
  ...secureHeaders,
})

const lines = (headers: HeaderSet): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

const rules: readonly (readonly [pattern: string, headers: HeaderSet])[] = [
  ...Object.entries(caching).map(
    ([pattern, value]) => [pattern, { 'Cache-Control': value }] as const,
  ),
  ...Object.entries(mediaTypes).map(
    ([pattern, type]) => [pattern, { 'Content-Type': type }] as const,
  ),
]

/**
 * For Netlify and Cloudflare Pages. Both concatenate a header's values from two rules, so no header
 * may be in both; both revalidate everything else by default.
 */
const headersFile = (page: StaticPage): string =>
  [['/*', headersOf(page)] as const, ...rules]
    .map(([pattern, headers]) => [pattern, ...lines(headers), ''].join('\n'))
    .join('\n')

/** For the same hosts. The target has no ".html", from which Cloudflare redirects. */
const redirectsFile = (page: StaticPage): string =>
  rewritten(page)
    .map((path) => `${path} ${page.isStandalone ? `/${BLANK}` : '/'} 200\n`)
    .join('')

const pairs = (headers: HeaderSet) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** For Vercel, if the folder is deployed directly. */
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
      // Serves "/features/grid.html" at "/features/grid", the default of the other two.
      ...((page.isStandalone || page.prerendered?.length) && { cleanUrls: true }),
      rewrites: rewritten(page).map((source) => ({
        source,
        destination: page.isStandalone ? `/${BLANK}` : '/index.html',
      })),
    },
    null,
    2,
  )}\n`

/** The address of the document without a view, for records without a document of their own. */
const BLANK = keptPaths.shell.replace('.html', '')

/**
 * The configuration files of static hosts: our own server's headers, the document for every view,
 * and status 404 for everything else, with `404.html`. Below a path they would have no effect.
 */
export function hostFiles(page: StaticPage): Readonly<Record<string, string>> {
  const { html, siteUrl, base = '/' } = page
  const missing = withBase(withHead(html, headMarkup(missingHead, siteUrl)), base)
  return {
    '404.html': missing,
    [keptPaths.shell]: html,
    ...(base === '/' && {
      _headers: headersFile(page),
      _redirects: redirectsFile(page),
      'vercel.json': vercelFile(page),
    }),
  }
}

/**
 * Views without their own documents. Without a record's document, a host responds with status 404,
 * and the page looks for the record.
 */
function rewritten({ prerendered = [], isStandalone }: StaticPage): readonly string[] {
  const views = isStandalone ? viewsAndLists.map(({ path }) => path) : ['/']
  const own = new Set([...views, ...prerendered.map(recordPattern)])
  return viewPatterns.flatMap((path) => (own.has(path) ? [] : [path, `${path}/`]))
}
