import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createTarget } from './embedded.ts'
import { type Asked, type Item, oracle, type Settings } from './oracle.ts'
import { at, ids, list, send, type Target, write } from './target.ts'

/** Few letters and few lengths, so that words meet by prefix, by typo, by joining and by splitting. */
const word = fc.oneof(
  fc.constantFrom('ab', 'abc', 'abcd', 'abdc', 'bcda', 'cd', 'da', 'abcdabcd', 'abcdbacd', 'cdab'),
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 }),
)
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
const tag = fc.constantFrom('red', 'Red', 'blue', 'deep blue', '-x', 'a:b', '__proto__')
const number = fc.integer({ min: -3, max: 6 })

const items: fc.Arbitrary<readonly Item[]> = fc
  .array(
    fc.record(
      {
        name: text,
        text: fc.array(text, { maxLength: 2 }),
        tags: fc.array(tag, { maxLength: 3 }),
        group: fc.constantFrom('x', 'y', 'z'),
        n: number,
        m: number,
      },
      { requiredKeys: ['name', 'text', 'tags'] },
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((contents) => contents.map((content, place) => ({ ...content, objectID: `${place}` })))

const sort = fc.constantFrom('asc(n)', 'desc(n)', 'asc(m)', 'desc(m)')
const criteria = ['typo', 'words', 'proximity', 'attribute', 'exact', 'custom'] as const

const settings: fc.Arbitrary<Settings> = fc.record(
  {
    searchableAttributes: fc.constantFrom(['name', 'text'], ['text', 'name'], ['name']),
    ranking: fc
      .tuple(
        fc.shuffledSubarray<Settings['ranking'][number]>([...criteria]),
        fc.option(sort),
        fc.nat(6),
      )
      // Before `proximity`, `attribute` is of all words: another value than the oracle's.
      .filter(([kept]) => kept.lastIndexOf('attribute') >= kept.indexOf('proximity'))
      .filter(([kept]) => !kept.includes('attribute') || kept.includes('proximity'))
      .map(([kept, by, place]): Settings['ranking'] =>
        by === null ? kept : kept.slice(0, place).concat(by, kept.slice(place)),
      ),
    customRanking: fc.uniqueArray(sort, { maxLength: 2 }),
    paginationLimitedTo: fc.constantFrom(3, 1000),
    attributeForDistinct: fc.constant('group' as const),
  },
  { requiredKeys: ['searchableAttributes', 'ranking', 'customRanking', 'paginationLimitedTo'] },
)

/** A condition as the protocol writes it and as a function. */
type Condition = { readonly send: object; readonly passes: (item: Item) => boolean }

const hasTag = (item: Item, value: string): boolean =>
  item.tags.some((held) => held.toLowerCase() === value.toLowerCase())

const tagCondition: fc.Arbitrary<Condition> = fc
  .array(fc.array(fc.tuple(tag, fc.boolean()), { minLength: 1, maxLength: 2 }), { maxLength: 2 })
  .map((groups) => ({
    send: {
      facetFilters: groups.map((group) =>
        group.map(([value, isNegated]) => {
          const escaped = value.startsWith('-') ? `\\${value}` : value
          return `tags:${isNegated ? '-' : ''}${isNegated ? value : escaped}`
        }),
      ),
    },
    passes: (item) =>
      groups.every((group) =>
        group.some(([value, isNegated]) => hasTag(item, value) !== isNegated),
      ),
  }))

const comparisons = {
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '=': (a: number, b: number) => a === b,
  '>=': (a: number, b: number) => a >= b,
  '>': (a: number, b: number) => a > b,
} as const

const operator = fc.constantFrom('<', '<=', '=', '>=', '>')

const numberCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc.tuple(operator, number).map(([sign, limit]): Condition => ({
    send: { numericFilters: [`n${sign}${limit}`] },
    passes: ({ n }) => n !== undefined && comparisons[sign](n, limit),
  })),
  fc.tuple(number, fc.nat(3)).map(([from, width]): Condition => ({
    send: { filters: `(n:${from} TO ${from + width} OR m=2) AND NOT tags:blue` },
    passes: (item) =>
      (item.m === 2 || (item.n !== undefined && item.n >= from && item.n <= from + width)) &&
      !hasTag(item, 'blue'),
  })),
  fc.constant<Condition>({ send: {}, passes: () => true }),
)

const window = fc.oneof(
  fc.record({ offset: fc.nat(5), length: fc.nat(5) }).map((part) => ({ send: part, window: part })),
  fc.record({ page: fc.nat(2), hitsPerPage: fc.integer({ min: 1, max: 4 }) }).map((part) => ({
    send: part,
    window: { offset: part.page * part.hitsPerPage, length: part.hitsPerPage },
  })),
)

const plain = fc.record({
  query: fc.oneof(
    fc.constant(''),
    fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  ),
  distinct: fc.boolean(),
  facets: fc.subarray(['tags', 'group', 'n'] as const),
  maxValuesPerFacet: fc.integer({ min: 1, max: 5 }),
  sortFacetValuesBy: fc.constantFrom('count', 'alpha'),
  facetingAfterDistinct: fc.boolean(),
})

/** A request as sent, and what the oracle is asked. */
const request = fc
  .tuple(plain, tagCondition, numberCondition, window)
  .map(([body, tags, numbers, part]) => ({
    send: { ...body, ...tags.send, ...numbers.send, ...part.send },
    asked: {
      ...body,
      window: part.window,
      passes: (item: Item) => tags.passes(item) && numbers.passes(item),
    } satisfies Asked,
  }))

async function fill(target: Target, records: readonly Item[], chosen: Settings): Promise<void> {
  await write(target, {
    method: 'PUT',
    path: '/1/indexes/§random/settings',
    body: { ...chosen, attributesForFaceting: ['tags', 'group', 'n'] },
  })
  const requests = records.map((body) => ({ action: 'addObject', body }))
  await write(target, { path: '/1/indexes/§random/batch', body: { requests } })
}

/** Every highlighted text is the record's, and something is marked in a hit that a text has found. */
function checkHighlights(hit: unknown, attributes: readonly string[], query: string): void {
  const leaves = attributes.flatMap((attribute) => {
    const held = [at(hit, attribute)].flat().filter((value) => value !== '')
    const shown = [at(hit, '_highlightResult', attribute) ?? []].flat()
    expect(shown.map((leaf) => String(at(leaf, 'value')).replaceAll(/<\/?em>/g, ''))).toEqual(held)
    return shown
  })
  const marked = leaves.filter((leaf) => String(at(leaf, 'value')).includes('<em>'))
  expect(marked.map((leaf) => at(leaf, 'matchLevel'))).not.toContain('none')
  expect(leaves.filter((leaf) => at(leaf, 'matchLevel') !== 'none')).toEqual(marked)
  expect(marked.length > 0).toBe(query !== '')
}

test('the answer to any request on any records and settings equals that of a full scan', async () => {
  await fc.assert(
    fc.asyncProperty(items, settings, request, async (records, chosen, { send: body, asked }) => {
      const target = createTarget()
      await fill(target, records, chosen)
      const { body: answer } = await send(target, { path: '/1/indexes/§random/query', body })
      const expected = oracle(records, chosen, asked)
      expect(ids(at(answer, 'hits'))).toEqual(expected.objectIDs)
      expect(at(answer, 'nbHits')).toBe(expected.nbHits)
      expect(at(answer, 'facets')).toEqual(expected.facets)
      expect(at(answer, 'facets_stats')).toEqual(expected.stats)
      for (const hit of list(at(answer, 'hits'))) {
        checkHighlights(hit, chosen.searchableAttributes, asked.query)
      }
    }),
    { numRuns: 300 },
  )
})

test('the pages of any search together are the whole answer', async () => {
  await fc.assert(
    fc.asyncProperty(items, settings, request, async (records, chosen, { send: body }) => {
      const target = createTarget()
      await fill(target, records, { ...chosen, paginationLimitedTo: 1000 })
      const { offset: _, length: __, ...rest } = { offset: 0, length: 0, ...body }
      const ask = async (page: number, hitsPerPage: number): Promise<unknown> => {
        const paged = { ...rest, page, hitsPerPage }
        return (await send(target, { path: '/1/indexes/§random/query', body: paged })).body
      }
      const whole = await ask(0, 20)
      const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => ask(page, 2)))
      expect(pages.flatMap((page) => list(at(page, 'hits')))).toEqual(at(whole, 'hits'))
      const nbPages = Math.ceil(Number(at(whole, 'nbHits')) / 2)
      expect(pages.map((page) => at(page, 'nbPages'))).toEqual(pages.map(() => nbPages))
    }),
    { numRuns: 50 },
  )
})
