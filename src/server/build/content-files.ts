import {
  type DataSummary,
  ENTRIES_PER_FILE,
  NOTES_BUCKETS,
  SUPPORT_BUCKETS,
} from '#contracts/content.ts'
import type { CatalogueContent } from '#ingest/build.ts'
import { fingerprint } from '#ingest/cache.ts'

/** The folder of content files. Its name is known before the content, from packages and code. */
export const contentFolder = async (): Promise<string> =>
  `assets/content-${(await fingerprint()).slice(0, 8)}`

/** The number of numbered content files of each kind, computed from the summary. */
export const countContentFiles = ({ counts }: Pick<DataSummary, 'counts'>) => ({
  support: SUPPORT_BUCKETS,
  notes: NOTES_BUCKETS,
  entries: Math.ceil((counts['compat'] ?? 0) / ENTRIES_PER_FILE),
})

export function contentFiles({ content }: CatalogueContent): ReadonlyMap<string, string> {
  const { redirects, releaseDates, changes, usage, regions, code, targets, support, notes } =
    content
  const { histories, entries, regionNumbers, featureSupport, otherBrowsers } = content
  const whole = { redirects, releaseDates, changes, usage, code, targets, featureSupport }
  const files = new Map(
    Object.entries({ ...whole, otherBrowsers }).map(([name, value]) => [
      `${name}.json`,
      JSON.stringify(value),
    ]),
  )
  support.forEach((bucket, number) => files.set(`support-${number}.json`, JSON.stringify(bucket)))
  notes.forEach((bucket, number) => files.set(`notes-${number}.json`, JSON.stringify(bucket)))
  entries.forEach((rows, number) => files.set(`entries-${number}.json`, JSON.stringify(rows)))
  for (const [browser, history] of Object.entries(histories)) {
    files.set(`history-${browser}.json`, JSON.stringify(history))
  }
  files.set('region-list.json', JSON.stringify(Object.keys(regions)))
  for (const [id, shares] of Object.entries(regions)) {
    files.set(`region-${id}.json`, JSON.stringify(shares))
  }
  for (const [id, numbers] of Object.entries(regionNumbers)) {
    files.set(`region-numbers-${id}.json`, JSON.stringify(numbers))
  }
  return files
}
