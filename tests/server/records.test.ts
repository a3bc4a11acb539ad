import { expect, inject, test } from 'vitest'

import { openApi } from '#server/records/open-api.ts'
import { currentFeature } from '#tests/support/current-feature.ts'

const server = inject('sharedServer')
const { address } = server
const described = openApi(address)
const ask = (path: string, init?: RequestInit) =>
  fetch(address + path, { redirect: 'manual', ...init })

test('the server describes itself as the code does, to pages of any origin', async () => {
  const response = await ask('/openapi.json', { headers: { origin: 'https://other.example' } })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  await expect(response.json()).resolves.toEqual(JSON.parse(JSON.stringify(described)))
  const overview = await ask('/llms.txt')
  expect(overview.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  await expect(overview.text()).resolves.toContain(`${address}/openapi.json`)
})

const { objectID } = await currentFeature('subgrid')

test('pages stay out of frames, and out of reach for pages of other origins', async () => {
  const { headers } = await ask(`/features/${objectID}`)
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('access-control-allow-origin')).toBeNull()
})
