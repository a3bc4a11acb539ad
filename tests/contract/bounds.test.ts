import { beforeAll, expect, test } from 'vitest'

import { BOUNDS } from '#provider/protocol/bounds.ts'
import { isParameterName, parameters } from '#provider/protocol/parameters/parameters.ts'
import { startWorkTimer } from '#server/processes/work-timer.ts'
import { PATIENT } from '#tests/support/patient.ts'

import { createApiDriver } from './api-driver.ts'
import { KEYS, createTarget } from './embedded.ts'
import type { Answer } from './target.ts'

const target = createTarget()
const { add, ask, found, put } = createApiDriver(() => target)

const RECORDS = 100
const text = 'a word that is often found in a text of words '.repeat(10)

beforeAll(async () => {
  await put({
    method: 'PUT',
    path: '/1/indexes/§books/settings',
    body: { searchableAttributes: ['text'], attributesForFaceting: ['searchable(kind)'] },
  })
  const records = Array.from({ length: RECORDS }, (_, at) => ({
    objectID: String(at),
    text,
    kind: `kind ${at}`,
    number: at,
  }))
  await add('books', ...records)
})

/** Nearly as large as a body may be; each is one kind of value at its most. */
const extremes: Readonly<Record<string, unknown>> = {
  'a long text': 'x'.repeat(900_000),
  'a text of many words': 'a '.repeat(450_000),
  'a path of many levels': `a${'.a'.repeat(450_000)}`,
  'many names': Array.from({ length: 90_000 }, (_, at) => `n${at}`),
  'many paths': Array.from({ length: 40_000 }, () => 'text.a.b.c.d.e'),
  'the same attribute often': Array.from({ length: 90_000 }, () => 'text:99'),
  'deep JSON in a text': '['.repeat(200_000),
  'a long number': '1'.repeat(900_000),
  'a number with a letter at its end': `number > ${'1'.repeat(900_000)}x`,
  'the largest integer': Number.MAX_SAFE_INTEGER,
  'a list in a list in a list': [[[['text:a']]]],
}

const searched = Object.keys(parameters).filter(
  (name) => isParameterName(name) && parameters[name].scope.query,
)

/** Milliseconds of work; what these requests took before there were bounds was 2 to 15 seconds. */
const MOST = 1500

/** What a request led to: its status if it is documented, came in time and with a bounded body. */
async function outcomeOf(body: object): Promise<string> {
  const worked = startWorkTimer()
  const answer = await ask({ path: '/1/indexes/§books/query', body, key: KEYS.searchKey })
  const took = worked()
  const { length } = JSON.stringify(answer.body)
  if (took > MOST) return `took ${took} ms`
  if (length > BOUNDS.answerLength + 300_000) return `answered ${length} characters`
  return [200, 400, 422].includes(answer.status) ? 'fine' : `status ${answer.status}`
}

test.each(searched)('a search with %s at its most is answered or refused in time', async (name) => {
  for (const [kind, value] of Object.entries(extremes)) {
    const outcome = await outcomeOf({ query: 'a', hitsPerPage: RECORDS, [name]: value })
    expect(`${kind}: ${outcome}`).toBe(`${kind}: fine`)
  }
})

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

const patient = createTarget(PATIENT)
const slowly = createApiDriver(() => patient)

/** Three searches for all records of an index in one request. */
const searchLarge = (more: object): Promise<Answer> => {
  const requests = Array.from({ length: 3 }, () => ({
    indexName: '§large',
    hitsPerPage: 120,
    ...more,
  }))
  return slowly.ask({ path: '/1/indexes/*/queries', body: { requests } })
}

test('an answer that grows too long is refused with 422', async () => {
  const large = 'word '.repeat(19_000)
  const records = Array.from({ length: 120 }, (_, at) => ({ objectID: `${at}`, large }))
  await slowly.add('large', ...records.slice(0, 60))
  await slowly.add('large', ...records.slice(60))
  const message = 'The answer is longer than 20000000 characters, expected fewer hits or attributes'
  expect(await searchLarge({})).toMatchObject({ status: 422, body: { message } })
  const names = { attributesToRetrieve: ['objectID'], attributesToHighlight: [] }
  expect(await searchLarge(names)).toMatchObject({ status: 200 })
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
  await slowly.add('slow', ...Array.from({ length: 10 }, (_, at) => ({ objectID: `${at}`, large })))
  // Long to read, short to answer.
  const snippets = { attributesToHighlight: [], attributesToSnippet: ['large:3'] }
  const slow = { indexName: '§slow', query: 'word', attributesToRetrieve: [], ...snippets }
  const order: string[] = []
  const note = (name: string) => () => order.push(name)
  const requests = Array.from({ length: 10 }, () => slow)
  const long = slowly.ask({ path: '/1/indexes/*/queries', body: { requests } })
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  const short = slowly.ask({ path: '/1/indexes/§slow/query', body: { hitsPerPage: 0 } })
  await Promise.all([long.then(note('long')), short.then(note('short'))])
  expect(await long).toMatchObject({ status: 200 })
  expect(order).toEqual(['short', 'long'])
})
