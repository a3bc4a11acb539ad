import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { algoliasearch } from 'algoliasearch'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { catalogue } from '#catalogue/indices.ts'
import { hostsAt } from '#provision/client.ts'
import { TIMEOUTS } from '#tests/support/patient.ts'
import { newFolder, removeFolder, startProgram } from '#tests/support/server.ts'

// What is provisioned here is what other tests find in the server anyway; books are deleted at the end.
const server = inject('sharedServer')
let folder = ''

const client = algoliasearch('plinth', server.adminKey, {
  hosts: hostsAt(server.address),
  timeouts: TIMEOUTS,
})

beforeAll(async () => {
  folder = await newFolder()
})

afterAll(async () => {
  await client.deleteIndex({ indexName: 'books' })
  await removeFolder(folder)
})

/** `npm run provision` in a separate process. */
const provision = (args: readonly string[]) =>
  startProgram('src/cli/provision.ts', {
    args,
    env: {
      ALGOLIA_HOST: server.address,
      ALGOLIA_APP_ID: 'plinth',
      ALGOLIA_WRITE_KEY: server.adminKey,
    },
  })

type Result = {
  readonly nbHits: number
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** What a page sends: all requests in one, with the search key. */
async function search(requests: readonly object[]): Promise<readonly Result[] | undefined> {
  const key = 'x-algolia-application-id=plinth&x-algolia-api-key=plinth-search'
  const response = await fetch(`${server.address}/1/indexes/*/queries?${key}`, {
    method: 'POST',
    body: JSON.stringify({ requests }),
  })
  const text = await response.text()
  // On a very busy machine the server may put a reader off.
  if (response.status === 429) return undefined
  if (!response.ok) throw new Error(`${response.status}: ${text}`)
  const { results }: { readonly results: readonly Result[] } = JSON.parse(text)
  return results
}

type Reading = {
  readonly requests: readonly object[]
  /** The part of the answer in which a reader must see no other change. */
  readonly look: (results: readonly Result[]) => unknown
  /** Ends the readers. */
  readonly signal: AbortSignal
}

/** Twenty readers, each asking again as soon as it has had a look; resolves to all that was seen. */
async function readAll({ requests, look, signal }: Reading) {
  const seen = new Map<string, number>()
  const read = async (): Promise<void> => {
    while (!signal.aborted) {
      const results = await search(requests)
      if (results !== undefined) {
        const what = JSON.stringify(look(results))
        seen.set(what, (seen.get(what) ?? 0) + 1)
      }
      // The pause in which a person reads; without it the readers would take the processor from the writer.
      await setTimeout(1000)
    }
  }
  await Promise.all(Array.from({ length: 20 }, read))
  return seen
}

/** Runs the command while twenty readers read. */
async function provisionWhileRead(args: readonly string[], reading: Omit<Reading, 'signal'>) {
  const stop = new AbortController()
  const readers = readAll({ ...reading, signal: stop.signal })
  const program = provision(args)
  const code = await program.ended
  stop.abort()
  return { code, output: program.output(), seen: await readers }
}

const look = (results: readonly Result[]) => results.map(({ nbHits }) => nbHits)

/** An index with a sorted copy and one without; the others take half a minute more and the same way. */
const provisioned = ['specs', 'releases']

test('twenty readers see no difference while indices are provisioned again', async () => {
  const requests = [
    { indexName: 'features', hitsPerPage: 5 },
    { indexName: 'features_az', query: 'grid' },
    { indexName: 'compat', hitsPerPage: 5 },
    { indexName: 'specs' },
    { indexName: 'releases' },
    { indexName: 'suggestions', query: 'c' },
  ]
  const whole = JSON.stringify(look((await search(requests)) ?? []))
  const args = ['--apply', ...provisioned.flatMap((name) => ['--only', name])]
  const { code, output, seen } = await provisionWhileRead(args, { requests, look })
  expect(output).toMatch(/2 of 2 \(.+ s\): done/)
  expect(code).toBe(0)
  expect([...seen.keys()]).toEqual([whole])
  expect(seen.get(whole)).toBeGreaterThan(20)
  // Nothing of the run is left but its result.
  const { items } = await fetch(`${server.address}/1/indexes`, {
    headers: { 'x-algolia-application-id': 'plinth', 'x-algolia-api-key': server.adminKey },
  }).then((response) => response.json())
  const names = Object.values(catalogue).flatMap(({ name, replicas }) =>
    [{ name }, replicas].flat().map((index) => index.name),
  )
  const found = items.map((item: { readonly name: string }) => item.name)
  expect(found).toEqual(expect.arrayContaining(names))
  expect(found.filter((name: string) => /^(specs|releases)_tmp_/.test(name))).toEqual([])
})

/** Books that all say which generation they are of. */
const books = (generation: number) =>
  Array.from({ length: 6000 }, (_, number) => ({ objectID: `${number}`, generation }))

test('twenty readers see all old records or all new ones while every record changes', async () => {
  const [records, settings] = [join(folder, 'records.json'), join(folder, 'settings.json')]
  await writeFile(settings, '{"attributesForFaceting": ["generation"]}')
  const args = ['--records', records, '--settings', settings, '--index', 'books', '--apply']
  await writeFile(records, JSON.stringify(books(2)))
  const indexSettings = { attributesForFaceting: ['generation'] }
  await client.setSettings({ indexName: 'books', indexSettings })
  await client.replaceAllObjects({ indexName: 'books', objects: books(1) })
  const { code, seen } = await provisionWhileRead(args, {
    requests: [{ indexName: 'books', facets: ['generation'], hitsPerPage: 0 }],
    look: ([result]) => [result?.nbHits, result?.facets?.['generation']],
  })
  expect(code).toBe(0)
  const states = [
    [6000, { 1: 6000 }],
    [6000, { 2: 6000 }],
  ].map((state) => JSON.stringify(state))
  // The old one was seen for certain: the readers began before the command did.
  expect(states).toEqual(expect.arrayContaining([...seen.keys()]))
  expect([...seen.keys()]).toContain(states[0])
})
