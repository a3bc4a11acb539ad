import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { createMemoryStore } from '#provider/store.ts'
import type { LocalProvider } from '#search/local/local-provider.ts'
import { localProviderOf, comparable } from '#tests/support/local-provider.ts'
import { PATIENT } from '#tests/support/patient.ts'

import type { Case } from './case.ts'
import { errorCases } from './cases/errors.ts'
import { facetCases } from './cases/facets.ts'
import { filterCases } from './cases/filters.ts'
import { paginationCases, searchCases } from './cases/searches.ts'
import { vectorCases } from './cases/vectors.ts'
import { createTarget, KEYS } from './embedded.ts'
import { seed } from './seed.ts'
import { send } from './target.ts'
import type { Target } from './target.ts'

const store = createMemoryStore()
const filled = createTarget({ ...PATIENT, store })
let local: LocalProvider | undefined

/** Both are asked with the search key: the provider in a browser has no administrator. */
const onServer: Target = { ...filled, adminKey: KEYS.searchKey }
const inBrowser: Target = { ...onServer, fetch: askLocal }

/** As the official client sends it from a page: with the keys in the address. */
async function askLocal(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  for (const name of ['x-algolia-application-id', 'x-algolia-api-key']) {
    searchParams.set(name, request.headers.get(name) ?? '')
  }
  const path = `${pathname}?${String(searchParams)}`
  const answer = await local?.ask({ path, body: await request.text() })
  return new Response(answer?.content ?? '', { status: answer?.status ?? 500 })
}

beforeAll(async () => {
  await seed(filled)
  local = localProviderOf(store)
}, 60_000)

/** An answer without the time that it took. */
async function answerOf(target: Target, what: Case['send']): Promise<string> {
  const { status, body } = await send(target, what)
  return `${status} ${comparable(body)}`
}

const isSearch = ({ send: { method = 'POST', path, key, headers } }: Case): boolean =>
  method === 'POST' &&
  key === undefined &&
  headers === undefined &&
  /\/(?:query|queries)$/.test(path)

const cases = [
  ...searchCases,
  ...paginationCases,
  ...facetCases,
  ...filterCases,
  ...vectorCases,
  ...errorCases,
].filter(isSearch)

test('most cases of the contract are searches', () => {
  expect(cases.length).toBeGreaterThan(100)
})

test.each(cases.map((one) => [one.name, one] as const))(
  'a search in the browser is answered as on a server: %s',
  async (_name, one) => {
    expect(await answerOf(inBrowser, one.send)).toBe(await answerOf(onServer, one.send))
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
