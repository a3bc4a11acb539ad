import { beforeAll, expect, test } from 'vitest'

import { BOUNDS } from '#provider/protocol/bounds.ts'

import { createApiDriver } from './api-driver.ts'
import { createTarget } from './embedded.ts'

const target = createTarget()
const { add, ask, found } = createApiDriver(() => target)

beforeAll(() =>
  add('books', ...Array.from({ length: 20 }, (_, at) => ({ objectID: String(at), number: at }))),
)

test('searches at the bounds of lists, paths and tags are answered', async () => {
  const path = Array.from({ length: BOUNDS.depth }, () => 'a').join('.')
  const names = Array.from({ length: BOUNDS.attributes }, (_, at) => `${path.slice(2)}.n${at}`)
  const body = {
    attributesToRetrieve: names,
    attributesToSnippet: names,
    highlightPreTag: '<'.repeat(BOUNDS.tagLength),
    optionalWords: Array.from({ length: BOUNDS.entries }, (_, at) => `w${at}`),
    facetFilters: '['.repeat(BOUNDS.depth) + ']'.repeat(BOUNDS.depth),
  }
  expect(await found('books', body)).toHaveLength(20)
})

const beyond: readonly (readonly [what: string, body: object, message: string])[] = [
  [
    'attributes',
    { attributesToRetrieve: Array.from({ length: BOUNDS.attributes + 1 }, () => 'a') },
    'Invalid value for "attributesToRetrieve" parameter, expected array of at most 200 entries',
  ],
  [
    'levels of a path',
    { attributesToRetrieve: [`a${'.a'.repeat(BOUNDS.depth)}`] },
    'Invalid value for "attributesToRetrieve" parameter, expected paths of at most 32 levels',
  ],
  [
    'entries of a list',
    { optionalWords: Array.from({ length: BOUNDS.entries + 1 }, () => 'a') },
    'Invalid value for "optionalWords" parameter, expected array of at most 1000 entries',
  ],
  [
    'characters of an entry',
    { optionalWords: ['a'.repeat(BOUNDS.entryLength + 1)] },
    'Invalid value for "optionalWords" parameter, expected entries of at most 1000 characters',
  ],
  [
    'characters of a tag',
    { highlightPreTag: 'a'.repeat(BOUNDS.tagLength + 1) },
    'Invalid value for "highlightPreTag" parameter, expected string of at most 128 characters',
  ],
  [
    'entries of a nested list',
    { facetFilters: Array.from({ length: BOUNDS.nestedEntries }, () => []) },
    'Invalid value for "facetFilters" parameter, expected array of at most 2000 entries at all levels',
  ],
  [
    'names in form-encoded parameters',
    { params: 'page=1&'.repeat(BOUNDS.formNames) },
    'Too many parameters, expected at most 1000',
  ],
  [
    'members of a body',
    {
      renderingContent: Object.fromEntries(
        Array.from({ length: BOUNDS.members }, (_, at) => [at, 1]),
      ),
    },
    'Invalid JSON: more than 20000 members of objects',
  ],
  [
    'levels of JSON in a text',
    { facetFilters: '['.repeat(BOUNDS.depth + 1) + ']'.repeat(BOUNDS.depth + 1) },
    'Invalid value for "facetFilters" parameter, expected JSON of at most 32 levels of nesting',
  ],
]

test.each(beyond)('one more than the bound of %s is refused with 400', async (_, body, message) => {
  expect(await ask({ path: '/1/indexes/§books/query', body })).toMatchObject({
    status: 400,
    body: { message, status: 400 },
  })
})

test('a search that ranks by attributes that no setting names answers as without them', async () => {
  const ranked = Array.from({ length: BOUNDS.entries }, (_, at) => `asc(zz${at})`)
  const [plain, ranking] = [await found('books', {}), await found('books', { ranking: ranked })]
  expect(ranking).toEqual(plain)
})

test('more records by name than a request may ask for are refused with 400', async () => {
  const requests = Array.from({ length: BOUNDS.entries + 1 }, () => ({
    indexName: '§books',
    objectID: '1',
  }))
  expect(await ask({ path: '/1/indexes/*/objects', body: { requests } })).toMatchObject({
    status: 400,
    body: { message: 'Too many records requested, expected at most 1000' },
  })
})

test('another request is answered between the queries of a long one', async () => {
  const large = 'word '.repeat(19_000)
  await add('slow', ...Array.from({ length: 10 }, (_, at) => ({ objectID: `${at}`, large })))
  // Long to read, short to answer.
  const snippets = { attributesToHighlight: [], attributesToSnippet: ['large:3'] }
  const slow = { indexName: '§slow', query: 'word', attributesToRetrieve: [], ...snippets }
  const order: string[] = []
  const note = (name: string) => () => order.push(name)
  const requests = Array.from({ length: 10 }, () => slow)
  const long = ask({ path: '/1/indexes/*/queries', body: { requests } })
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  const short = ask({ path: '/1/indexes/§slow/query', body: { hitsPerPage: 0 } })
  await Promise.all([long.then(note('long')), short.then(note('short'))])
  expect(await long).toMatchObject({ status: 200 })
  expect(order).toEqual(['short', 'long'])
})
