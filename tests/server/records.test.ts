import type { JsonSchema } from '@valibot/to-json-schema'
import { expect, inject, test } from 'vitest'

import { openApi } from '#server/records/open-api.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { currentFeature } from '#tests/support/current-feature.ts'
import { schemaFaults } from '#tests/support/json-schema.ts'

const server = inject('sharedServer')
const { address } = server
const described = openApi(address)
const named: Readonly<Record<string, JsonSchema>> = described.components.schemas
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

/** Asks an operation as a program does that knows the description alone. */
async function call(operation: string, id: string) {
  const [path, item] =
    Object.entries(described.paths).find(([, { get }]) => get.operationId === operation) ?? []
  if (path === undefined || item === undefined) throw new Error(`No operation ${operation}`)
  const response = await ask(path.replace('{id}', encodeURIComponent(id)))
  const answers: Readonly<Record<string, object>> = item.get.responses
  return { response, answer: answers[String(response.status)] }
}

const { records, content } = await loadCatalogue()

test.each([
  ['getFeature', 'Feature', records.features],
  ['getCompatEntry', 'CompatEntry', records.compat],
  ['getSpec', 'Spec', records.specs],
  ['getRelease', 'Release', records.releases],
] as const)('records by the operation %s have the schema %s', async (operation, schema, all) => {
  const some = Array.from({ length: 25 }, (_, part) => all[Math.floor((part * all.length) / 25)])
  const faults = some.map(async (record) => {
    const id = record?.objectID ?? ''
    const { response, answer } = await call(operation, id)
    expect(answer).toMatchObject({
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
    })
    const json: unknown = await response.json()
    expect(json).toMatchObject({ id })
    return schemaFaults(json, { $ref: `#/components/schemas/${schema}` }, { named, place: id })
  })
  expect((await Promise.all(faults)).flat()).toEqual([])
})

test('a former id leads to the record, a split one to its parts, an unknown one nowhere', async () => {
  const entries = Object.entries(content.redirects.features ?? {})
  const [former = '', [present = ''] = []] = entries.find(([, ids]) => ids.length === 1) ?? []
  const moved = await call('getFeature', former)
  expect(moved.response.status).toBe(301)
  expect(moved.answer).toBeDefined()
  expect(moved.response.headers.get('location')).toBe(`/features/${present}.json`)
  expect((await ask(`/features/${present}.json`)).status).toBe(200)
  const [split = '', parts = []] = entries.find(([, ids]) => ids.length > 1) ?? []
  const gone = await call('getFeature', split)
  expect(gone.response.status).toBe(410)
  await expect(gone.response.json()).resolves.toMatchObject({ parts: parts.map((id) => ({ id })) })
  const page = await (await ask(`/features/${split}`)).text()
  const linked = Array.from(page.matchAll(/href="\/features\/([^"/?]+)"/g), ([, id]) => id)
  expect(linked).toEqual(expect.arrayContaining([...parts]))
  const unknown = await call('getFeature', 'no-such-feature')
  expect(unknown.response.status).toBe(404)
  expect(unknown.response.headers.get('cache-control')).toBe('no-store')
  expect(unknown.answer).toBeDefined()
})

const { objectID } = await currentFeature('subgrid')

test.each([
  '',
  '?browsers=widely',
  '?browsers=2022',
  '?browsers=last+3+chrome+versions',
  '?browsers=node+20',
])('a badge is drawn for the browsers "%s", the same each time', async (query) => {
  const path = `/features/${objectID}.svg${query}`
  const first = await ask(path)
  expect(first.status).toBe(200)
  expect(first.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'",
  )
  await expect(first.text()).resolves.toMatch(/^<svg [^>]*role="img"/)
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await ask(path, { headers })).status).toBe(304)
})

test('pages stay out of frames, and out of reach for pages of other origins', async () => {
  const { headers } = await ask(`/features/${objectID}`)
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('access-control-allow-origin')).toBeNull()
})
