import { expect, test } from 'vitest'

import type { RecordHead } from '#catalogue/define-index.ts'
import { catalogue, type IndexName, indexNames, listNames } from '#catalogue/indices.ts'
import { estimate, warnings } from '#provision/estimate.ts'
import { plan } from '#provision/plan.ts'
import { readSources } from '#provision/source.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { records } = await loadCatalogue()
const names = indexNames

/** The dotted paths of all leaves of a record. */
function pathsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  const below = Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, path === '' ? key : `${path}.${key}`),
  )
  return path === '' ? below : [path, ...below]
}

/** Attributes of records that a build of query suggestions adds to the index. */
const builtAttributes: Partial<Record<IndexName, readonly string[]>> = { suggestions: ['nb_words'] }

function attributesOf(index: IndexName): ReadonlySet<string> {
  const own = records[index].flatMap((record) => pathsOf(record))
  return new Set([...own, ...(builtAttributes[index] ?? [])])
}

/** "unordered(name)", "a,b", "searchable(spec)", "desc(usage)" → the attributes within. */
function attributesIn(settings: readonly string[] | undefined): readonly string[] {
  return (settings ?? []).flatMap((setting) => setting.replace(/^\w+\((.+)\)$/, '$1').split(','))
}

test.each(names)('%s: the name in the catalogue is the name of the index', (name) => {
  expect(catalogue[name].name).toBe(name)
})

test.each(names)('%s: all settings speak of attributes that records have', (name) => {
  const known = attributesOf(name)
  const { settings } = catalogue[name]
  const spoken = [
    ...attributesIn(settings.searchableAttributes),
    ...attributesIn(settings.attributesForFaceting),
    ...attributesIn(settings.customRanking),
    ...attributesIn(settings.numericAttributesForFiltering),
    ...attributesIn(settings.camelCaseAttributes),
    ...attributesIn(settings.attributesToHighlight),
    ...attributesIn(settings.attributesToRetrieve),
  ]
  expect(spoken.filter((attribute) => !known.has(attribute))).toEqual([])
})

test.each(listNames)('%s: its pages and its head name attributes that records have', (name) => {
  const known = attributesOf(name)
  const { pages } = catalogue[name]
  const head: RecordHead = catalogue[name].head
  const named = [...pages.names, ...pages.attributes, ...head.attributes]
  expect(named.filter((attribute) => !known.has(attribute))).toEqual([])
  expect(pages.id).toBe(name)
  expect(catalogue[name].settings.attributesToRetrieve).toEqual(pages.attributes)
})

test.each(listNames)('%s: the head of a record is made from the texts that it asks for', (name) => {
  const head: RecordHead = catalogue[name].head
  const asked = new Set<string>()
  const texts = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, attribute) => {
        asked.add(String(attribute))
        return 'Text'
      },
    },
  )
  const { title, description } = head.of(texts)
  head.feeds?.(texts)
  expect(title).toBe('Text')
  expect(description).not.toBe('')
  expect([...asked].toSorted()).toEqual([...head.attributes].toSorted())
})

test.each(names)('%s: what must be found is in the searchable attributes', (name) => {
  const { settings } = catalogue[name]
  const searchable = attributesIn(settings.searchableAttributes)
  expect(
    attributesIn(settings.camelCaseAttributes).filter((one) => !searchable.includes(one)),
  ).toEqual([])
  expect(settings.separatorsToIndex).toBe('@:<?')
})

test.each(names)('%s: synonyms are named once and fewer than the provider allows', (name) => {
  const { synonyms } = catalogue[name]
  expect(new Set(synonyms.map(({ objectID }) => objectID)).size).toBe(synonyms.length)
  expect(synonyms.length).toBeLessThan(1000)
})

test('acronyms lead one way only', () => {
  const twoWay = catalogue.features.synonyms
    .filter(({ type }) => type === 'synonym')
    .flatMap(({ synonyms }) => synonyms ?? [])
  for (const acronym of ['sw', 'ws', 'a11y', 'i18n', 'csp', 'pwa']) {
    expect(twoWay).not.toContain(acronym)
  }
})

test('indices and their sorted copies together stay within ten', () => {
  const replicas = names.flatMap((name) => catalogue[name].replicas.map((replica) => replica.name))
  const all: readonly string[] = [...names, ...replicas]
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeLessThanOrEqual(10)
})

const copies = names.flatMap((index) =>
  catalogue[index].replicas.map(({ name, settings }) => ({ index, name, settings })),
)

test.each(copies)(
  '$name sorts by one attribute after the number of words',
  ({ index, settings }) => {
    const [first, second = ''] = settings.ranking ?? []
    expect(first).toBe('words')
    expect(second).toMatch(/^(?:asc|desc)\(\w+\)$/)
    const [attribute] = attributesIn([second])
    expect(attributesOf(index)).toContain(attribute)
    expect(settings.customRanking).toEqual(catalogue[index].settings.customRanking)
  },
)

test('the whole catalogue fits a small hosted plan while an index is replaced, but for its growth', () => {
  const sources = readSources(records, '')
  const planned = {
    sources,
    operations: plan(sources, new Map()),
    remote: new Map(),
    others: { indices: 0, records: 0, bytes: 0 },
  }
  // The number of records grows with the data, whose plan says when the room ends.
  const others = warnings(estimate(planned)).filter((line) => !/^[\d,]+ records: /.test(line))
  expect(others).toEqual([])
})
