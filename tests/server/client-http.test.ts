import { join } from 'node:path'

import { algoliasearch } from 'algoliasearch'
import { afterEach, beforeEach } from 'vitest'

import { createProvider } from '#provider/provider.ts'
import { listen } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { openStore } from '#server/store/lmdb-store.ts'
import { connection } from '#tests/contract/client-connection.ts'
import { KEYS } from '#tests/contract/embedded.ts'
import { PATIENT, TIMEOUTS } from '#tests/support/patient.ts'
import { newFolder, removeFolder } from '#tests/support/server.ts'

/** Where the server of the test under way listens. */
const server = { port: 0, requests: 0, stop: async () => {} }

// The suite's client, on its own requester for Node and a socket instead of a function call.
connection.open = () =>
  algoliasearch(KEYS.appId, KEYS.adminKey, {
    hosts: [{ url: '127.0.0.1', port: server.port, protocol: 'http', accept: 'readWrite' }],
    timeouts: TIMEOUTS,
  })

// What `npm start` serves, on a durable store: empty for each test, as the suite expects.
beforeEach(async () => {
  const folder = await newFolder()
  const store = await openStore(join(folder, 'store'))
  const provider = createProvider({ ...PATIENT, ...KEYS, store })
  server.requests = 0
  const site = createSite({
    provider(request) {
      server.requests += 1
      return provider(request)
    },
    hostname: '127.0.0.1',
  })
  const { address, close } = await listen(site, { hostname: '127.0.0.1', port: 0 })
  server.port = Number(new URL(address).port)
  server.stop = async () => {
    await close()
    await store.close()
    await removeFolder(folder)
  }
})

afterEach(async () => {
  await server.stop()
  if (server.requests === 0) throw new Error('The test did not go over HTTP')
})

// After the hooks above, so that a server is there when the suite's own hooks make a client.
await import('#tests/contract/client.test.ts')
