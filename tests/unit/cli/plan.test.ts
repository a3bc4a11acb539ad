import { expect, test } from 'vitest'

import { isEqual } from '#cli/equal.ts'
import { type Remote, isShrinking, plan } from '#cli/plan.ts'
import { planAsData, showPlan } from '#cli/show-plan.ts'
import { type IndexSource, readSources } from '#cli/source.ts'

const records = (count: number) => Array.from({ length: count }, (_, id) => ({ objectID: `${id}` }))

const source: IndexSource = {
  name: 'features',
  settings: { searchableAttributes: ['name'], replicas: ['features_az'] },
  replicas: [{ name: 'features_az', settings: { searchableAttributes: ['name'], hitsPerPage: 5 } }],
  synonyms: [{ objectID: 'a', type: 'synonym', synonyms: ['a11y', 'accessibility'] }],
  records: records(10),
}

const upToDate: Remote = new Map([
  [
    'features',
    {
      entries: 10,
      settings: { replicas: ['features_az'], searchableAttributes: ['name'], hitsPerPage: 20 },
      synonyms: source.synonyms,
    },
  ],
  [
    'features_az',
    { entries: 10, settings: { searchableAttributes: ['name'], hitsPerPage: 5 }, synonyms: [] },
  ],
])

const steps = (remote: Remote, sources = [source]): readonly string[] =>
  plan(sources, remote).map(({ kind, index }) => `${kind} ${index}`)

test('an empty provider gets settings, replicas, synonyms and records, in this order', () => {
  expect(steps(new Map())).toEqual([
    'settings features',
    'settings features_az',
    'synonyms features',
    'records features',
  ])
})

test('a provider that is up to date gets records alone: they cannot be compared', () => {
  expect(steps(upToDate)).toEqual(['records features'])
})

test('settings that the catalogue does not name are left alone', () => {
  const [operation] = plan([{ ...source, settings: { hitsPerPage: 30 } }], upToDate)
  expect(operation).toMatchObject({ kind: 'settings', changed: ['hitsPerPage'] })
})

test('a list that was never set is an empty one', () => {
  const empty = { ...source, settings: { ...source.settings, attributesForFaceting: [] } }
  expect(steps(upToDate, [empty])).toEqual(['records features'])
})

test('other synonyms are replaced, in whatever order they come', () => {
  const [first] = source.synonyms
  const two = [
    { objectID: 'b', type: 'synonym' as const, synonyms: ['x', 'y'] },
    ...(first ? [first] : []),
  ]
  const turned = new Map(upToDate).set('features', {
    entries: 10,
    settings: source.settings,
    synonyms: two.toReversed(),
  })
  expect(steps(turned, [{ ...source, synonyms: two }])).toEqual(['records features'])
  expect(steps(turned)).toEqual(['synonyms features', 'records features'])
})

test.each([
  [7, false],
  [6, true],
  [0, true],
  [10, false],
])('%i records in the place of 10 look like a mistake: %s', (count, isMistake) => {
  const operations = plan([{ ...source, records: records(count) }], upToDate)
  expect(operations.some(isShrinking)).toBe(isMistake)
})

test('the plan is a table for people', () => {
  expect(showPlan(plan([source], new Map()))).toBe(
    [
      'index        what      change',
      'features     settings  create the index',
      'features_az  settings  create the index',
      'features     synonyms  replace 0 by 1',
      'features     records   add 10',
    ].join('\n'),
  )
  const less = plan([{ ...source, records: records(2) }], upToDate)
  expect(showPlan(less)).toContain('replace 10 by 2 (loses more than 30 %)')
})

test('and data for programs, without the records', () => {
  expect(planAsData(plan([source], upToDate))).toEqual([
    { kind: 'records', index: 'features', before: 10, after: 10 },
  ])
  expect(planAsData(plan([source], new Map())).at(-1)).toEqual({
    kind: 'records',
    index: 'features',
    before: null,
    after: 10,
  })
})

test('a prefix is in front of every name, also where settings name replicas', () => {
  const none = { features: [], compat: [], specs: [], releases: [], suggestions: [] }
  const sources = readSources(none, 'stage_')
  const names = sources.flatMap(({ name, replicas, settings }) => [
    name,
    ...replicas.map((replica) => replica.name),
    ...(settings.replicas ?? []),
  ])
  expect(names.filter((name) => !/^stage_[a-z]+(_[a-z]+)?$/.test(name))).toEqual([])
  expect(sources.map(({ name }) => name)).toContain('stage_compat')
  const [features] = sources
  expect(features?.settings.replicas).toEqual(features?.replicas.map(({ name }) => name))
  // A replica's settings are complete: the primary's, but for its own ranking and without replicas of its own.
  expect(features?.replicas[0]?.settings).toMatchObject({
    searchableAttributes: features?.settings.searchableAttributes,
  })
  expect(features?.replicas[0]?.settings).not.toHaveProperty('replicas')
})

test.each([
  [1, 1, true],
  ['1', 1, false],
  [null, {}, false],
  [[], {}, false],
  [[1, 2], [2, 1], false],
  [{ a: 1, b: [{}] }, { b: [{}], a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 0 }, false],
  [Number.NaN, Number.NaN, true],
])('%o and %o are the same JSON: %s', (a, b, isSame) => {
  expect(isEqual(a, b)).toBe(isSame)
  expect(isEqual(b, a)).toBe(isSame)
})
