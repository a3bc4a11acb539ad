import { loadCatalogue } from '#ingest/cache.ts'

/**
 * Prints, as JSON, what detail views need beside the features: the parts of the features named on the command line,
 * all specifications, and the content files. For tests that run where the ingest cannot.
 */
const { records, content } = await loadCatalogue()
const wanted = new Set(process.argv.slice(2))
const compat = records.compat.filter((record) => record.features.some((id) => wanted.has(id)))
const { redirects, releaseDates } = content
process.stdout.write(JSON.stringify({ compat, specs: records.specs, redirects, releaseDates }))
