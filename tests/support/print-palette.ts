import { loadCatalogue } from '#ingest/cache.ts'

/**
 * Prints, as JSON, records of every index but the features that can be found for the words on the command line, for
 * tests of the popup of the search box; and all suggestions that lead to a filtered list.
 */
const { records } = await loadCatalogue()
const words = process.argv.slice(2).map((word) => word.toLowerCase())
const isMeant = (...names: readonly string[]) =>
  names.some((name) => words.some((word) => name.toLowerCase().includes(word)))

process.stdout.write(
  JSON.stringify({
    compat: records.compat.filter(({ objectID, name }) => isMeant(objectID, name)),
    specs: records.specs.filter(({ objectID, title }) => isMeant(objectID, title)),
    releases: records.releases.filter(({ name }) => isMeant(name)),
    suggestions: records.suggestions.filter(
      ({ query, target }) => isMeant(query) || target.filters !== undefined,
    ),
  }),
)
