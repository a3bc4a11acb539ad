import { expect, test } from 'vitest'

import { NEVER, coreBrowsers } from '#catalogue/browsers.ts'
import { valuesOn } from '#catalogue/dated-values.ts'
import { featurePart, newerVersions, withVersions } from '#ingest/features/newer-support.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { featureSource } from '#tests/support/feature-source.ts'
import { compatEntry, tracksOf } from '#tests/support/tracks.ts'

const entry = (key: string, chrome: string, firefox: string) =>
  compatEntry(key, { chrome: { version_added: chrome }, firefox: { version_added: firefox } })

const all = [entry('api.A', '120', '130'), entry('api.B', '125', '160')]
const entries = new Map(all.map((one) => [one.key, one]))
const tracks = tracksOf(all)
const parts = ['api.A', 'api.B', 'api.Gone'].flatMap(
  (key) => featurePart(key, { entries, tracks }) ?? [],
)

const feature = { ...featureSource, status: { baseline: false, support: { edge: '100' } } } as const

test('a browser with all parts has the feature since the last part, out or announced, others do not', () => {
  expect([...newerVersions(feature, parts)]).toEqual([
    ['chrome', '125'],
    ['firefox', '160'],
  ])
})

test('a version of web-features stays, and a feature without parts gains none', () => {
  const stated = { ...feature, status: { ...feature.status, support: { chrome: '119' } } }
  expect([...newerVersions(stated, parts)]).toEqual([['firefox', '160']])
  expect([...newerVersions(feature, [])]).toEqual([])
})

/** The status of a feature since Chrome 119, whose only part web-features has since another version. */
const statusWith = (ofPart: string) => {
  const support = { chrome: ofPart, edge: '100' }
  const part = { baseline: false, support } as const
  return {
    baseline: false,
    support: { ...support, chrome: '119' },
    by_compat_key: { 'api.A': part },
  } as const
}

test('a version that web-features has from its only key is corrected, one that it sets by hand stays', () => {
  const keys = { compat_features: ['api.A'] as [string] }
  expect([...newerVersions({ ...keys, status: statusWith('119') }, parts)]).toEqual([
    ['chrome', '120'],
    ['firefox', '160'],
  ])
  expect([...newerVersions({ ...keys, status: statusWith('118') }, parts)]).toEqual([
    ['firefox', '160'],
  ])
})

test('the newer versions stand beside those of web-features, and the status stays', () => {
  expect(withVersions(feature, new Map([['chrome', '125']])).status).toEqual({
    baseline: false,
    support: { edge: '100', chrome: '125' },
  })
})

const { records } = await loadCatalogue()
const partCounts = new Map<string, number>()
for (const id of records.compat.flatMap(({ features }) => features)) {
  partCounts.set(id, (partCounts.get(id) ?? 0) + 1)
}

test('a feature has as many parts as its page finds', () => {
  const wrong = records.features.filter(
    ({ objectID, parts: { total } }) => total !== (partCounts.get(objectID) ?? 0),
  )
  expect(wrong.map(({ objectID }) => objectID)).toEqual([])
})

test('no browser lacks a feature of which all parts work in it', () => {
  const wrong = records.features.filter(({ missing, parts: { total, works } }) => {
    const lacking = valuesOn(missing, '')
    return total > 0 && coreBrowsers.some((id) => lacking.includes(id) && works[id] === total)
  })
  expect(wrong.map(({ objectID }) => objectID)).toEqual([])
})

test('support of the newer data counts for filters too', () => {
  const newer = records.features.filter(({ newer: browsers = [] }) => browsers.length > 0)
  const wrong = newer.filter(({ newer: browsers = [], min, missing, support }) => {
    return browsers.some((browser) => {
      const isAnnounced = support[browser]?.startsWith('next') === true
      return min[browser] === NEVER || valuesOn(missing, '').includes(browser) !== isAnnounced
    })
  })
  expect(wrong).toEqual([])
  expect(newer.every(({ newer: some }) => some?.every((id) => coreBrowsers.includes(id)))).toBe(
    true,
  )
})
