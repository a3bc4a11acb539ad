import { readChangeLog } from '#catalogue/events/change-log.ts'
import { releaseDaysOf } from '#catalogue/events/release-days.ts'
import type { Catalogue } from '#ingest/build.ts'
import { feedFiles } from '#server/feeds/feeds.ts'
import { mediaTypeOf } from '#server/http/headers.ts'
import { recordDays } from '#server/seo/record-days.ts'
import { sitemapFiles } from '#server/seo/sitemap.ts'
import { openSearchFile } from '#server/suggest/suggest.ts'

export type SiteFileSources = Pick<Catalogue, 'records' | 'summary'> & {
  readonly content: Pick<Catalogue['content'], 'releaseDates' | 'changes'>
}

/** Files for search engines, feed readers and browsers, by path. */
export function siteFiles(
  { records, summary: { asOf }, content }: SiteFileSources,
  siteUrl: string,
): ReadonlyMap<string, string> {
  return new Map([
    ['/robots.txt', robotsFile(siteUrl)],
    ['/opensearch.xml', openSearchFile({ siteUrl, hasSuggestions: false })],
    ...sitemapFiles({ records, days: recordDays(records, asOf), asOf, siteUrl }),
    ...feedFiles({
      ...records,
      asOf,
      siteUrl,
      days: releaseDaysOf(content.releaseDates),
      log: readChangeLog(content.changes),
    }),
  ])
}

export const isSiteFile = (path: string): boolean =>
  /^\/(robots\.txt|opensearch\.xml|sitemap(-[a-z\d-]+)?\.xml|feeds\/[a-z_]+\.atom|(?:features|releases)\.atom|upcoming\.ics)$/.test(
    path,
  )

export const siteFileType = (path: string): string =>
  mediaTypeOf(path) ?? `${path.endsWith('.txt') ? 'text/plain' : 'application/xml'}; charset=utf-8`

/** Everything may be crawled: rendering needs the data, and empty documents carry `noindex`. */
export const robotsFile = (siteUrl: string): string =>
  `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`

/** Whether a path is a data file, which is written after the page can be served. */
export const isDataFile = (path: string): boolean =>
  path.startsWith('/assets/content-') || isSiteFile(path)
