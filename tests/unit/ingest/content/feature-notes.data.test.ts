import { expect, test } from 'vitest'

import { NOTES_BUCKETS } from '#contracts/content.ts'
import { featureNotes, type NoteSources } from '#ingest/content/feature-notes.ts'
import { readNotes } from '#ingest/sources/caniuse-notes.ts'
import { bucketOf } from '#lib/fnv1a.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const chrome = new Map([
  ['100', { share: 1, released: 1 }],
  ['99', { share: 1, released: 1 }],
  ['98', { share: 1, released: 1 }],
  ['101', { share: 1, released: null }],
])

const thing = readNotes('thing', {
  at: 'thing.json',
  value: {
    title: 'Thing',
    keywords: 'thing,other thing',
    bugs: [{ description: 'Breaks `x`.' }],
    notes: 'Was once a [draft](https://drafts.example/).',
    notes_by_num: { 1: 'Behind a flag.', 2: 'Without `y`.', 3: 'Only in IE.' },
    stats: {
      chrome: { 98: 'n d #1', 99: 'a #1 #2', 100: 'a #2', 101: 'y' },
      ie: { 11: 'a #3' },
    },
  },
})

const bug = 'https://bugzil.la/1'
const statement = (support: object) => ({ statement: { source_file: '', support } })
const sources: NoteSources = {
  entries: new Map([
    [
      'api.A',
      statement({
        chrome: [
          { version_added: '100', notes: 'It <code>throws</code>.' },
          { version_added: '1' },
        ],
        firefox: { version_added: false, impl_url: [bug, 'http://bugzil.la/2'] },
      }),
    ],
    [
      'api.B',
      statement({
        edge: { version_added: '100', notes: ['It <code>throws</code>.'] },
        firefox: { version_added: 'preview', impl_url: bug },
        safari: { version_added: '9', version_removed: '10', notes: 'Gone.' },
        safari_ios: { version_added: '9', impl_url: 'https://webkit.org/b/1' },
      }),
    ],
  ]),
  notes: new Map([['thing', thing]]),
  usage: new Map([['chrome', chrome]]),
  keysOf: () => [],
}

test('the notes of a feature name the versions they hold for, and say whether one is current', () => {
  const { caniuse, issues, remarks } = featureNotes(
    { caniuse: ['thing', 'none'], keys: [] },
    sources,
  )
  expect(caniuse).toStrictEqual([{ id: 'thing', title: 'Thing' }])
  expect(issues).toStrictEqual([
    [
      { type: 'text', value: 'Breaks ' },
      { type: 'code', value: 'x' },
      { type: 'text', value: '.' },
    ],
  ])
  expect(remarks?.map(({ where, past }) => ({ where, past }))).toStrictEqual([
    { where: [], past: undefined },
    { where: [{ browser: 'chrome', versions: '98–99' }], past: true },
    { where: [{ browser: 'chrome', versions: '99 and later' }], past: undefined },
  ])
})

test('the notes of parts are listed once with all browsers and parts, the bugs of browsers that lack one too', () => {
  const { parts, tracked, ...rest } = featureNotes(
    { caniuse: [], keys: ['api.A', 'api.B'] },
    sources,
  )
  expect(parts).toStrictEqual([
    {
      note: [
        { type: 'text', value: 'It ' },
        { type: 'code', value: 'throws' },
        { type: 'text', value: '.' },
      ],
      browsers: ['chrome', 'edge'],
      keys: ['api.A', 'api.B'],
      count: 2,
    },
  ])
  expect(tracked).toStrictEqual([
    { url: bug, browsers: ['firefox'], keys: ['api.A', 'api.B'], count: 2 },
  ])
  expect(rest).toStrictEqual({})
})

test('every feature with a known issue in the data has its notes in the bucket of its hash', async () => {
  const { content } = await loadCatalogue()
  expect(content.notes).toHaveLength(NOTES_BUCKETS)
  const found = content.notes.flatMap((bucket, index) =>
    Object.entries(bucket).map(([id, notes]) => ({ id, notes, index })),
  )
  expect(found.filter(({ notes }) => notes.issues !== undefined).length).toBeGreaterThan(20)
  for (const { id, notes, index } of found) {
    expect(bucketOf(id, NOTES_BUCKETS)).toBe(index)
    expect(Object.values(notes)).not.toHaveLength(0)
  }
})
