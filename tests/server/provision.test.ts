import { writeFile } from 'node:fs/promises'
import { type RequestListener, createServer } from 'node:http'
import { join } from 'node:path'

import { algoliasearch } from 'algoliasearch'
import { expect, onTestFinished, test } from 'vitest'

import { hostsAt } from '#cli/client.ts'
import { createProvider } from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'
import { listen } from '#server/http/listen.ts'
import { createSite } from '#server/site.ts'
import { newFolder, removeFolder, startProgram } from '#tests/support/server.ts'

const adminKey = 'canary-admin-key'
const appId = 'plinth'

async function recordsFile(): Promise<(generation: number) => Promise<string>> {
  const folder = await newFolder()
  onTestFinished(() => removeFolder(folder))
  const file = join(folder, 'records.json')
  return async (generation) => {
    const records = Array.from({ length: 3000 }, (_, number) => ({
      objectID: `${number}`,
      generation,
    }))
    await writeFile(file, JSON.stringify(records))
    return file
  }
}

/** Called when records come. */
let onBatch: () => void = () => {}

const provision = (address: string, args: readonly string[]) =>
  startProgram('src/cli/provision.ts', {
    args,
    env: { ALGOLIA_HOST: address, ALGOLIA_APP_ID: appId, ALGOLIA_WRITE_KEY: adminKey },
  })

// The last is what a terminal sends that is closed.
test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s in the middle leaves the old records and no temporary index; the next run does the rest',
  async (signal) => {
    const store = createMemoryStore()
    const provider = createProvider({ appId, adminKey, searchKey: 'plinth-search', store })
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
    const state = async () => {
      const { items } = await client.listIndices()
      const { hits } = await client.browse<{ generation: number }>({ indexName: 'books' })
      return [items.map(({ name, entries }) => [name, entries]), hits[0]?.generation]
    }
    const write = await recordsFile()
    const args = ['--records', await write(1), '--index', 'books', '--apply']
    await expect(provision(address, args).ended).resolves.toBe(0)
    await write(2)
    const run = provision(address, args)
    onBatch = () => void run.process.kill(signal)
    // Ended by itself, not by the signal.
    await expect(run.ended).resolves.toBe(1)
    expect(run.output()).toContain('Interrupted. The records of books are as they were')
    await expect(state()).resolves.toEqual([[['books', 3000]], 1])
    onBatch = () => {}
    await expect(provision(address, args).ended).resolves.toBe(0)
    await expect(state()).resolves.toEqual([[['books', 3000]], 2])
  },
)

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
  'an index with a name like a command': (_, response) => {
    const item = { name: 'books_tmp_\u001b]8;;', entries: 1, dataSize: 1 }
    response.writeHead(200).end(JSON.stringify({ items: [item] }))
  },
}

test.each(Object.keys(bad))('neither key nor control character is printed for %s', async (name) => {
  const server = createServer(bad[name])
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const file = await (await recordsFile())(1)
  const isWell = name.startsWith('an index')
  const run = provision(`http://127.0.0.1:${port}`, ['--records', file, '--index', 'books'])
  await expect(run.ended).resolves.toBe(isWell ? 0 : 1)
  expect(run.output()).not.toMatch(/canary|\p{Cc}(?<!\n)/u)
  expect(run.output().trim()).not.toBe('')
})
