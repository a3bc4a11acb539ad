import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import {
  DEFAULT_SITE_URL,
  readPrerender,
  readSiteUrl,
} from '#server/environment/page-environment.ts'
import { siteFiles } from '#server/site-files/files.ts'

import type { CatalogueReader } from './catalogue-reader.ts'
import { contentFiles, contentFolder } from './content-files.ts'

/**
 * Writes content, sitemap, feeds, other site files and prerendered documents.
 * @returns warnings about the data, for the maintainer who updates the packages
 */
export async function writeDataFiles(
  dist: string,
  catalogue: CatalogueReader,
): Promise<readonly string[]> {
  const siteUrl = readSiteUrl(process.env)
  const records = await catalogue.records()
  const forSite = siteFiles(records, siteUrl ?? DEFAULT_SITE_URL)
  const content = await catalogue.content()
  const folder = await contentFolder()
  const files = [
    ...forSite,
    ...Array.from(contentFiles(content), ([name, text]) => [`${folder}/${name}`, text] as const),
  ]
  const folders = new Set(files.map(([path]) => dirname(join(dist, path))))
  await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })))
  await Promise.all(files.map(([path, text]) => writeFile(join(dist, path), text)))
  const lists = readPrerender(process.env)
  if (lists.length > 0) {
    // Imported dynamically, because other builds do not depend on the provider.
    const { prerender } = await import('./prerender.ts')
    await prerender({ dist, lists, records: records.records, siteUrl })
  }
  return content.warnings
}
