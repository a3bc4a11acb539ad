import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { indexNames, catalogue } from '#catalogue/indices.ts'
import type { LocalProvider } from '#search/local/local-provider.ts'
import { fillInMemory } from '#server/build/fill-in-memory.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { localProviderOf, comparable } from '#tests/support/local-provider.ts'

const path = '/1/indexes/*/queries?x-algolia-application-id=plinth&x-algolia-api-key=plinth-search'

let onServer: (body: string) => Promise<unknown>
let local: LocalProvider
let words: readonly string[] = []

beforeAll(async () => {
  const { records } = await loadCatalogue()
  const { provider, store } = await fillInMemory(records)
  onServer = async (body) => {
    const response = await provider(
      new Request(`http://localhost${path}`, { method: 'POST', body }),
    )
    return response.json()
  }
  local = localProviderOf(store)
  words = records.features.flatMap(({ name }) => name.split(' ')).slice(0, 800)
})

const names = indexNames.flatMap((name) =>
  [catalogue[name], ...catalogue[name].replicas].map((index) => index.name),
)

const wordAt = (at: number | null): string => (at === null ? '' : (words[at % words.length] ?? ''))

/** A beginning of one or two words of features, with filters and counts: what the page asks. */
const search = fc.record({
  indexName: fc.constantFrom(...names),
  first: fc.nat(),
  second: fc.option(fc.nat()),
  length: fc.integer({ min: 1, max: 9 }),
  hitsPerPage: fc.constantFrom(0, 5, 20),
  page: fc.nat(1),
  facets: fc.constantFrom(['*'], []),
  typoTolerance: fc.constantFrom('min', true),
  analytics: fc.constant(false),
})

test('500 random requests are answered in the browser as on a server, to the letter but for times', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(search, { minLength: 1, maxLength: 3 }), async (searches) => {
      const requests = searches.map(({ first, second, length, ...one }) => {
        const query = `${wordAt(second)} ${wordAt(first).slice(0, length)}`.trim()
        return { ...one, query }
      })
      const body = JSON.stringify({ requests })
      const { status, content } = await local.ask({ path, body })
      expect(status).toBe(200)
      expect(comparable(JSON.parse(content))).toBe(comparable(await onServer(body)))
    }),
    { numRuns: 500 },
  )
})
