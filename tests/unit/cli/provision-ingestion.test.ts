import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { algoliasearch } from 'algoliasearch'
import { expect, onTestFinished, test } from 'vitest'

import { run } from '#cli/run.ts'
import type { ProvisionContext } from '#cli/run.ts'
import { createProvider } from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'
import { hostsAt } from '#provision/client.ts'
import { listen } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { newFolder, removeFolder } from '#tests/support/server.ts'

const adminKey = 'canary-admin-key'

type Given = {
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly context?: Partial<ProvisionContext>
}

/** A provider of one's own, and a file of records. `answer` may answer a request in its place. */
async function setUp(answer: (request: Request) => Response | undefined = () => undefined) {
  const keys = { appId: 'plinth', adminKey, searchKey: 'plinth-search' }
  const provider = createProvider({ ...keys, store: createMemoryStore() })
  const asked: string[] = []
  const site = createSite({
    provider: async (request) => {
      asked.push(
        `${request.method} ${new URL(request.url).pathname.replaceAll(/_tmp_\d+/g, '_tmp')}`,
      )
      return answer(request) ?? provider(request)
    },
    hostname: '127.0.0.1',
  })
  const { address, close } = await listen(site, { hostname: '127.0.0.1', port: 0 })
  const folder = await newFolder()
  onTestFinished(async () => {
    await close()
    await removeFolder(folder)
  })
  const write = async (name: string, content: unknown): Promise<string> => {
    const file = join(folder, name)
    await writeFile(file, JSON.stringify(content))
    return file
  }
  const client = algoliasearch('plinth', adminKey, { hosts: hostsAt(address) })
  const provision = async ({ args = [], env = {}, context = {} }: Given) => {
    const written = { out: '', err: '' }
    const code = await run(args, {
      env: {
        ALGOLIA_HOST: address,
        ALGOLIA_APP_ID: 'plinth',
        ALGOLIA_WRITE_KEY: adminKey,
        ...env,
      },
      out: { write: (text: string) => (written.out += text) !== '' },
      err: { write: (text: string) => (written.err += text) !== '' },
      ...context,
    })
    return { code, ...written }
  }
  return { client, asked, write, provision }
}

/** The arguments that push the records of a file. */
const pushing = (file: string) => [...fileOf(file), '--apply', '--via', 'ingestion']
const fileOf = (file: string) => ['--records', file, '--index', 'books']

const books = (count: number, generation = 1) =>
  Array.from({ length: count }, (_, number) => ({ objectID: `${number}`, generation }))

test('an index that is filled via ingestion is the same as one that is filled via search', async () => {
  const { client, asked, write, provision } = await setUp()
  const records = await write('records.json', books(2300))
  const settings = await write('settings.json', {
    attributesForFaceting: ['generation'],
    replicas: ['sorted'],
  })
  const fill = (index: string, ...more: string[]) =>
    provision({ args: ['--records', records, '--index', index, '--apply', ...more] })
  await fill('plain')
  const synonymHit = [{ objectID: 'a', type: 'synonym' as const, synonyms: ['a', 'b'] }]
  const rule = { objectID: 'r', consequence: { params: { query: 'x' } } }
  for (const indexName of ['plain', 'pushed']) {
    await client.saveSynonyms({ indexName, synonymHit })
    await client.saveRules({ indexName, rules: [rule] })
  }
  await fill('plain', '--settings', settings)
  await client.setSettings({ indexName: 'plain', indexSettings: { replicas: [] } })
  asked.length = 0
  const { code, err } = await fill('pushed', '--settings', settings, '--via', 'ingestion')
  expect({ code, err }).toMatchObject({ code: 0 })
  expect(asked.filter((line) => line.startsWith('POST /1/push/'))).toEqual([
    'POST /1/push/pushed_tmp',
    'POST /1/push/pushed_tmp',
    'POST /1/push/pushed_tmp',
  ])
  expect(asked.some((line) => line.endsWith('/batch'))).toBe(false)
  expect(asked.filter((line) => line.startsWith('GET /1/runs/'))).toHaveLength(3)

  const contentOf = async (indexName: string) => {
    const { replicas: _replicas, ...kept } = await client.getSettings({ indexName })
    const found: unknown[] = []
    await client.browseObjects({ indexName, aggregator: ({ hits }) => void found.push(...hits) })
    return {
      settings: kept,
      hits: found,
      synonyms: (await client.searchSynonyms({ indexName })).hits,
      rules: (await client.searchRules({ indexName })).hits,
    }
  }
  const pushed = await contentOf('pushed')
  expect(pushed.hits).toHaveLength(2300)
  expect(pushed).toEqual(await contentOf('plain'))
  const { items } = await client.listIndices()
  expect(items.map(({ name }) => name).toSorted()).toEqual(['plain', 'pushed', 'sorted'])
})

test('the plan says which way records go', async () => {
  const { write, provision, asked } = await setUp()
  const args = fileOf(await write('records.json', books(10)))
  const pushed = await provision({ args: [...args, '--via', 'ingestion'] })
  expect(pushed.out).toContain('Records are pushed through the ingestion API')
  expect(pushed.out).toMatch(/^books +none → 10 /m)
  const plain = await provision({ args })
  expect(plain.out).not.toContain('ingestion')
  const data = await provision({ args: [...args, '--via', 'ingestion', '--json'] })
  expect(JSON.parse(data.out)).toMatchObject({ via: 'ingestion', indices: [{ operations: 10 }] })
  expect(asked.some((line) => line.includes('/push/'))).toBe(false)
})

test('an event is asked for until it has succeeded', async () => {
  let events = 0
  const { client, write, provision } = await setUp((request) => {
    if (!request.url.includes('/events/')) return undefined
    events += 1
    if (events === 1) return Response.json({ message: 'not yet', status: 404 }, { status: 404 })
    return events === 2 ? Response.json({ status: 'started' }) : undefined
  })
  const { code } = await provision({ args: pushing(await write('records.json', books(10))) })
  expect(code).toBe(0)
  expect(events).toBe(3)
  const { results } = await client.searchForHits({ requests: [{ indexName: 'books' }] })
  expect(results[0]?.nbHits).toBe(10)
})

test('a push that fails leaves the old records, no temporary index, and says what it was', async () => {
  let isBroken = false
  const { client, write, provision } = await setUp((request) =>
    isBroken && request.url.includes('/events/')
      ? Response.json({ status: 'failed', data: { reason: 'the record is too big' } })
      : undefined,
  )
  const fill = async (generation: number) =>
    provision({
      args: pushing(await write('records.json', books(20, generation))),
    })
  await fill(1)
  isBroken = true
  const { code, err } = await fill(2)
  expect(code).toBe(1)
  expect(err).toMatch(/The push failed: event .+ is failed .*the record is too big/)
  const { items } = await client.listIndices()
  expect(items.map(({ name, entries }) => [name, entries])).toEqual([['books', 20]])
  const found = await client.getObject({ indexName: 'books', objectID: '0' })
  expect(found).toMatchObject({ generation: 1 })
})

test('an interruption between two pushes leaves the old records and no temporary index', async () => {
  const interruption = new AbortController()
  let isDue = false
  const { client, write, provision } = await setUp((request) => {
    if (isDue && request.url.includes('/push/')) interruption.abort()
    return undefined
  })
  const fill = async (generation: number, context: Partial<ProvisionContext> = {}) =>
    provision({
      args: pushing(await write('records.json', books(1500, generation))),
      context,
    })
  await fill(1)
  isDue = true
  const { code, err } = await fill(2, { listenForInterruption: () => interruption.signal })
  expect(code).toBe(1)
  expect(err).toContain('Interrupted. The records of books are as they were')
  const { items } = await client.listIndices()
  expect(items.map(({ name, entries }) => [name, entries])).toEqual([['books', 1500]])
})

const mistakes: readonly (readonly [what: string, given: Given, sentence: string])[] = [
  [
    'an unknown region',
    { args: ['--via', 'ingestion'], env: { ALGOLIA_REGION: 'mars' } },
    'ALGOLIA_REGION is "mars"; it must be eu or us',
  ],
  [
    'an unknown way',
    { args: ['--via', 'pigeon'] },
    'There is no way "pigeon". Records go via search, as usual, or via ingestion.',
  ],
  [
    'a key to create',
    { args: ['--via', 'ingestion', '--create-key'] },
    '--create-key makes the key',
  ],
]

test.each(mistakes)('ingestion with %s is refused with what to do', async (_, given, sentence) => {
  const { asked, provision } = await setUp()
  const { code, err } = await provision(given)
  expect(code).toBe(2)
  expect(err).toContain(sentence)
  expect(asked).toEqual([])
})
