import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { featureTests } from '#ingest/features/tests.ts'
import { tracksOf } from '#tests/support/tracks.ts'

const entry = (key: string, version: string | false) => ({
  key,
  segments: key.split('.'),
  children: 0,
  statement: {
    source_file: '',
    support: Object.fromEntries(
      coreBrowsers.map((browser) => [browser, { version_added: version }]),
    ),
  },
})
const entries = new Map(
  [
    entry('api.Thing.deep', '100'),
    entry('api.Thing', '100'),
    entry('api.Other.deep', '90'),
    entry('api.Other', '90'),
    entry('api.Third', '90'),
    entry('api.Untested', '90'),
    entry('api.Never', false),
  ].map((one) => [one.key, one]),
)
const sources = {
  entries,
  names: new Map(
    [...entries.keys()].map((key) => [
      key,
      { kind: key.endsWith('.deep') ? ('Property' as const) : ('Interface' as const) },
    ]),
  ),
  tracks: tracksOf(entries.values()),
  testOf: ({ key }: { readonly key: string }) => {
    if (key === 'api.Untested') return {}
    return {
      test: `'${key}'`,
      ...(key === 'api.Thing' && { testRemark: 'Only true on https and localhost.' }),
    }
  },
}
const support = Object.fromEntries(coreBrowsers.map((browser) => [browser, '≤100']))
const feature = { id: 'thing', status: { baseline: 'low' as const, support } }
const keysOf = (keys: readonly string[], of: Parameters<typeof featureTests>[1]) =>
  featureTests(keys, of, sources).tests?.map(({ key }) => key)

test('a feature is tested by a part that came with all of it, and one that came with the middle of it', () => {
  expect(featureTests([...entries.keys()].slice(0, -1), feature, sources)).toStrictEqual({
    tests: [
      { key: 'api.Thing', test: "'api.Thing'", testRemark: 'Only true on https and localhost.' },
      { key: 'api.Other', test: "'api.Other'" },
    ],
  })
})

test('a feature whose parts came together has one test of an interface, and none of its members', () => {
  expect(keysOf(['api.Thing.deep', 'api.Thing'], feature)).toStrictEqual(['api.Thing'])
})

test('a feature without a part that came with it has no test', () => {
  expect(featureTests(['api.Untested', 'api.Gone'], feature, sources)).toStrictEqual({})
  expect(keysOf(['api.Other', 'api.Never', 'api.Thing'], feature)).toStrictEqual(['api.Thing'])
})

test('of parts that tell the same the namesake of a feature is its test', () => {
  expect(keysOf(['api.Thing', 'api.Thing.deep'], { ...feature, id: 'de-ep' })).toStrictEqual([
    'api.Thing.deep',
  ])
})

test('what no browser has is tested by what no browser has', () => {
  const nowhere = { id: 'never', status: { baseline: false as const, support: {} } }
  expect(keysOf(['api.Never'], nowhere)).toStrictEqual(['api.Never'])
})
