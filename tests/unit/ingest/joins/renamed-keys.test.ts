import { expect, test } from 'vitest'

import { renamedKeys, statusesByKey, type TabledRename } from '#ingest/joins/renamed-keys.ts'
import type { CompatStatement } from '#ingest/sources/compat-data.ts'
import { featureSource } from '#tests/support/feature-source.ts'

type Support = CompatStatement['support']

/** Where a key of a feature went, among the given keys of the compat data. */
function whereTo(
  lost: string,
  present: Readonly<Record<string, Support>>,
  tabled: ReadonlyMap<string, TabledRename> = new Map(),
) {
  const entries = new Map(
    Object.entries(present).map(([key, support]) => {
      const statement = { support, source_file: '' }
      return [key, { key, segments: key.split('.'), children: 0, statement }]
    }),
  )
  const status = {
    ...featureSource.status,
    by_compat_key: { [lost]: { baseline: false, support: { chrome: '9' } } },
  } as const
  const features = new Map([['one', { compat_features: [lost] as [string], status }]])
  return renamedKeys({ features, entries }, tabled).get(lost)
}

const support = (chrome: string, more = {}): Support => ({
  chrome: { version_added: chrome, ...more },
})
const any = support('1')

test.each([
  ['the same words in another order', 'css.a.flex_context', 'css.a.context_flex', any],
  ['another case', 'api.A.addFromURI', 'api.A.addFromUri', any],
  ['one word before it', 'css.page.top-left', 'css.page.at_top-left', any],
  ['the name as another one', 'css.flow', 'css.fit', support('8', { alternative_name: 'flow' })],
  ['support since the same versions', 'css.a.sizeY', 'css.a.sizeZ', support('9')],
] as const)('a key leads to its sibling with %s', (...row) => {
  const [, lost, to, own] = row
  const [above = ''] = lost.split(/\.[^.]+$/)
  expect(whereTo(lost, { [above]: any, [`${above}.other`]: any, [to]: own })).toEqual([to])
})

test('a key that joined the names of its siblings leads to all of them', () => {
  const present = { 'css.a.safe': any, 'css.a.unsafe': any, 'css.a.other': any }
  expect(whereTo('css.a.safe_unsafe', present)).toEqual(['css.a.safe', 'css.a.unsafe'])
})

test('a key below one that was renamed leads to the same key below the new name', () => {
  const present = { css: any, 'css.a.context_flex': any, 'css.a.context_flex.start': any }
  expect(whereTo('css.a.flex_context.start', present)).toEqual(['css.a.context_flex.start'])
})

test('a key below one that is gone leads to the key of the same name beside that', () => {
  const present = { css: any, 'css.a.start': any, 'css.a.end': any }
  expect(whereTo('css.a.flex_context.start', present)).toEqual(['css.a.start'])
  expect(whereTo('css.a.flex_context.start_end', present)).toEqual(['css.a.start', 'css.a.end'])
})

test('a key with several siblings as old as it leads nowhere, and so does one without any', () => {
  const present = { 'css.a.b': support('9'), 'css.a.c': support('9') }
  expect(whereTo('css.a.d', present)).toEqual([])
  expect(whereTo('css.b.d', present)).toEqual([])
})

test('what the table says comes before the rules', () => {
  const tabled = new Map([['css.a.flex_context', { to: 'css.a.b', source: 'a release' }]])
  const present = { 'css.a.context_flex': any, 'css.a.b': any }
  expect(whereTo('css.a.flex_context', present, tabled)).toEqual(['css.a.b'])
})

const low = (day: string) =>
  ({ baseline: 'low', baseline_low_date: day, support: { chrome: '9' } }) as const
const limited = { baseline: false, support: {} } as const

test.each([
  ['of the key that it replaced', { 'css.old': low('2020-01-15') }, low('2020-01-15')],
  [
    'of its own, if it has one',
    { 'css.new': low('2024-01-15'), 'css.old': limited },
    low('2024-01-15'),
  ],
  [
    'of the last of several',
    { 'css.old': low('≤2022-01-15'), 'css.older': low('2020-01-15') },
    low('≤2022-01-15'),
  ],
  [
    'of the one of several that has no day',
    { 'css.old': limited, 'css.older': low('2020-01-15') },
    limited,
  ],
] as const)('a renamed key has the status %s', (_, stated, expected) => {
  const status = { ...featureSource.status, by_compat_key: stated }
  const renamed = new Map([
    ['css.old', ['css.new']],
    ['css.older', ['css.new']],
  ])
  expect(statusesByKey(new Map([['one', { status }]]), renamed).get('css.new')).toEqual(expected)
})
