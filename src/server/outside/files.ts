import type { Catalogue } from '#ingest/build.ts'

import { mediaTypeOf } from '../headers.ts'
import { feedFiles } from './feeds.ts'
import { openSearchFile } from './opensearch.ts'
import { robotsFile } from './robots.ts'
import { sitemapFiles } from './sitemap.ts'

/** Everything by which others find the site, follow it and search it, as files by their path. */
export function outsideFiles(
  { records, content }: Pick<Catalogue, 'records' | 'content'>,
  siteUrl: string,
): ReadonlyMap<string, string> {
  const { asOf } = content.summary
  return new Map([
    ['/robots.txt', robotsFile(siteUrl)],
    ['/opensearch.xml', openSearchFile({ siteUrl, hasSuggestions: false })],
    ...sitemapFiles({ records, asOf, siteUrl }),
    ...feedFiles({ ...records, asOf, siteUrl }),
  ])
}

/** Whether a path is that of such a file. */
export const isOutside = (path: string): boolean =>
  /^\/(robots\.txt|opensearch\.xml|sitemap(-[a-z\d-]+)?\.xml|feeds\/[a-z_]+\.atom)$/.test(path)

/** The media type of such a file. */
export const outsideType = (path: string): string =>
  mediaTypeOf(path) ?? `${path.endsWith('.txt') ? 'text/plain' : 'application/xml'}; charset=utf-8`
