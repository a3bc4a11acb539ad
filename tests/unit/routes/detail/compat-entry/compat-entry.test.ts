import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { supportBucketSchema, type SupportStatement } from '#contracts/support-statements.ts'
import { epochSeconds } from '#lib/dates.ts'
import { baselineSteps } from '#routes/detail/baseline-way.tsx'
import {
  childEntries,
  compatPreview,
  siblingsOf,
  compatMarkdown,
} from '#routes/detail/compat-entry/compat-entry-data.ts'
import {
  type CompatDetail,
  compatNeighbours,
  compatQueries,
  isCompatKey,
  keysAbove,
  sectionOf,
} from '#routes/detail/compat-entry/compat-entry-queries.ts'
import { otherRows } from '#routes/detail/compat-entry/compat-entry-statements.tsx'
import {
  statementCaveats,
  isGone,
  newestStatementsFirst,
  statementKind,
  versionText,
} from '#routes/detail/compat-entry/support-statements.ts'
import { readOrigin } from '#routes/detail/detail-origin.ts'

const has: CompatDetail = {
  objectID: 'css.selectors.has',
  name: ':has()',
  kind: 'Pseudo-class',
  description: 'The *relational* `:has()`.',
  path: { lvl0: 'CSS', lvl1: 'CSS > Selectors', lvl2: 'CSS > Selectors > :has()' },
  depth: 3,
  features: ['has'],
  baseline: 'widely',
  newlyDate: epochSeconds('2023-12-19'),
  status: ['Standard'],
  support: { chrome: '105', firefox: '121' },
  platforms: {},
  why: 'In every browser since Firefox 121 (Dec 2023)',
  usage: 96.2,
  specs: ['selectors-4'],
}

const fetchEntry: CompatDetail = {
  ...has,
  objectID: 'api.Window.fetch',
  path: { lvl0: 'Web APIs', lvl1: 'Web APIs > Window' },
}

const relative = (objectID: string) => ({
  objectID,
  name: objectID,
  support: {},
})

const relativesAsked = (entry: CompatDetail) =>
  compatNeighbours(entry)
    .map(({ request }) => request)
    .filter(({ indexName, hitsPerPage }) => indexName === 'compat' && hitsPerPage !== 0)
    .map(({ facetFilters, numericFilters }) => [facetFilters, numericFilters])

const ids = (entries: readonly { readonly objectID: string }[]) =>
  entries.map(({ objectID }) => objectID)

test('the keys above a key end at its section', () => {
  expect(keysAbove('css.properties.display.grid')).toStrictEqual([
    'css.properties',
    'css.properties.display',
  ])
  expect(keysAbove('api.Window')).toStrictEqual([])
})

test('every key above is a beginning of the key', () => {
  const key = fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 1 })
  fc.assert(
    fc.property(key, (segments) => {
      const whole = segments.join('.')
      for (const above of keysAbove(whole)) expect(whole.startsWith(`${above}.`)).toBe(true)
    }),
  )
})

test.each(['', 'css', 'a.b"', 'a.b OR c', 'x'.repeat(300), '__proto__'])(
  'the address %j is no key of an entry',
  (key) => {
    expect(isCompatKey(key)).toBe(false)
  },
)

test.each(['javascript.builtins.Array.@@iterator', 'css.selectors.has', 'api.Window'])(
  '%s is a key of an entry',
  (key) => {
    expect(isCompatKey(key)).toBe(true)
  },
)

test('an entry and those above it are asked for by their keys', () => {
  expect(compatQueries('api.Window.fetch').map(({ request }) => request.filters)).toStrictEqual([
    'objectID:"api.Window.fetch"',
    'objectID:"api.Window"',
  ])
})

test('the relatives of an entry are asked for by path and depth', () => {
  expect(relativesAsked(has)).toStrictEqual([
    [['path.lvl2:CSS > Selectors > :has()'], [['depth=4']]],
    [['path.lvl1:CSS > Selectors'], [['depth=3']]],
  ])
  expect(relativesAsked(fetchEntry)).toStrictEqual([
    [['path.lvl1:Web APIs > Window'], [['depth=3', 'depth=4']]],
  ])
})

test('the number of entries below a section is asked for where there is a section', () => {
  expect(compatNeighbours(has).at(-1)?.request).toMatchObject({
    facetFilters: ['path.lvl1:CSS > Selectors'],
    hitsPerPage: 0,
  })
  for (const { request } of compatNeighbours(fetchEntry)) expect(request.hitsPerPage).not.toBe(0)
})

test('an entry has a section where it stands directly in one', () => {
  expect(sectionOf(has)).toBe('CSS > Selectors')
  expect(sectionOf(fetchEntry)).toBeUndefined()
  expect(sectionOf({ ...has, depth: 4 })).toBeUndefined()
})

test('children and siblings of an entry are found by their keys', () => {
  const relatives = ['a.b.c', 'a.b.c.10', 'a.b.c.9', 'a.b.c.9.x', 'a.b.d', 'a.bb.c'].map(relative)
  expect(ids(childEntries('a.b.c', relatives))).toStrictEqual(['a.b.c.9', 'a.b.c.10'])
  expect(ids(siblingsOf('a.b.c', relatives))).toStrictEqual(['a.b.d'])
})

const cases: readonly (readonly [SupportStatement, string, string, string])[] = [
  [{ added: '105' }, '105', 'plain', ''],
  [{ added: '≤79' }, '≤79', 'plain', ''],
  [{ added: false }, 'No', 'missing', ''],
  [{ added: 'preview' }, 'Preview', 'partial', ''],
  [{ added: '1', removed: '64' }, '1–64', 'missing', 'Removed in 64.'],
  [{ added: '1', removed: '65', last: '64' }, '1–64', 'missing', 'Removed in 65.'],
  [{ added: '12', partial: true }, '12', 'partial', 'Partial support.'],
  [{ added: '1', prefix: '-webkit-' }, '1', 'partial', 'Requires prefix -webkit-.'],
  [{ added: '9', alternativeName: 'oldName' }, '9', 'partial', 'Alternative name oldName.'],
  [
    { added: '96', flags: [{ type: 'preference', name: 'layout.x', value: 'true' }] },
    '96',
    'partial',
    'Requires flag layout.x set to true.',
  ],
  [
    { added: '96', flags: [{ type: 'runtime_flag', name: '#x' }] },
    '96',
    'partial',
    'Requires flag #x.',
  ],
]

test.each(cases)(
  'a statement %j has the version %s, the kind %s and the caveats %s',
  (statement, ...words) => {
    const sentences = statementCaveats(statement, true).map((runs) =>
      runs.map(({ value }) => value).join(''),
    )
    expect([
      versionText(statement),
      statementKind(statement, true),
      sentences.join(' '),
    ]).toStrictEqual(words)
  },
)

test('a range that another one followed is partial and says nothing of a removal', () => {
  const range = { added: '103', removed: '124', last: '123', partial: true } as const
  expect(isGone([{ added: '124' }, range])).toBe(false)
  expect(isGone([{ added: false }, range])).toBe(true)
  expect(statementKind(range, false)).toBe('partial')
  expect(statementCaveats(range, false)).toStrictEqual([
    [{ type: 'text', value: 'Partial support.' }],
  ])
})

const stepsOf = (baseline: 'widely' | 'newly') =>
  baselineSteps({ ...has, baseline }, '2024-01-01').map(({ date, certainty }) => [date, certainty])

test('the second step of an entry to Baseline is thirty months after the first', () => {
  expect(stepsOf('widely')).toStrictEqual([
    ['2023-12-19', 'known'],
    ['2026-06-19', 'known'],
  ])
  expect(stepsOf('newly').at(-1)).toEqual(['2026-06-19', 'expected'])
  expect(baselineSteps({ baseline: 'limited' }, '2024-01-01')).toEqual([])
})

test('browsers outside the core have a fixed order, unknown ones last by their id', () => {
  expect(otherRows(['chrome', 'ladybird', 'ie', 'deno'])).toStrictEqual([
    { id: 'deno', name: 'Deno' },
    { id: 'ie', name: 'Internet Explorer' },
    { id: 'ladybird', name: 'ladybird' },
  ])
})

test('the Markdown of an entry has its key, its status, its verdict and its support', () => {
  const text = compatMarkdown(has, {
    address: 'https://plinth.example/compat/css.selectors.has',
    today: '2026-11-10',
    verdict: 'Yes in Safari 15.4.',
  })
  expect(text).toContain('## :has()\n\n`css.selectors.has`\n\n**Widely available**')
  expect(text).toMatch(/Baseline since Dec 2023\n/)
  const bound = compatMarkdown(
    { ...has, approx: true },
    { address: '', today: '2026-11-10', verdict: '' },
  )
  expect(bound).toContain('Baseline since Dec 2023 or earlier\n')
  expect(text).toContain('The \\*relational\\* `:has()`.\n\nYes in Safari 15.4.\n\n|')
  expect(text).toContain('| 105 | – | – | 121 | – | – | – |')
})

test('the search and the preview of an entry that a link passed on are read', () => {
  const state = structuredClone({ from: '/compat?q=has', preview: has })
  const { from, preview } = readOrigin(state, compatPreview)
  expect(from).toBe('/compat?q=has')
  expect(preview).toMatchObject({ objectID: has.objectID, support: has.support })
})

test.each([
  [{ preview: { ...has, support: { chrome: 1 } } }],
  [{ preview: { ...has, support: undefined } }],
  [{ preview: { ...has, baseline: 'unheard of' } }],
  [{ preview: { ...has, description: 1 } }],
  [{ preview: null }],
])('a history entry %j has no preview of an entry', (state) => {
  expect(readOrigin(state, compatPreview).preview).toBeUndefined()
})

test('a file of support tables passes the check of its shape', () => {
  const notes = [[{ type: 'link', href: 'https://x.example', value: 'x' }]]
  const flags = [{ type: 'preference', name: 'x', value: 'true' }]
  const statements = [
    { added: '1', removed: '2', notes, flags, partial: true },
    { added: false, prefix: '-x-', alternativeName: 'y' },
  ]
  expect(v.is(supportBucketSchema, { 'a.b': { chrome: statements } })).toBe(true)
})

test.each([
  [{ added: 1 }],
  [{}],
  [null],
  [{ added: '1', removed: true }],
  [{ added: '1', partial: false }],
  [{ added: '1', flags: [{ type: 'preference' }] }],
  [{ added: '1', flags: [{ type: 'preference', name: 'x', value: 1 }] }],
  [{ added: '1', notes: ['x'] }],
  [{ added: '1', notes: [[{ type: 'link', value: 'x' }]] }],
  [{ added: '1', notes: [[{ type: 'html', value: 'x' }]] }],
])('%j is no support statement', (statement) => {
  expect(v.is(supportBucketSchema, { 'a.b': { chrome: [statement] } })).toBe(false)
})

test('a preview has removed nothing yet, and the history says that it will', () => {
  const leaving = { added: '26.4', removed: 'preview' }
  expect(versionText(leaving)).toBe('26.4')
  expect(statementKind(leaving, false)).toBe('plain')
  expect(isGone([leaving])).toBe(false)
  expect(statementCaveats(leaving, false)).toEqual([
    [{ type: 'text', value: 'Removed in the preview.' }],
  ])
})

test('a removal with an upper bound is in that version or an earlier one', () => {
  expect(statementCaveats({ added: '4', removed: '≤62' }, true)).toEqual([
    [{ type: 'text', value: 'Removed in 62 or earlier.' }],
  ])
})

test('parallel names are in the order of their versions, newest first', () => {
  const versions = ['16', '49', '10', 'preview'].map((added) => ({ added }))
  expect(newestStatementsFirst(versions).map(({ added }) => added)).toEqual([
    'preview',
    '49',
    '16',
    '10',
  ])
})
