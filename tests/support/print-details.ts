import { loadCatalogue } from '#ingest/cache.ts'

/**
 * Prints, as JSON, what detail views need beside the features, for tests that run where the ingest cannot: the
 * compat entries named on the command line, all specifications, the releases of two browsers, and the content files.
 * Entries are named by their feature ("subgrid"), by the beginning of their key ("css.selectors.") or by the version
 * of Safari in which they first worked ("safari=26").
 */
const { records, content } = await loadCatalogue()
const wanted = process.argv.slice(2)
const compat = records.compat.filter(({ objectID, features, min }) =>
  wanted.some(
    (words) =>
      features.includes(words) ||
      (words.includes('.') && `${objectID}.`.startsWith(words)) ||
      words === `safari=${min.safari}`,
  ),
)
const keys = new Set(compat.map(({ objectID }) => objectID))
const support = content.support.map((bucket) =>
  Object.fromEntries(Object.entries(bucket).filter(([key]) => keys.has(key))),
)
const releases = records.releases.filter(
  ({ browser }) => browser === 'safari' || browser === 'nodejs',
)
const { redirects, releaseDates } = content
process.stdout.write(
  JSON.stringify({ compat, specs: records.specs, releases, support, redirects, releaseDates }),
)
