import type { CatalogueRecords } from '#ingest/build.ts'
import { feedFiles } from '#server/feeds/feeds.ts'
import { mediaTypeOf } from '#server/http/headers.ts'
import { recordDays } from '#server/seo/record-days.ts'
import { sitemapFiles } from '#server/seo/sitemap.ts'
import { openSearchFile } from '#server/suggest/suggest.ts'

/** Everything by which others find the site, follow it and search it, as files by their path. */
export function siteFiles(
  { records, summary: { asOf } }: CatalogueRecords,
  siteUrl: string,
): ReadonlyMap<string, string> {
  return new Map([
    ['/robots.txt', robotsFile(siteUrl)],
    ['/opensearch.xml', openSearchFile({ siteUrl, hasSuggestions: false })],
    ...sitemapFiles({ records, days: recordDays(records, asOf), asOf, siteUrl }),
    ...feedFiles({ ...records, asOf, siteUrl }),
  ])
}

/** Whether a path is that of such a file. */
export const isSiteFile = (path: string): boolean =>
  /^\/(robots\.txt|opensearch\.xml|sitemap(-[a-z\d-]+)?\.xml|feeds\/[a-z_]+\.atom|upcoming\.ics)$/.test(
    path,
  )

/** The media type of such a file. */
export const siteFileType = (path: string): string =>
  mediaTypeOf(path) ?? `${path.endsWith('.txt') ? 'text/plain' : 'application/xml'}; charset=utf-8`

/**
 * Everything may be read: pages, which search engines render and so ask the provider for, and data. (Addresses
 * that are nothing to find say so themselves, in the document.)
 *
 * @param siteUrl the address of the site, without a slash at the end.
 */
export const robotsFile = (siteUrl: string): string =>
  `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`

/** Whether a path is that of a data file: content, sitemap, feeds. They are written after the page, which may be served already. */
export const isDataFile = (path: string): boolean =>
  path.startsWith('/assets/content-') || isSiteFile(path)
