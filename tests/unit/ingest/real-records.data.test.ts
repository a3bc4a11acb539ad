import * as v from 'valibot'
import { expect, test } from 'vitest'
import { features as shippedFeatures } from 'web-features'

import { coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import { compatSchema } from '#catalogue/compat/record.ts'
import { valuesOn } from '#catalogue/dated-values.ts'
import type { IndexRecord } from '#catalogue/define-index.ts'
import { featureSchema } from '#catalogue/features/record.ts'
import { releaseSchema } from '#catalogue/releases/record.ts'
import { specSchema } from '#catalogue/specs/record.ts'
import { suggestionSchema } from '#catalogue/suggestions/record.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { records } = await loadCatalogue()

const described: readonly (readonly [string, readonly IndexRecord[], v.ObjectEntries])[] = [
  ['features', records.features, featureSchema.entries],
  ['compat', records.compat, compatSchema.entries],
  ['specs', records.specs, specSchema.entries],
  ['releases', records.releases, releaseSchema.entries],
  ['suggestions', records.suggestions, suggestionSchema.entries],
]

test.each(described)(
  'every record of %s has the attributes that its schema describes, and no other',
  (_, list, entries) => {
    const schema = v.strictObject(entries)
    const wrong = list.filter((record) => !v.is(schema, record))
    expect(wrong.map(({ objectID }) => objectID)).toEqual([])
  },
)

test('the names that a feature is found by are few', () => {
  const long = records.features.filter(({ terms, primary }) => {
    return terms.length > 120 || primary.length > 14
  })
  expect(long).toEqual([])
})

test('dates that are upper bounds are marked, and are dates', () => {
  const bounds = Object.entries(shippedFeatures).flatMap(([id, feature]) =>
    feature.kind === 'feature' && feature.status.baseline_low_date?.startsWith('≤') ? [id] : [],
  )
  const approximate = records.features.filter(({ approx }) => approx === true)
  expect(approximate.map(({ objectID }) => objectID).toSorted()).toEqual(bounds.toSorted())
  expect(approximate.map(({ newlyDate }) => newlyDate)).not.toContain(Number.NaN)
})

/** The newest step of a code that is no preview: what the newest version has. */
const newestStep = (code = ''): string =>
  code.split('; ').find((step) => !step.endsWith('preview')) ?? ''

test('every code but a version is no support to filter by', () => {
  const wrong = records.compat.filter(({ support, min }) =>
    (['chrome', 'firefox', 'safari'] as const).some((browser) => {
      const plain = /^(≤|next )?[\d.]+( [\d-]{10})?$/.test(newestStep(support[browser]))
      return plain === (min[browser] === NEVER)
    }),
  )
  expect(wrong).toEqual([])
})

test('support that is only planned counts as missing', () => {
  const planned = coreBrowsers.flatMap((browser) =>
    records.compat.filter(({ support, missing }) => {
      return (
        /^next (?!gone)/.test(support[browser] ?? '') && !valuesOn(missing, '').includes(browser)
      )
    }),
  )
  expect(planned).toEqual([])
})

/** The number of codes by the version that adds support. */
function counted(versions: readonly (string | undefined)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const code of versions) {
    const version = /^(?:≤|next )?([\d.]+)(?: |$)/.exec(newestStep(code))?.[1]
    if (version !== undefined) counts.set(version, (counts.get(version) ?? 0) + 1)
  }
  return counts
}

test('the feature counts of the releases of Chrome are those of the features that name them', () => {
  const features = counted(records.features.map(({ support }) => support.chrome))
  const wrong = records.releases.filter(
    ({ browser, version, featureCount }) =>
      browser === 'chrome' && featureCount !== (features.get(version) ?? 0),
  )
  expect(wrong.map(({ objectID }) => objectID)).toEqual([])
})

test('every suggestion leads to a record that exists', () => {
  const ids = new Map(
    (['features', 'compat', 'specs', 'releases'] as const).map((index) => [
      index,
      new Set(records[index].map((record) => record.objectID)),
    ]),
  )
  const lost = records.suggestions.filter(({ target }) => {
    return target.id !== undefined && ids.get(target.index)?.has(target.id) !== true
  })
  expect(lost).toEqual([])
})

test('related features, alternatives and parts of releases are features that exist', () => {
  const ids = new Set(records.features.map(({ objectID }) => objectID))
  const unknown = (list: readonly string[]) => list.filter((id) => !ids.has(id))
  expect(records.features.flatMap(({ related }) => unknown(related))).toEqual([])
  expect(
    records.features.flatMap(({ discouraged }) => unknown(discouraged?.alternatives ?? [])),
  ).toEqual([])
  expect(
    records.releases.flatMap(({ touched, features }) => unknown([...touched, ...features])),
  ).toEqual([])
  expect(records.compat.flatMap(({ features }) => unknown(features))).toEqual([])
})
