import { beforeAll, expect, test } from 'vitest'

import { isParameterName, parameters } from '#provider/protocol/parameters/parameters.ts'

import { KEYS, createTarget } from './embedded.ts'
import { secured } from './secured.ts'
import { type Answer, at, send, type Target, write } from './target.ts'

/** Part of what a key forces, of which its users should not learn. */
const SECRET = 'tenant42'

let target: Target

beforeAll(async () => {
  target = createTarget()
  await write(target, {
    method: 'PUT',
    path: '/1/indexes/§vault/settings',
    body: { searchableAttributes: ['name'], attributesForFaceting: ['searchable(owner)'] },
  })
  await write(target, { path: '/1/indexes/§vault/batch', body: { requests: [] } })
})

const endpoints: readonly ((key: string, body: object) => Promise<Answer>)[] = [
  (key, body) => send(target, { path: '/1/indexes/§vault/query', key, body }),
  (key, body) => send(target, { path: '/1/indexes/§vault/facets/owner/query', key, body }),
  (key) => send(target, { method: 'GET', path: '/1/indexes/§vault/one', key }),
  (key) =>
    send(target, {
      path: '/1/indexes/*/objects',
      key,
      body: { requests: [{ indexName: '§vault', objectID: 'one' }] },
    }),
]

/** What every endpoint that refuses a key says. */
async function refusalsOf(key: string, body: object = {}): Promise<readonly string[]> {
  const answers = await Promise.all(endpoints.map((endpoint) => endpoint(key, body)))
  return answers
    .filter(({ status }) => status >= 400)
    .map((answer) => String(at(answer.body, 'message')))
}

const ofQueries = Object.keys(parameters).filter(
  (name) => isParameterName(name) && parameters[name].scope.query,
)

/** Texts that some parser refuses, each with the secret where its message would name the value. */
const texts = [
  SECRET,
  `-${SECRET}`,
  `owner:a ${SECRET} "b"`,
  `owner:${SECRET}:x`,
  `owner:"${SECRET}" x`,
  `("${SECRET}" OR`,
  `price>${SECRET}`,
  `["${SECRET}"]`,
  `[["${SECRET}"]]`,
  `["price>${SECRET}"]`,
  `["asc(${SECRET}"]`,
  `{"${SECRET}":1}`,
  `[{"${SECRET}":1}]`,
]

test.each(ofQueries)('no refusal repeats what a secured key forces as %s', async (name) => {
  const keys = texts.map((text) => secured(KEYS.searchKey, { [name]: text }))
  const refusals = await Promise.all(keys.map((key) => refusalsOf(key)))
  expect(refusals.flat().filter((message) => message.includes(SECRET))).toEqual([])
})

test.each(['filters', 'facetFilters', 'numericFilters', 'hitsPerPage'])(
  'the refusal of an invalid %s of a secured key names the parameter',
  async (name) => {
    const [refusal] = await refusalsOf(secured(KEYS.searchKey, { [name]: `(${SECRET}` }))
    expect(refusal).toBe(`${name}: the API key forces an invalid value`)
  },
)

test('a filter that is sent is named in its refusal, whatever filter the key has', async () => {
  const key = secured(KEYS.searchKey, { filters: `owner:${SECRET}` })
  const [refusal] = await refusalsOf(key, { filters: 'owner:"ann" mine' })
  expect(refusal).toBe('filters: Unexpected token string(mine) expected end of filter at col 12')
})
