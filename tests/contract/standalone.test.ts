import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { createMemoryStore, type KeyValueStore } from '#provider/store.ts'
import { comparable, fetchFrom, localProviderOf } from '#tests/support/local-provider.ts'

import { type Case, observe, wanted } from './case.ts'
import { askChoice, engineChoices, fillChoice, wireChoices } from './cases/choices.ts'
import { embeddedCases } from './cases/embedded.ts'
import { errorCases } from './cases/errors.ts'
import { facetCases } from './cases/facets.ts'
import { embeddedFilterCases, filterCases } from './cases/filters.ts'
import { paginationCases, searchCases } from './cases/searches.ts'
import { vectorCases } from './cases/vectors.ts'
import { createTarget, KEYS } from './embedded.ts'
import { seed } from './seed.ts'
import { at, send, type Target } from './target.ts'

const store = createMemoryStore()
const filled = createTarget({ store })

/** Both are asked with the search key: the provider in a browser has no administrator. */
const onServer: Target = { ...filled, adminKey: KEYS.searchKey }
let inBrowser = onServer

/** The provider of a page without a server, with the indices of a store. */
const inBrowserWith = (indices: KeyValueStore): Target => ({
  ...onServer,
  fetch: fetchFrom(localProviderOf(indices)),
})

beforeAll(async () => {
  await seed(filled)
  inBrowser = inBrowserWith(store)
})

/** An answer without the time that it took. */
async function answerOf(target: Target, what: Case['send']): Promise<string> {
  const { status, body } = await send(target, what)
  return `${status} ${comparable(body)}`
}

/**
 * Whether a page could send it: a search with the key of the page, no headers of its own, and no
 * strategy, which would be that of each index instead of all.
 */
const isSearch = ({ send: { method = 'POST', path, key, headers, body } }: Case): boolean =>
  method === 'POST' &&
  key === undefined &&
  headers === undefined &&
  at(body, 'strategy') === undefined &&
  /\/(?:query|queries)(?:\?|$)/.test(path)

const cases = [
  ...searchCases,
  ...paginationCases,
  ...facetCases,
  ...filterCases,
  ...embeddedFilterCases,
  ...vectorCases,
  ...errorCases,
  ...embeddedCases,
].filter(isSearch)

test('most cases of the contract are searches', () => {
  expect(cases.length).toBeGreaterThan(150)
})

test.each(cases)(
  'a search in the browser is answered as the contract says and as on a server: $name',
  async (one) => {
    const { parts, exact } = await observe(inBrowser, one)
    expect(parts).toMatchObject(wanted(one).parts)
    expect(exact).toEqual(wanted(one).exact)
    expect(await answerOf(inBrowser, one.send)).toBe(await answerOf(onServer, one.send))
  },
)

test.each([...engineChoices, ...wireChoices])(
  'an answer in the browser differs as REFERENCE.md says in $row',
  async (choice) => {
    const rows = createMemoryStore()
    await fillChoice(createTarget({ store: rows }), choice)
    expect(await askChoice(inBrowserWith(rows), choice)).toEqual(choice.expected)
  },
)

const one = fc.record(
  {
    indexName: fc.constantFrom('§products', '§products_price_asc', '§gaming', '§unknown'),
    query: fc.constantFrom('', 'shoe', 'runing', 'a', 'trail "running"', 'light -road'),
    hitsPerPage: fc.nat(5),
    page: fc.nat(2),
    facets: fc.constantFrom(['*'], ['brand', 'color'], []),
    facetFilters: fc.constantFrom(['brand:Acme'], [['color:red', 'color:blue']], ['-brand:Acme']),
    numericFilters: fc.constantFrom(['price>80'], ['rating=4'], ['price:50 TO 100']),
    typoTolerance: fc.constantFrom(true, false, 'min', 'strict'),
  },
  { requiredKeys: ['indexName'] },
)

test('searches of several indices in one request are answered as on a server, in their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 5 }), async (requests) => {
      const batch = { path: '/1/indexes/*/queries', body: { requests } }
      expect(await answerOf(inBrowser, batch)).toBe(await answerOf(onServer, batch))
    }),
    { numRuns: 200 },
  )
})
