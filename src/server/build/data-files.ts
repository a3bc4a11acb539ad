import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { isoDay } from '#lib/dates.ts'
import {
  DEFAULT_SITE_URL,
  isForStaticHost,
  readBasePath,
  readPrerender,
  readSiteUrl,
  readStandalone,
} from '#server/environment/page-environment.ts'
import { siteFiles } from '#server/site-files/files.ts'
import { isDatedFile, untilDay } from '#server/site-files/until-day.ts'

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
  const content = await catalogue.content()
  const base = readBasePath(process.env)
  const all = { ...records, ...content }
  const written = siteFiles(all, siteUrl ?? DEFAULT_SITE_URL + base.slice(0, -1))
  const forSite = isForStaticHost(process.env)
    ? filesUntil(written, isoDay(Date.now() / 1000))
    : written
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
    const { prerender } = await import('./documents/prerender.ts')
    await prerender({ dist, lists, records: records.records, siteUrl, base })
  }
  if (readStandalone(process.env)) {
    const { writeViewDocuments } = await import('./documents/view-documents.ts')
    await writeViewDocuments({ dist, records: records.records, siteUrl, base })
  }
  return content.warnings
}

/** Our server answers with files as of the day; a static host has those of the day of the build. */
function filesUntil(files: ReadonlyMap<string, string>, today: string) {
  return Array.from(
    files,
    ([path, text]) => [path, isDatedFile(path) ? untilDay(text, today) : text] as const,
  )
}
