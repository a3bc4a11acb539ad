import { writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'

import { algoliasearch } from 'algoliasearch'
import { expect, onTestFinished, test } from 'vitest'

import { hostsAt } from '#provision/client.ts'
import { listen } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { createMemoryProvider } from '#tests/support/memory-provider.ts'
import { newFolder, removeFolder, startProgram } from '#tests/support/server.ts'

const adminKey = 'canary-admin-key'
const appId = 'plinth'

async function recordsFile(content: readonly object[]): Promise<string> {
  const folder = await newFolder()
  onTestFinished(() => removeFolder(folder))
  const file = join(folder, 'records.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

/** Called when records come. */
let onBatch: () => void = () => {}

const provision = (address: string, args: readonly string[]) =>
  startProgram('src/cli/provision.ts', {
    args,
    env: { ALGOLIA_HOST: address, ALGOLIA_APP_ID: appId, ALGOLIA_WRITE_KEY: adminKey },
  })

const records = (generation: number) =>
  Array.from({ length: 3000 }, (_, number) => ({ objectID: `${number}`, generation }))

/** A provider that has the first generation of books, and a file with the second. */
async function startWithBooks() {
  const { provider } = createMemoryProvider({ adminKey })
  const site = createSite({
    provider(request) {
      if (new URL(request.url).pathname.endsWith('/batch')) onBatch()
      return provider(request)
    },
    hostname: '127.0.0.1',
  })
  const { address, close } = await listen(site, { hostname: '127.0.0.1', port: 0 })
  onTestFinished(close)
  const client = algoliasearch(appId, adminKey, { hosts: hostsAt(address) })
  await client.replaceAllObjects({ indexName: 'books', objects: records(1) })
  const state = async () => {
    const { items } = await client.listIndices()
    const { hits } = await client.browse<{ generation: number }>({ indexName: 'books' })
    return [items.map(({ name, entries }) => [name, entries]), hits[0]?.generation]
  }
  const args = ['--records', await recordsFile(records(2)), '--index', 'books', '--apply']
  return { address, args, state }
}

test('an interrupted run leaves the old records and no temporary index; the next run does the rest', async () => {
  const { address, args, state } = await startWithBooks()
  // The last is what a terminal sends that is closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const run = provision(address, args)
    onBatch = () => void run.process.kill(signal)
    // Ended by itself, not by the signal.
    await expect(run.ended).resolves.toBe(1)
    expect(run.output()).toContain('Interrupted. The records of books are as they were')
    await expect(state()).resolves.toEqual([[['books', 3000]], 1])
  }
  onBatch = () => {}
  await expect(provision(address, args).ended).resolves.toBe(0)
  await expect(state()).resolves.toEqual([[['books', 3000]], 2])
})

/** Providers that answer badly, and say back what they were sent. */
const bad: Readonly<Record<string, RequestListener>> = {
  'a refusal': ({ headers }, response) => {
    const key = String(headers['x-algolia-api-key'])
    response.writeHead(403).end(JSON.stringify({ message: `No: ${key}\u001b[2J`, status: 403 }))
  },
  'a failure': ({ headers }, response) => {
    response.writeHead(500).end(`<h1>${String(headers['x-algolia-api-key'])}</h1>`)
  },
  'no JSON': ({ headers }, response) => {
    response.writeHead(200).end(`<h1>${String(headers['x-algolia-api-key'])}</h1>`)
  },
  'no answer': ({ socket }) => {
    socket.resetAndDestroy()
  },
  'an index with a name like a command': ({ url = '' }, response) => {
    const item = { name: 'books_tmp_\u001b]8;;', entries: 1, dataSize: 1 }
    const isList = /^\/1\/indexes(\?|$)/.test(url)
    response.writeHead(isList ? 200 : 404).end(JSON.stringify(isList ? { items: [item] } : {}))
  },
}

/** Runs the command against such a provider; resolves when it has ended. */
async function runAgainst(listener: RequestListener | undefined, file: string) {
  const server = createServer(listener)
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const run = provision(`http://127.0.0.1:${port}`, ['--records', file, '--index', 'books'])
  return { code: await run.ended, output: run.output() }
}

test('neither a key nor a control character is printed, whatever the provider answers', async () => {
  const file = await recordsFile([{ objectID: '1' }])
  const runs = await Promise.all(
    Object.entries(bad).map(async ([name, listener]) => {
      const { code, output } = await runAgainst(listener, file)
      return { name, code, output }
    }),
  )
  const codes = runs.map(({ name, code }) => [name, code])
  expect(codes).toEqual(runs.map(({ name }) => [name, name.startsWith('an index') ? 0 : 1]))
  expect(runs.filter(({ output }) => /canary|\p{Cc}(?<!\n)/u.test(output))).toEqual([])
  expect(runs.filter(({ output }) => output.trim() === '')).toEqual([])
})
