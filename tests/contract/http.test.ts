import { serve, type ServerType } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'

import { errorCases } from './cases/errors.ts'
import { searchCases } from './cases/searches.ts'
import { createTarget } from './embedded.ts'
import { send, type Target } from './target.ts'
import { wireTests } from './wire.ts'

const inner = createTarget()
let server: ServerType | undefined

/** The same provider behind a real socket. */
async function listen(): Promise<Target> {
  const origin = await new Promise<string>((resolve) => {
    // Hono passes its environment too, where the provider takes the time at which a request was received.
    server = serve(
      { fetch: (request) => inner.fetch(request), hostname: '127.0.0.1', port: 0 },
      ({ port }) => resolve(`http://127.0.0.1:${port}`),
    )
  })
  return { ...inner, origin, fetch: (request) => fetch(request) }
}

const target = listen()

// Cases of other groups differ in JSON bodies only, which a socket carries unchanged.
wireTests(
  () => target,
  [
    ['search', searchCases],
    ['refused', errorCases],
  ],
)

afterAll(async () => {
  await new Promise((resolve) => server?.close(resolve))
})

test('a body of 11 MB is refused by its content-length', async () => {
  const answer = await send(await target, {
    path: '/1/indexes/§products/batch',
    raw: ' '.repeat(11_000_000),
  })
  expect(answer).toMatchObject({ status: 413, body: { status: 413 } })
})
