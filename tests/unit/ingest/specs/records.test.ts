import { expect, test } from 'vitest'

import { BuildCheckError } from '#ingest/sources/errors.ts'
import { specRecords } from '#ingest/specs/records.ts'

import { specSource as source } from './spec-source.ts'

const works = {
  chrome: 290,
  chrome_android: 280,
  edge: 290,
  firefox: 250,
  firefox_android: 240,
  safari: 300,
  safari_ios: 299,
}

const context = {
  uses: () => ({
    features: Array.from({ length: 80 }, (_, index) => `f${String(index)}`),
    compatCount: 300,
    terms: Array.from({ length: 2000 }, (_, index) => `Term${String(index)}`),
  }),
  works: () => works,
  phrasesOf: (shortname: string) =>
    shortname === 'x-2'
      ? { tasks: ['draw an x'], featureTasks: ['paint a cross'] }
      : { tasks: [], featureTasks: [] },
  featureName: (id: string) => id.toUpperCase(),
  featureWeight: (id: string) => Number(id.slice(1)),
}

test('the record of a specification has its description and its uses, ranked and capped', () => {
  const [record] = specRecords([source], context)
  expect(record).toMatchObject({
    objectID: 'x-2',
    series: 'x',
    level: '2',
    current: true,
    aliases: ['old-x', 'x'],
    url: 'https://x.example/nightly/2/',
    releaseUrl: 'https://x.example/TR/2/',
    status: "Editor's Draft",
    maturity: 'Working Draft',
    tests: 2,
    testPath: 'x',
    featureCount: 80,
    compatCount: 300,
    works,
    tasks: ['draw an x'],
    featureTasks: ['paint a cross'],
    rank: 1000 + 500 + 200 + 200 + 80,
  })
  expect(record?.features.slice(0, 2)).toEqual(['f79', 'f78'])
  expect(record?.featureNames[0]).toBe('F79')
  expect(record?.features).toHaveLength(60)
  expect(JSON.stringify(record?.terms).length).toBeLessThanOrEqual(4502)
})

test('a specification that nothing points at has no shares', () => {
  const [record] = specRecords([source], {
    ...context,
    uses: () => ({ features: [], compatCount: 0, terms: [] }),
    works: () => undefined,
  })
  expect(record?.compatCount).toBe(0)
  expect(record).not.toHaveProperty('works')
})

test('an old level ranks below the current one', () => {
  const [record] = specRecords([{ ...source, shortname: 'x-1', level: '1' }], context)
  expect(record).toMatchObject({ current: false, rank: 500 + 200 + 200 + 80 })
})

test('a test suite elsewhere has no path to wpt.fyi', () => {
  const tests = { repo: 'https://github.com/tc39/test262', paths: ['test'] }
  expect(specRecords([{ ...source, tests }], context)[0]).not.toHaveProperty('testPath')
})

test.each([
  ['standing', { ...source, standing: 'odd' }],
  ['type', { ...source, type: 'odd' }],
])('an unknown %s stops the build by name', (_, odd) => {
  expect(() => specRecords([odd], context)).toThrow(BuildCheckError)
  expect(() => specRecords([odd], context)).toThrow('The specification x-2 has the value "odd"')
})
