import { expect, test } from 'vitest'

import type { CompatSource, SimpleSupportStatement } from '#ingest/sources/compat-data.ts'
import { collectSurprises } from '#ingest/sources/surprises.ts'
import { correctShorthands } from '#ingest/support/shorthand-values.ts'
import { compatEntry } from '#tests/support/tracks.ts'

type Facts = Readonly<Record<string, SimpleSupportStatement | readonly SimpleSupportStatement[]>>

/** Chrome 1 to 9, of which the first three have another engine. */
const browsers: CompatSource['browsers'] = new Map([
  [
    'chrome',
    {
      name: 'Chrome',
      type: 'desktop',
      accepts_flags: true,
      accepts_webextensions: true,
      releases: Object.fromEntries(
        [1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => [
          index,
          { status: 'retired', index, engine: index < 4 ? 'WebKit' : 'Blink' },
        ]),
      ),
    },
  ],
])

/**
 * What the data has of the keyword `k` of the shorthand `short` afterwards. Without other facts, Chrome has the
 * shorthand and its longhands `one` and `two` since 4, and the keyword of the shorthand since 5.
 */
function keyword(facts: Facts, longhands: readonly string[] = ['one', 'two']) {
  const stated: Facts = {
    short: { version_added: '4' },
    'short.k': { version_added: '5' },
    one: { version_added: '4' },
    two: { version_added: '4' },
    ...facts,
  }
  const given = Object.entries(stated).map(([path, chrome]) =>
    compatEntry(`css.properties.${path}`, { chrome }),
  )
  const lists = new Map([
    ['short', longhands],
    ['other', ['two', 'three']],
  ])
  const surprises = collectSurprises()
  const source = { entries: new Map(given.map((entry) => [entry.key, entry])), browsers }
  const { entries } = correctShorthands(source, lists, surprises)
  const { statement, corrections = [] } = entries.get('css.properties.short.k') ?? {}
  return {
    support: statement?.support.chrome,
    corrections: corrections.map((one) => [one.stated, one.since]),
    surprises: surprises.sentences(),
  }
}

test('a keyword that is older than in its longhand begins with the longhand, and the correction is told', () => {
  const { support, corrections, surprises } = keyword({ 'one.k': { version_added: '7' } })
  expect(support).toEqual([{ version_added: '7' }])
  expect(corrections).toEqual([['5', '7']])
  expect(surprises).toEqual([expect.stringMatching(/^css\.properties\.short\.k is older /)])
})

const flags: NonNullable<SimpleSupportStatement['flags']> = [{ type: 'preference', name: 'a' }]

type CorrectedCase = {
  readonly what: string
  readonly facts: Facts
  readonly support: unknown
  readonly since?: string
}

const corrected: readonly CorrectedCase[] = [
  {
    what: 'that never works',
    facts: { 'one.k': { version_added: false } },
    support: { version_added: false },
  },
  {
    what: 'of a longhand that came later',
    facts: { one: { version_added: '8' }, 'one.k': { version_added: '8' } },
    support: [{ version_added: '8' }],
    since: '8',
  },
  {
    what: 'behind a flag',
    facts: { 'one.k': [{ version_added: '9' }, { version_added: '5', flags }] },
    support: [{ version_added: '9' }],
    since: '9',
  },
  {
    what: 'that the shorthand also has with a prefix',
    facts: {
      'short.k': [{ version_added: '5' }, { version_added: '4', prefix: '-x-' }],
      'one.k': { version_added: '7' },
    },
    support: [{ version_added: '7' }, { version_added: '4', prefix: '-x-' }],
    since: '7',
  },
  {
    what: 'that the shorthand had lost before',
    facts: {
      'short.k': [{ version_added: '8' }, { version_added: '5', version_removed: '6' }],
      'one.k': { version_added: '8' },
    },
    support: [{ version_added: '8' }],
    since: '6',
  },
]

test.each(corrected)('by a keyword $what, the shorthand is corrected', (one) => {
  const found = keyword(one.facts)
  expect(found.support).toEqual(one.support)
  expect(found.corrections.map(([, since]) => since)).toEqual([one.since])
})

type KeptCase = {
  readonly why: string
  readonly facts: Facts
  readonly longhands?: readonly string[]
}

const kept: readonly KeptCase[] = [
  {
    why: 'a longhand is as old',
    facts: { 'one.k': { version_added: '9' }, 'two.k': { version_added: '4' } },
  },
  { why: 'no longhand has an entry for it', facts: {} },
  {
    why: 'a longhand has it in part',
    facts: { 'one.k': { version_added: '4', partial_implementation: true } },
  },
  {
    why: 'a longhand may be older than known',
    facts: { 'one.k': { version_added: '≤7' } },
  },
  {
    why: 'the data lacks a longhand',
    facts: { 'one.k': { version_added: '7' } },
    longhands: ['one', 'three'],
  },
  {
    why: 'the shorthand is older than all longhands',
    facts: {
      one: { version_added: '6' },
      two: { version_added: '6' },
      'one.k': { version_added: '7' },
    },
  },
  {
    why: 'the longhand has a prefix until it gets the keyword',
    facts: {
      one: [{ version_added: '7' }, { version_added: '4', prefix: '-x-' }],
      'one.k': { version_added: '7' },
    },
  },
  {
    why: 'another shorthand of the longhand has it',
    facts: {
      other: { version_added: '4' },
      'other.k': { version_added: '4' },
      'two.k': { version_added: '7' },
    },
  },
  {
    why: 'the longhand gets it with another engine',
    facts: {
      short: { version_added: '1' },
      'short.k': { version_added: '1' },
      one: { version_added: '1' },
      'one.k': { version_added: '4' },
    },
  },
]

test.each(kept)('a keyword stays as it is where $why', ({ facts, longhands }) => {
  const { corrections, surprises } = keyword(facts, longhands)
  expect(corrections).toEqual([])
  expect(surprises).toEqual([])
})
