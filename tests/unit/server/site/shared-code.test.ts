import { expect, test } from 'vitest'

import { createSite } from '#server/site/site.ts'

const site = createSite({
  hostname: '127.0.0.1',
  provider: async () => Response.json({}),
  built: {
    dist: 'none',
    page: { answer: async () => new Response('') },
    heads: async () => ({ movedTo: '/' }),
  },
})

const post = (path: string) =>
  new Request(`http://127.0.0.1:4321${path}`, {
    method: 'POST',
    headers: { host: '127.0.0.1:4321', origin: 'null', 'sec-fetch-site': 'cross-site' },
    body: 'a { gap: 1px }',
  })

test('code that another app shares is not read: the answer leads to the view that says why', async () => {
  const request = post('/check')
  const response = await site.fetch(request)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/check?shared')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(request.bodyUsed).toBe(false)
})

test('no other view takes a POST', async () => {
  expect((await site.fetch(post('/about'))).status).toBe(405)
})
