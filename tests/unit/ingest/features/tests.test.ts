import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { featureTests } from '#ingest/features/tests.ts'
import { releaseTable } from '#ingest/support/release-table.ts'

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
    entry('api.Other', '90'),
    entry('api.Untested', '100'),
    entry('api.Never', false),
  ].map((one) => [one.key, one]),
)
const sources = {
  entries,
  releases: releaseTable({ browsers: new Map() }),
  testOf: ({ key }: { readonly key: string }) => (key === 'api.Untested' ? undefined : `'${key}'`),
}
const support = Object.fromEntries(coreBrowsers.map((browser) => [browser, '≤100']))

test('a feature is tested by the parts that came with it, the shallow ones first', () => {
  const found = featureTests([...entries.keys()], { status: { baseline: 'low', support } }, sources)
  expect(found).toStrictEqual({
    tests: [
      { key: 'api.Thing', test: "'api.Thing'" },
      { key: 'api.Thing.deep', test: "'api.Thing.deep'" },
    ],
  })
})

test('a feature without such a part has no tests', () => {
  const status = { baseline: 'low' as const, support }
  expect(featureTests(['api.Other', 'api.Gone'], { status }, sources)).toStrictEqual({})
})

test('what no browser has is tested by what no browser has', () => {
  const status = { baseline: false as const, support: {} }
  expect(featureTests(['api.Never', 'api.Thing'], { status }, sources).tests).toHaveLength(1)
})
