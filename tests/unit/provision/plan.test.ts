import { expect, test } from 'vitest'

import { planAsData, showPlan } from '#cli/run.ts'
import { estimate, warnings } from '#provision/estimate.ts'
import { isEqual, isShrinking, isTemporary, plan, type Remote } from '#provision/plan.ts'
import { type IndexSource, readSources } from '#provision/source.ts'

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
      synonyms: source.synonyms ?? [],
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

test('a provider that is up to date gets records only: they cannot be compared', () => {
  expect(steps(upToDate)).toEqual(['records features'])
})

test('settings that the catalogue does not name are not changed', () => {
  const [operation] = plan([{ ...source, settings: { hitsPerPage: 30 } }], upToDate)
  expect(operation).toMatchObject({ kind: 'settings', changed: ['hitsPerPage'] })
})

test('a list that was never set equals an empty one', () => {
  const empty = { ...source, settings: { ...source.settings, attributesForFaceting: [] } }
  expect(steps(upToDate, [empty])).toEqual(['records features'])
})

test('different synonyms are replaced; another order is no difference', () => {
  const [first] = source.synonyms ?? []
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

const none = { indices: 0, records: 0, bytes: 0 }

function estimateOf(remote: Remote, sources: readonly IndexSource[] = [source], others = none) {
  const operations = plan(sources, remote)
  return { operations, estimated: estimate({ sources, operations, remote, others }) }
}

function show(remote: Remote, sources?: readonly IndexSource[]): string {
  const { operations, estimated } = estimateOf(remote, sources)
  return showPlan(operations, estimated)
}

test('the plan is printed as a table', () => {
  expect(show(new Map())).toBe(
    [
      'index     records    settings  synonyms  replicas              operations    size',
      'features  none → 10  new       0 → 1     1 (features_az: new)          23  0.0 MB',
      '',
      'at most in use               about      free plan',
      'bytes of the largest record     16         10,000  ok',
      'indices                          3             10  ok',
      'synonyms in an index             1          1,000  ok',
      'records                         30         50,000  ok',
      'bytes                          480  1,000,000,000  ok',
      '',
      'About 23 operations as they are charged.',
    ].join('\n'),
  )
  const less = show(upToDate, [{ ...source, records: records(2) }])
  expect(less).toMatch(/^features {2}10 → 2 +same +1 → 1 +1 +4 {2}0\.0 MB$/m)
  expect(less).toContain('Warning: features would lose more than 30 % of its records.')
})

test('the plan as data has counts instead of records', () => {
  const { operations, estimated } = estimateOf(upToDate)
  const data = planAsData(operations, estimated)
  expect(data).toMatchObject({
    operations: [{ kind: 'records', index: 'features', before: 10, after: 10 }],
    indices: [{ index: 'features', before: 10, after: 10, settings: 'none', operations: 20 }],
    warnings: [],
  })
  const fresh = estimateOf(new Map())
  expect(planAsData(fresh.operations, fresh.estimated)).toMatchObject({
    indices: [{ before: null }],
  })
  expect(JSON.stringify(data)).not.toContain('"objectID":"5"')
})

const long = (bytes: number) => ({
  objectID: 'long',
  text: 'x'.repeat(bytes - JSON.stringify({ objectID: 'long', text: '' }).length),
})
const synonyms = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    objectID: `${id}`,
    type: 'synonym' as const,
    synonyms: [`a${id}`, `b${id}`],
  }))

type Limit = { readonly changes?: Partial<IndexSource>; readonly others?: typeof none }

test.each<[string, Limit, RegExp]>([
  ['a record of 10,000 bytes', { changes: { records: [long(10_000)] } }, /^$/],
  ['one of 10,001', { changes: { records: [long(10_001)] } }, /the largest is "long" with 10,001/],
  ['1,000 synonyms', { changes: { synonyms: synonyms(1000) } }, /^$/],
  ['1,001', { changes: { synonyms: synonyms(1001) } }, /1,001 synonyms in an index/],
  // Three: the index, its replica and a temporary index.
  ['seven indices besides', { others: { ...none, indices: 7 } }, /^$/],
  ['eight', { others: { ...none, indices: 8 } }, /11 indices: the hosted/],
  ['49,970 records besides', { others: { ...none, records: 49_970 } }, /^$/],
  ['one more', { others: { ...none, records: 49_971 } }, /50,001 records: the hosted/],
  ['a gigabyte besides', { others: { ...none, bytes: 1e9 } }, /1,000,000,480 bytes: the hosted/],
])('%s against the limits of a hosted plan', (_, { changes = {}, others = none }, sentences) => {
  const { estimated } = estimateOf(new Map(), [{ ...source, ...changes }], others)
  expect(warnings(estimated).join('\n')).toMatch(sentences)
})

test.each([
  [5, 49_700, 'ok, for about 18 weeks', /^$/],
  [
    10,
    49_700,
    'ok, for about 9 weeks',
    /^The .* free plan of 50,000 records is full in about 9 weeks/,
  ],
  [10, 49_960, 'ok, for about 0 weeks', /is full in about 0 weeks/],
  [10, 49_971, 'EXCEEDED', /^50,001 records: the hosted/],
  [0, 49_970, 'ok', /^$/],
  [-1, 49_970, 'ok', /^$/],
])('an index that gains %i records a week, beside %i others, leaves room: %s', (...row) => {
  const [weekly, count, room, sentences] = row
  // Each counts three times: in the index, in its replica and in the index that replaces it.
  const planned = { sources: [source], remote: new Map(), others: { ...none, records: count } }
  const operations = plan(planned.sources, planned.remote)
  const growth = new Map([['features', weekly]])
  const estimated = estimate({ ...planned, operations, growth })
  expect(showPlan(operations, estimated)).toMatch(new RegExp(`^records .* 50,000 {2}${room}$`, 'm'))
  expect(warnings(estimated).join('\n')).toMatch(sentences)
})

test('a virtual replica counts as an index without records', () => {
  const settings = { ...source.settings, replicas: ['virtual(features_az)'] }
  const { estimated } = estimateOf(upToDate, [{ ...source, settings, replicas: [] }])
  expect(estimated.usages.find(({ what }) => what === 'records')?.used).toBe(20)
  expect(estimated.usages.find(({ what }) => what === 'indices')?.used).toBe(3)
})

test.each([
  ['features_tmp_123456', true],
  ['features_tmp_1099999', true],
  ['features_tmp_12', false],
  ['features_tmp_', false],
  ['features_tmp_1234567_az', false],
  ['my_features_tmp_123456', false],
])('%s is a temporary index of features: %s', (name, isOne) => {
  expect(isTemporary(name, 'features')).toBe(isOne)
})

test('the prefix is in front of every name, also of replicas in settings', () => {
  const empty = { features: [], compat: [], specs: [], releases: [], suggestions: [] }
  const sources = readSources(empty, 'stage_')
  const names = sources.flatMap(({ name, replicas, settings }) => [
    name,
    ...replicas.map((replica) => replica.name),
    ...(settings.replicas ?? []),
  ])
  expect(names.filter((name) => !/^stage_[a-z]+(_[a-z]+)?$/.test(name))).toEqual([])
  expect(sources.map(({ name }) => name)).toContain('stage_compat')
  const [features] = sources
  expect(features?.settings.replicas).toEqual(features?.replicas.map(({ name }) => name))
  // Complete settings: the primary's, except for ranking and replicas.
  expect(features?.replicas[0]?.settings).toMatchObject({
    searchableAttributes: features?.settings.searchableAttributes,
  })
  expect(features?.replicas[0]?.settings).not.toHaveProperty('replicas')
})

const allSettings = (sources: readonly IndexSource[]) =>
  sources.flatMap(({ settings, replicas }) => [settings, replicas].flat()).map(settingsIn)

const settingsIn = (one: IndexSource['settings'] | IndexSource['replicas'][number]) =>
  'settings' in one ? one.settings : one

test('the data stamp is in the settings of every index and replica', () => {
  const empty = { features: [], compat: [], specs: [], releases: [], suggestions: [] }
  const stamp = { asOf: '2026-11-20', packages: { 'web-features': '3.40.0' } }
  const stamped = allSettings(readSources(empty, '', stamp))
  expect(stamped.map(({ userData }) => userData)).toEqual(stamped.map(() => stamp))
  for (const settings of allSettings(readSources(empty, ''))) {
    expect(settings).not.toHaveProperty('userData')
  }
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
