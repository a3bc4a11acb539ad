import { expect, test } from 'vitest'

import { readOrigin } from '#routes/detail/detail-origin.ts'
import {
  entriesByArea,
  releasePreview,
  nameOfNeighbour,
  type ReleaseEntry,
  releaseMarkdown,
} from '#routes/detail/release/release-data.ts'
import {
  coreReleaseOf,
  isReleaseId,
  type ReleaseDetail,
  releaseNeighbours,
  releaseQueries,
} from '#routes/detail/release/release-queries.ts'
import { releaseHit } from '#tests/support/release-hit.ts'

const chrome: ReleaseDetail = {
  ...releaseHit,
  browser: 'chrome',
  browserName: 'Chrome',
  date: 1_756_771_200,
  features: ['a'],
  featureNames: ['A *star*'],
  featureCount: 2,
  touched: ['a', 'b'],
  touchedCount: 2,
  completesBaseline: [],
  compatCount: 3,
  compatByArea: { HTML: 1, CSS: 2 },
  removedCount: 1,
  changedCount: 2,
  changes: { unflagged: 2 },
}

const filters = (release: ReleaseDetail) =>
  releaseNeighbours(release).map(({ request }) => request.filters ?? request.facetFilters)

const entry = (lvl0: string): ReleaseEntry => ({
  objectID: lvl0,
  name: lvl0,
  path: { lvl0 },
})

test.each([
  ['chrome-140', { browser: 'chrome', version: 140 }],
  ['safari_ios-18.4', { browser: 'safari_ios', version: 18.4 }],
  ['nodejs-18.0.0', undefined],
  ['chrome', undefined],
  ['chrome-x', undefined],
])('the browser and version of %s are %j', (id, core) => {
  expect(coreReleaseOf(id)).toStrictEqual(core)
})

/** The index of each query, and its condition. */
const asked = (id: string) =>
  releaseQueries(id).map(({ request }) => [
    request.indexName,
    request.numericFilters ?? request.facetFilters,
  ])

test('a release is asked for with the entries that it added, in a core browser also with its features', () => {
  expect(asked('safari-26')).toStrictEqual([
    ['releases', undefined],
    ['features', ['min.safari=26']],
    ['compat', ['changes:safari-26']],
  ])
  expect(asked('deno-1.10')).toStrictEqual([
    ['releases', undefined],
    ['compat', ['changes:deno-1.10']],
  ])
})

test.each(['', 'chrome', 'a"b-1', 'Chrome-1', 'chrome-'])(
  'the address %j is no id of a release',
  (id) => {
    expect(isReleaseId(id)).toBe(false)
  },
)

test('features are asked for once, of a first release only those that it completed, and each kind of change', () => {
  expect(filters(chrome)).toStrictEqual([
    'objectID:"a" OR objectID:"b"',
    ['changes:chrome-140 removed'],
    ['changes:chrome-140 unflagged'],
  ])
  expect(filters({ ...chrome, first: true, removedCount: 0, changes: {} })).toStrictEqual([])
})

test('entries stand under their area, the largest first, with the counts of the release', () => {
  const [html, css] = [entry('HTML'), entry('CSS')]
  expect(entriesByArea(chrome.compatByArea, [html, css])).toStrictEqual([
    { area: 'CSS', count: 2, entries: [css] },
    { area: 'HTML', count: 1, entries: [html] },
  ])
})

test('the release before or after is named after its browser', () => {
  expect(nameOfNeighbour('chrome-141', chrome)).toBe('Chrome 141')
})

test.each([
  ['2025-09-01', 'Planned for'],
  ['2025-09-02', 'Released on'],
])('on %s the Markdown of a release has its day, its features and its counts', (today, word) => {
  expect(
    releaseMarkdown(chrome, { address: 'https://plinth.example/releases/chrome-140', today }),
  ).toBe(
    `## Chrome 140\n\n${word} 2 Sep 2025\n\n- A \\*star\\*\n- and 1 more\n\n` +
      'Compatibility entries: HTML 1, CSS 2\n\nRemoved: 1\n\n<https://plinth.example/releases/chrome-140>',
  )
})

test('the preview of a release that a link passed on is read', () => {
  expect(
    readOrigin(structuredClone({ from: '/releases', preview: chrome }), releasePreview),
  ).toMatchObject({
    from: '/releases',
    preview: { objectID: 'chrome-140', date: chrome.date },
  })
})

test.each([
  [{ ...chrome, statuses: 'lost' }],
  [{ ...chrome, date: '2025' }],
  [{ ...chrome, engine: 1 }],
  [{ ...chrome, name: undefined }],
])('%j is no preview of a release', (preview) => {
  expect(readOrigin({ preview }, releasePreview).preview).toBeUndefined()
})
