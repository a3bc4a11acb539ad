import type { JsonSchema } from '@valibot/to-json-schema'
import { expect, test } from 'vitest'

import { listNames } from '#catalogue/indices.ts'
import { isRecordId, machineAddress } from '#server/records/address.ts'
import { overviewText } from '#server/records/machines.ts'
import { openApi } from '#server/records/open-api.ts'
import { schemaFaults } from '#tests/support/json-schema.ts'

const siteUrl = 'https://plinth.example'
const described = openApi(siteUrl)
const operations = Object.entries(described.paths).map(([path, { get }]) => ({ path, get }))

/** Every object in a value, with its place. */
function* objectsIn(value: unknown, place = '#'): Generator<readonly [string, object]> {
  if (typeof value !== 'object' || value === null) return
  yield [place, value]
  for (const [name, part] of Object.entries(value)) yield* objectsIn(part, `${place}/${name}`)
}

test('the description is one of OpenAPI 3.1, and plain JSON', () => {
  expect(described.openapi).toMatch(/^3\.1\.\d$/)
  expect(described.servers).toEqual([{ url: siteUrl }])
  expect(described.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  expect(JSON.parse(JSON.stringify(described))).toEqual(described)
})

test('every reference leads to a schema, and every schema is referred to', () => {
  const references = [...objectsIn(described)].flatMap(([, object]) =>
    '$ref' in object ? [String(object.$ref)] : [],
  )
  const known = Object.keys(described.components.schemas).map(
    (name) => `#/components/schemas/${name}`,
  )
  expect([...new Set(references)].toSorted()).toEqual(known.toSorted())
})

test('every schema of an object states its fields, and those that must be there are among them', () => {
  const faulty = [...objectsIn(described.components.schemas)].filter(([, object]) => {
    if (!('type' in object) || object.type !== 'object') return false
    const required = 'required' in object && Array.isArray(object.required) ? object.required : []
    const properties = 'properties' in object ? Object(object.properties) : {}
    const isClosed = 'additionalProperties' in object && object.additionalProperties === false
    return !isClosed || required.some((name) => !Object.hasOwn(properties, name))
  })
  expect(faulty).toEqual([])
})

test('every operation has a name of its own, its parameters in the path, and content by its status', () => {
  const names = operations.map(({ get }) => get.operationId)
  expect(new Set(names).size).toBe(names.length)
  for (const { path, get } of operations) {
    const parameters = 'parameters' in get ? get.parameters : []
    const inPath = parameters.flatMap((one) => (one.in === 'path' ? [one.name] : []))
    expect(inPath).toEqual(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name))
    for (const [status, response] of Object.entries(get.responses)) {
      expect(response.description).not.toBe('')
      expect('content' in response).toBe(!status.startsWith('30'))
    }
  }
})

test('every path is that of a program, with an example that has the form of an id', () => {
  for (const { path, get } of operations) {
    const [id] = 'parameters' in get ? get.parameters : []
    const address = machineAddress(path.replace('{id}', id?.example ?? ''))
    const isOne =
      address !== undefined && (!('list' in address) || isRecordId(address.list, address.id))
    expect(isOne).toBe(true)
  }
  expect(operations).toHaveLength(listNames.length + 2)
})

test('the overview links to every list, to the description and to nothing of another site', () => {
  const links = Array.from(
    overviewText(siteUrl).matchAll(/\]\(([^)]+)\)/g),
    ([, link = '']) => link,
  )
  for (const list of listNames) expect(links).toContain(`${siteUrl}/${list}`)
  expect(links).toContain(`${siteUrl}/openapi.json`)
  expect(links.filter((link) => !link.startsWith(`${siteUrl}/`))).toEqual([])
})

test.each([
  ['a field that is missing', { id: 'a' }, 'x: "day" is missing'],
  [
    'a field of no schema',
    { id: 'a', day: '2026-01-01', more: 1 },
    'x: "more" is not in the schema',
  ],
  ['a word of no list', { id: 'b', day: '2026-01-01' }, 'x.id: "b" is none of the words'],
  ['a day in another form', { id: 'a', day: '2026-1-1' }, 'x.day: "2026-1-1" has another form'],
  ['a text for a list', [], 'x: no object'],
])('what compares answers with schemas finds %s', (_, value, fault) => {
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      id: { type: 'string', enum: ['a'] },
      day: { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` },
    },
    required: ['id', 'day'],
    additionalProperties: false,
  }
  expect(schemaFaults(value, schema, { named: {}, place: 'x' })).toEqual([fault])
})
