import * as v from 'valibot'
import { expect, test } from 'vitest'

import { NEVER, coreBrowsers } from '#catalogue/browsers.ts'
import type { ListName } from '#catalogue/indices.ts'
import { isoDay } from '#lib/dates.ts'
import { versionNumber } from '#lib/version.ts'
import { isRecordId, machineAddress } from '#server/records/address.ts'
import { baselineBadge, verdictBadge } from '#server/records/badge-text.ts'
import { badgeSvg } from '#server/records/badge.ts'
import { compatJson, entryFields } from '#server/records/compat-json.ts'
import { featureJson, featureFields } from '#server/records/feature-json.ts'
import type { WrittenFor } from '#server/records/record-json.ts'
import { releaseJson, releaseFields } from '#server/records/release-json.ts'
import { schemas } from '#server/records/schemas.ts'
import { specJson, specFields } from '#server/records/spec-json.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { schemaFaults } from '#tests/support/json-schema.ts'

const { records, summary } = await loadCatalogue()
const place: WrittenFor = { siteUrl: 'https://plinth.example', day: summary.asOf }
const named: Parameters<typeof schemaFaults>[2]['named'] = schemas

/** Every nineteenth entry, some thousand. */
const entries = records.compat.filter((_, index) => index % 19 === 0)

/** What JSON keeps of a record as a provider returns it. */
const readBack = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function readFeature(record: unknown) {
  if (!v.is(featureFields, record)) throw new TypeError('A feature is not read.')
  return record
}

const written: readonly (readonly [
  list: ListName,
  schema: keyof typeof schemas,
  records: readonly { readonly objectID: string }[],
  write: (record: unknown) => unknown,
])[] = [
  [
    'features',
    'Feature',
    records.features,
    (record) => v.is(featureFields, record) && featureJson(record, place),
  ],
  [
    'compat',
    'CompatEntry',
    entries,
    (record) => v.is(entryFields, record) && compatJson(record, place),
  ],
  ['specs', 'Spec', records.specs, (record) => v.is(specFields, record) && specJson(record, place)],
  [
    'releases',
    'Release',
    records.releases,
    (record) => v.is(releaseFields, record) && releaseJson(record, place),
  ],
]

test.each(written)('every record of %s is written by the schema %s', (...row) => {
  const [, schema, all, write] = row
  expect(all.length).toBeGreaterThan(500)
  const faults = all.flatMap((record) => {
    const json = readBack(write(readBack(record)))
    return schemaFaults(json, schemas[schema], { named, place: record.objectID })
  })
  expect(faults).toEqual([])
})

test.each(written)(
  'every id of %s has the form of one, and an address of its own',
  (list, _, all) => {
    const wrong = all.filter(({ objectID: id }) => {
      const address = machineAddress(`/${list}/${encodeURIComponent(id)}.json`)
      return !isRecordId(list, id) || address?.kind !== 'record' || address.id !== id
    })
    expect(wrong).toEqual([])
  },
)

test('the support of a feature begins with the first version of its record, or that is to come', () => {
  const wrong = records.features.flatMap((feature) => {
    if (!v.is(featureFields, feature)) return ['unread']
    const { support } = featureJson(feature, place)
    const { objectID, min } =
      records.features.find((one) => one.objectID === feature.objectID) ?? {}
    return coreBrowsers.flatMap((browser) => {
      const { state, since = '', next } = support[browser] ?? {}
      const first = versionNumber((state === 'yes' ? since : next?.version) ?? '')
      const isAgreed = min?.[browser] === NEVER ? state !== 'yes' : first === min?.[browser]
      return isAgreed ? [] : [`${objectID} ${browser} ${state} ${since} ${min?.[browser]}`]
    })
  })
  expect(wrong).toEqual([])
})

const targets = { chrome: 109, firefox: 102, safari: 16 }

test('the badge of every feature is smaller than 2 kB and names it, with or without browsers', () => {
  const badges = records.features.flatMap((feature) => {
    const name = 'a set of browsers whose name is as long as an address allows '.repeat(3)
    const read = readFeature(feature)
    const day = isoDay(Date.now() / 1000)
    return [
      baselineBadge(read, day),
      verdictBadge(read, { targets, name, unjudged: [], remarks: [] }, day),
    ]
  })
  const largest = Math.max(...badges.map((badge) => Buffer.byteLength(badgeSvg(badge))))
  expect(largest).toBeLessThan(2000)
  expect(badges.filter(({ label, message }) => label === '' || message === '')).toEqual([])
})
