import { expect, test } from 'vitest'

import { createSite, type Site } from '#server/site/site.ts'

/** A site whose provider notes from which addresses it was asked. */
function start() {
  const addresses: (string | undefined)[] = []
  const site = createSite({
    provider: async (_, origin) => {
      addresses.push(origin?.address)
      return Response.json({})
    },
    hostname: '127.0.0.1',
  })
  return { site, addresses }
}

const post = async (site: Site, path: string, address: string): Promise<Response> =>
  site.request(
    `http://localhost${path}`,
    { method: 'POST', headers: { host: 'localhost' } },
    {
      incoming: { socket: { remoteAddress: address } },
    },
  )

test('the provider receives the address from which a request comes', async () => {
  const { site, addresses } = start()
  await post(site, '/1/indexes/*/queries', '::ffff:192.0.2.1')
  expect(addresses).toEqual(['192.0.2.1'])
})

/** Sends events until they are refused. Returns the refusal. */
async function exhaust(site: Site, address: string, left = 500): Promise<Response> {
  const response = await post(site, '/1/events', address)
  return response.status === 429 || left === 0 ? response : exhaust(site, address, left - 1)
}

test.each(['/1/events/', '/1/%65vents'])(
  'events are limited under another form of their path: %s',
  async (path) => {
    const { site } = start()
    await exhaust(site, '192.0.2.1')
    expect((await post(site, path, '192.0.2.1')).status).toBe(429)
  },
)

test('an address that sends events without end is refused with a time, searches and others are not', async () => {
  const { site, addresses } = start()
  const refused = await exhaust(site, '192.0.2.1')
  expect(refused.status).toBe(429)
  expect(addresses.length).toBeGreaterThanOrEqual(300)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  expect((await post(site, '/1/indexes/*/queries', '192.0.2.1')).status).toBe(200)
  expect((await post(site, '/1/events', '192.0.2.2')).status).toBe(200)
})
