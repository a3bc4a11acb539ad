import { expect, test } from 'vitest'

import { loadSubjects } from '#language/load-subjects.ts'
import { listTextParameters } from '#language/text-parameters.ts'
import { readResult } from '#search/transport/list-query.ts'
import { readCurrentIds } from '#tests/support/current-feature.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'

await loadSubjects()

/** The ids of what a list finds for a text, as the page asks for it. */
async function found(query: string): Promise<ReadonlySet<unknown>> {
  const provider = await catalogueProvider()
  const words = listTextParameters(query, 'features')
  const sent = { ...words, hitsPerPage: 1000, attributesToRetrieve: ['objectID'] }
  const response = await provider(
    new Request('http://plinth/1/indexes/features/query', {
      method: 'POST',
      headers: { 'x-algolia-application-id': 'plinth', 'x-algolia-api-key': 'plinth-search' },
      body: JSON.stringify(sent),
    }),
  )
  const { hits = [] } = readResult(Object(await response.json()))
  return new Set(hits.map((hit) => Reflect.get(Object(hit), 'objectID')))
}

test('an excluded word leaves what the others find, without the features that have it', async () => {
  const [all, without, excluded] = [
    await found('grid'),
    await found('grid -subgrid'),
    await found('subgrid'),
  ]
  expect(all.has((await readCurrentIds())('subgrid'))).toBe(true)
  expect(without).toEqual(new Set([...all].filter((id) => !excluded.has(id))))
})

test('words with OR between them find all that the last one finds, and what only the first one finds', async () => {
  const [either, one, other] = [
    await found('grid OR subgrid'),
    await found('grid'),
    await found('subgrid'),
  ]
  expect([...other].filter((id) => !either.has(id))).toEqual([])
  // The last word may be the beginning of one, the first may not.
  expect([...either].filter((id) => !one.has(id) && !other.has(id))).toEqual([])
  expect([...either].some((id) => !other.has(id))).toBe(true)
})

test('a filter in the text changes nothing of what its words find, and alone finds all', async () => {
  expect(await found('subgrid baseline:ne')).toEqual(await found('subgrid'))
  expect(await found('baseline:newly')).toEqual(await found(''))
})
