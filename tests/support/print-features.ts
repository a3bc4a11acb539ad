import { loadCatalogue } from '#ingest/cache.ts'

/** Prints the records of the features index as JSON, for tests that run where the ingest cannot. */
const { records } = await loadCatalogue()
process.stdout.write(JSON.stringify(records.features))
