import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { parameters } from '#provider/protocol/parameters/parameters.ts'
import { codePoint } from '#tests/support/code-point.ts'

import { createTarget } from './embedded.ts'
import { seed } from './seed.ts'
import { at, send } from './target.ts'

const target = createTarget()

beforeAll(() => seed(target))

const names = Object.entries(parameters).flatMap(([name, { scope }]) => (scope.query ? [name] : []))

/** Valid and invalid values of parameters. */
const value = fc.oneof(
  fc.constantFrom<unknown>(
    true,
    false,
    'true',
    '',
    '*',
    null,
    0,
    1,
    5,
    2000,
    -1,
    'min',
    'word',
    'lastWords',
  ),
  fc.constantFrom<unknown>(
    'name',
    'brand:Acme',
    'price>1',
    '-name',
    'asc(price)',
    ['name:3'],
    ['*'],
    [['brand:Acme']],
  ),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: codePoint, maxLength: 10 }),
  fc.jsonValue({ maxDepth: 2 }),
)
const search = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...names), value), {
    maxLength: 6,
    selector: ([name]) => name,
  })
  .map((entries) => Object.fromEntries(entries))

test('a search with any parameters gets a result or a refusal with a message', async () => {
  await fc.assert(
    fc.asyncProperty(search, async (body) => {
      const answer = await send(target, { path: '/1/indexes/§products/query', body })
      expect([200, 400]).toContain(answer.status)
      const message = answer.status === 200 ? 'none' : at(answer.body, 'message')
      expect(message).toEqual(expect.stringMatching(/./))
    }),
    { numRuns: 500 },
  )
})

test('a page of a search for any text is a slice of the whole answer', async () => {
  const words = fc.constantFrom(
    'shoe',
    'running',
    'acme',
    'a',
    'blue',
    'bot',
    'rd',
    'trial',
    '"',
    '-',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(words, { maxLength: 4 }), fc.nat(4), async (parts, offset) => {
      const ask = async (more: object): Promise<unknown> => {
        const body = { query: parts.join(' '), advancedSyntax: true, ...more }
        return (await send(target, { path: '/1/indexes/§products/query', body })).body
      }
      const whole = at(await ask({}), 'hits')
      const part = at(await ask({ offset, length: 2 }), 'hits')
      expect(part).toEqual(Array.isArray(whole) && whole.slice(offset, offset + 2))
    }),
    { numRuns: 80 },
  )
})

const body = fc.oneof(fc.string(), fc.json({ maxDepth: 4 }))

test.each([
  ['POST', '/1/indexes/*/queries'],
  ['POST', '/1/indexes/§junk/batch'],
  ['POST', '/1/indexes/*/batch'],
  ['POST', '/1/indexes/*/objects'],
  ['POST', '/1/indexes/§junk/operation'],
  ['PUT', '/1/indexes/§junk/settings'],
  ['POST', '/1/indexes/§junk/synonyms/batch'],
  ['POST', '/1/indexes/§products/browse'],
  ['POST', '/1/indexes/§products/facets/brand/query'],
  ['POST', '/1/keys'],
  ['POST', '/1/events'],
] as const)('%s %s with any body gets a documented status', async (method, path) => {
  await fc.assert(
    fc.asyncProperty(body, async (raw) => {
      const answer = await send(target, { method, path, raw })
      expect([200, 400, 402, 404, 422]).toContain(answer.status)
    }),
    { numRuns: 50 },
  )
})
