import { expect, test } from 'vitest'

import { connectWithin } from '#provision/client.ts'
import { isShrinking, plan } from '#provision/plan.ts'
import { readApplication } from '#provision/remote.ts'
import type { IndexSource } from '#provision/source.ts'
import { createMemoryProvider } from '#tests/support/memory-provider.ts'

type Provider = (request: Request) => Promise<Response>

const connection = { appId: 'plinth', key: 'the-admin-key' }
const records = (count: number) => Array.from({ length: count }, (_, id) => ({ objectID: `${id}` }))

const source = {
  name: 'zz-books',
  settings: { replicas: ['zz-books-az'] },
  replicas: [],
  synonyms: undefined,
  records: records(5),
} satisfies IndexSource

/** Many indices, then one of 10 records with a replica and the leftover of a run. */
async function fill(others: number): Promise<Provider> {
  const { provider, client } = createMemoryProvider()
  const names = Array.from({ length: others }, (_, number) => `other-${number}`)
  await client.multipleBatch({
    requests: names.map((indexName) => ({
      action: 'addObject',
      indexName,
      body: { objectID: 'a' },
    })),
  })
  const { name: indexName, settings: indexSettings } = source
  await client.setSettings({ indexName, indexSettings })
  await client.saveObjects({ indexName, objects: records(10) })
  await client.saveObject({ indexName: 'zz-books_tmp_123456', body: { objectID: 'a' } })
  return provider
}

/** A provider that answers a list of indices in another way. */
const listing =
  (provider: Provider, change: (url: URL, items: readonly unknown[]) => object): Provider =>
  async (request) => {
    const url = new URL(request.url)
    if (url.pathname !== '/1/indexes') return provider(request)
    const { items } = await connectWithin(provider, connection).listIndices()
    return Response.json(change(url, items ?? []))
  }

const read = (provider: Provider) => readApplication(connectWithin(provider, connection), [source])

const isRefused = ({ remote }: Awaited<ReturnType<typeof read>>): boolean =>
  plan([source], remote).some(isShrinking)

test.each([0, 98, 175])(
  'an index beside %i others is read with its replica, its leftover and the total of the others',
  async (count) => {
    const application = await read(await fill(count))
    expect([...application.remote.keys()].toSorted()).toEqual([
      'zz-books',
      'zz-books-az',
      'zz-books_tmp_123456',
    ])
    expect(application.remote.get('zz-books')?.entries).toBe(10)
    expect(application.others).toMatchObject({ indices: count, records: count })
    expect(isRefused(application)).toBe(true)
  },
)

test('a list that comes in pages of 100, whatever is asked for, is read to its end', async () => {
  const provider = listing(await fill(230), (url, items) => {
    const page = Number(url.searchParams.get('page') ?? 0)
    return { items: items.slice(page * 100, page * 100 + 100), nbPages: 3 }
  })
  const application = await read(provider)
  expect(application.others.indices).toBe(230)
  expect(application.remote.has('zz-books_tmp_123456')).toBe(true)
  expect(isRefused(application)).toBe(true)
})

test('an index that is missing in the list is found by its name', async () => {
  const application = await read(listing(await fill(3), () => ({ items: [], nbPages: 0 })))
  expect(application.remote.get('zz-books')).toMatchObject({
    entries: 10,
    settings: { replicas: ['zz-books-az'] },
  })
  expect(isRefused(application)).toBe(true)
})

test('an index that does not exist is planned as new', async () => {
  const provider = await fill(3)
  const application = await readApplication(connectWithin(provider, connection), [
    { ...source, name: 'none', settings: {} },
  ])
  expect([...application.remote]).toEqual([])
})
