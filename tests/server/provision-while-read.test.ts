import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { expect, inject, onTestFinished, test } from 'vitest'

import { catalogue } from '#catalogue/index.ts'
import {
  type Server,
  newFolder,
  removeFolder,
  startProgram,
  startServer,
} from '#tests/support/server.ts'

async function start(): Promise<Server> {
  const folder = await newFolder(inject('filledFolder'))
  onTestFinished(() => removeFolder(folder))
  const server = await startServer({ PLINTH_DATA: folder })
  onTestFinished(async () => void (await server.stop()))
  return server
}

/** `npm run provision` in a process of its own. */
const provision = ({ address, adminKey }: Server, args: readonly string[]) =>
  startProgram('src/cli/provision.ts', {
    args,
    env: { ALGOLIA_HOST: address, ALGOLIA_APP_ID: 'plinth', ALGOLIA_WRITE_KEY: adminKey },
  })

type Result = {
  readonly nbHits: number
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** What a page sends: all requests in one, with the search key. */
async function search(server: Server, requests: readonly object[]): Promise<readonly Result[]> {
  const key = 'x-algolia-application-id=plinth&x-algolia-api-key=plinth-search'
  const response = await fetch(`${server.address}/1/indexes/*/queries?${key}`, {
    method: 'POST',
    body: JSON.stringify({ requests }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status}: ${text}`)
  const { results }: { readonly results: readonly Result[] } = JSON.parse(text)
  return results
}

type Reading = {
  readonly requests: readonly object[]
  /** What of the answer a reader must not see change in unforeseen ways. */
  readonly look: (results: readonly Result[]) => unknown
  /** Ends the readers. */
  readonly signal: AbortSignal
}

/** Twenty readers, each asking again as soon as it has had a look; resolves to all that was seen. */
async function readAll(server: Server, { requests, look, signal }: Reading) {
  const seen = new Map<string, number>()
  const read = async (): Promise<void> => {
    while (!signal.aborted) {
      const what = JSON.stringify(look(await search(server, requests)))
      seen.set(what, (seen.get(what) ?? 0) + 1)
      // The pause in which a person reads; without it the readers would take the processor from the writer.
      await setTimeout(50)
    }
  }
  await Promise.all(Array.from({ length: 20 }, read))
  return seen
}

/** Runs the command while twenty readers read. */
async function provisionWhileRead(
  server: Server,
  args: readonly string[],
  reading: Omit<Reading, 'signal'>,
) {
  const stop = new AbortController()
  const readers = readAll(server, { ...reading, signal: stop.signal })
  const program = provision(server, args)
  const code = await program.ended
  stop.abort()
  return { code, output: program.output(), seen: await readers }
}

const look = (results: readonly Result[]) => results.map(({ nbHits }) => nbHits)

test('the catalogue is provisioned again while twenty readers search, and none sees a difference', async () => {
  const server = await start()
  const requests = [
    { indexName: 'features', hitsPerPage: 5 },
    { indexName: 'features_az', query: 'grid' },
    { indexName: 'compat', hitsPerPage: 5 },
    { indexName: 'specs' },
    { indexName: 'releases' },
    { indexName: 'suggestions', query: 'c' },
  ]
  const whole = JSON.stringify(look(await search(server, requests)))
  const { code, output, seen } = await provisionWhileRead(server, ['--apply'], { requests, look })
  expect(output).toMatch(/5 of 5 \(.+ s\): done/)
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
  expect(items.map((item: { readonly name: string }) => item.name).toSorted()).toEqual(
    names.toSorted(),
  )
})

test('of records that all change a reader sees the old ones or the new, never some of each', async () => {
  const server = await start()
  const folder = await newFolder()
  onTestFinished(() => removeFolder(folder))
  const [records, settings] = [join(folder, 'records.json'), join(folder, 'settings.json')]
  await writeFile(settings, '{"attributesForFaceting": ["generation"]}')
  const args = ['--records', records, '--settings', settings, '--index', 'books', '--apply']
  const writeRecords = (generation: number) =>
    writeFile(
      records,
      JSON.stringify(
        Array.from({ length: 6000 }, (_, number) => ({ objectID: `${number}`, generation })),
      ),
    )
  await writeRecords(1)
  await expect(provision(server, args).ended).resolves.toBe(0)
  await writeRecords(2)
  const { code, seen } = await provisionWhileRead(server, args, {
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
