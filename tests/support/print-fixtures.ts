import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import frozen from '#tests/ui/fixtures/features.json' with { type: 'json' }

import { loadCatalogue } from './catalogue.ts'

/**
 * Writes the records that the ui tests fill a provider with, as JSON, into the folder named on the command line: for
 * tests run under jsdom, where modules are resolved as for a browser and the ingest does not find its packages.
 */

/** Compatibility entries of detail pages: the parts of some features, the descendants of some keys, and whole releases. */
const FEATURES = ['subgrid', 'anchor-positioning', 'has', 'xslt', 'resize-observer']
const KEYS = [
  'css.selectors.',
  'css.properties.user-select.',
  'api.MutationEvent.',
  'api.AbortSignal.',
]
const RELEASES = ['safari-26', 'nodejs-18.0.0']

/** What the popup of the search box finds beside features, by parts of names. */
const NAME_PARTS = ['grid', 'abort', ':has', 'safari 26', 'chrome 140', 'dialog']

/** Features that tests name: as they were on a day in November 2026, whatever the data says of them today. */
const frozenIds = new Set(frozen.map(({ objectID }) => objectID))

const { records, content } = await loadCatalogue()
const { redirects, releaseDates, usage, regions, notes } = content
/** As many as there are in all, for the views that compare with the number of the build. */
const others = records.features.filter(({ objectID }) => !frozenIds.has(objectID))
const compat = records.compat.filter(
  ({ objectID, features, changes }) =>
    FEATURES.some((id) => features.includes(id)) ||
    KEYS.some((key) => `${objectID}.`.startsWith(key)) ||
    RELEASES.some((release) => changes.some((change) => change.split(' ')[0] === release)),
)
const keys = new Set(compat.map(({ objectID }) => objectID))
const support = content.support.map((bucket) =>
  Object.fromEntries(Object.entries(bucket).filter(([key]) => keys.has(key))),
)
const isNamed = (...names: readonly string[]) =>
  names.some((name) => NAME_PARTS.some((part) => name.toLowerCase().includes(part)))

const fixtures = {
  features: [...frozen, ...others.slice(0, records.features.length - frozen.length)],
  details: {
    compat,
    specs: records.specs,
    releases: records.releases.filter(({ browser }) => ['safari', 'nodejs'].includes(browser)),
  },
  content: { redirects, releaseDates, usage, regions, support, notes },
  palette: {
    compat: records.compat.filter(({ objectID, name }) => isNamed(objectID, name)),
    specs: records.specs.filter(({ objectID, title }) => isNamed(objectID, title)),
    releases: records.releases.filter(({ name }) => isNamed(name)),
    suggestions: records.suggestions.filter(
      ({ query, target }) => isNamed(query) || target.filters !== undefined,
    ),
  },
}
const [folder = '.'] = process.argv.slice(2)
for (const [name, fixture] of Object.entries(fixtures)) {
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify(fixture))
}
