import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { features } from 'web-features'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { NOTES_BUCKETS } from '#contracts/content.ts'
import { currentMappings, elsewhereOf } from '#ingest/content/elsewhere.ts'
import { mappingsFile } from '#ingest/sources/mappings.ts'
import { bucketOf } from '#lib/fnv1a.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const url = 'https://github.com/mozilla/standards-positions/issues/1'
const position = { vendor: 'mozilla', url, position: 'negative', concerns: ['privacy'] }

test('a feature that no other project knows has nothing, and one with empty facts has nothing either', () => {
  expect(elsewhereOf(undefined, {})).toBeUndefined()
  expect(elsewhereOf({ positions: [], bugs: { chrome: [] }, interop: [] }, {})).toBeUndefined()
})

test('the facts of a renamed feature follow it, unless it has its own, and those of a split one are left out', () => {
  const ids = {
    features: new Set(['new', 'other', 'a', 'b']),
    former: new Map([
      ['old', ['new']],
      ['older', ['other']],
      ['both', ['a', 'b']],
    ]),
  }
  const facts = { both: { tests: '1' }, other: { tests: '2' }, old: { tests: '3' }, older: {} }
  const current = currentMappings({ features: facts }, ids)
  expect([...ids.features].map((id) => current.get(id)?.tests)).toEqual([
    '3',
    '2',
    undefined,
    undefined,
  ])
})

test('positions of two vendors are kept, in their own words', () => {
  const positions = [position, { ...position, vendor: 'other' }, { ...position, vendor: 'apple' }]
  expect(elsewhereOf({ positions }, {})).toEqual({
    positions: [position, { ...position, vendor: 'apple' }],
  })
})

test('only bugs of browsers without the feature are kept, each once, three for each browser, if anyone can read them', () => {
  const bugs = {
    chrome: ['https://crbug.com/1'],
    firefox: [
      'https://b.corp.google.com/issues/1',
      'https://hg.mozilla.org/mozilla-central/rev/1',
      'javascript:alert(1)',
      'http://bugzil.la/2',
      'https://bugzil.la/2',
      'https://bugzil.la/3',
      'https://bugzil.la/4',
      'https://bugzil.la/5',
    ],
    firefox_android: ['https://bugzil.la/2'],
    opera: ['https://crbug.com/9'],
  }
  expect(elsewhereOf({ bugs }, { chrome: '1' })).toEqual({
    bugs: [
      { url: 'https://bugzil.la/2', browsers: ['firefox', 'firefox_android'] },
      { url: 'https://bugzil.la/3', browsers: ['firefox'] },
      { url: 'https://bugzil.la/4', browsers: ['firefox'] },
    ],
  })
})

test('a year of Interop is named once, the earliest first, and the first five entries of the Chrome Platform Status', () => {
  const interop = [
    { year: 2025, url: 'https://wpt.fyi/b' },
    { year: 2024, url: 'https://wpt.fyi/a' },
    { year: 2025, url: 'https://wpt.fyi/c' },
  ]
  expect(elsewhereOf({ interop, chromeStatus: [1, 2, 3, 4, 5, 6] }, {})).toEqual({
    interop: [
      { year: 2024, url: 'https://wpt.fyi/a' },
      { year: 2025, url: 'https://wpt.fyi/c' },
    ],
    chromeStatus: [1, 2, 3, 4, 5],
  })
})

/** The data file as it is, read in another way than the ingest reads it. */
const { features: mapped } = JSON.parse(readFileSync(mappingsFile, 'utf8'))
const current = Object.entries(features).flatMap(([id, feature]) =>
  feature.kind === 'feature' ? [[id, feature] as const] : [],
)
/** New ID → the one that was renamed to it. */
const formerOf = new Map(
  Object.entries(features).flatMap(([id, feature]) =>
    feature.kind === 'moved' ? [[feature.redirect_target, id] as const] : [],
  ),
)
const known = current.filter(([id]) => Object.hasOwn(mapped, id))

test('the file of each feature has what the data file says about it, and no more', async () => {
  const { content } = await loadCatalogue()
  expect(known.length).toBeGreaterThan(500)
  for (const [id, feature] of current) {
    const facts = mapped[id] ?? mapped[formerOf.get(id) ?? ''] ?? {}
    const { elsewhere = {} } = content.notes[bucketOf(id, NOTES_BUCKETS)]?.[id] ?? {}
    expect.soft(elsewhere.positions, id).toEqual(facts.positions)
    expect.soft(elsewhere.votes, id).toEqual(facts.votes)
    expect.soft(elsewhere.pageLoads, id).toEqual(facts.pageLoads)
    expect.soft(elsewhere.tests, id).toBe(facts.tests)
    const years = new Set((facts.interop ?? []).map(({ year }: { year: number }) => year))
    expect.soft(new Set((elsewhere.interop ?? []).map(({ year }) => year)), id).toEqual(years)
    expect
      .soft(facts.chromeStatus ?? [])
      .toEqual(expect.arrayContaining([...(elsewhere.chromeStatus ?? [])]))
    const lacking = coreBrowsers.filter((browser) => feature.status.support[browser] === undefined)
    for (const { browsers } of elsewhere.bugs ?? []) {
      expect.soft(lacking, id).toEqual(expect.arrayContaining([...browsers]))
    }
  }
})
