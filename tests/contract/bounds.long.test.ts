import { beforeAll, expect, test } from 'vitest'

import { BOUNDS } from '#provider/protocol/bounds.ts'
import { isParameterName, parameters } from '#provider/protocol/parameters/parameters.ts'
import { measureWork } from '#tests/support/work.ts'

import { createApiDriver } from './api-driver.ts'
import { KEYS, createTarget } from './embedded.ts'
import type { Answer } from './target.ts'

const target = createTarget()
const { add, ask, put } = createApiDriver(() => target)

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

/** Units of work: one and a half seconds. What these requests took before there were bounds was up to ten times as much. */
const MOST = 40

/** What a request led to: its status if it is documented, came in time and with a bounded body. */
async function outcomeOf(body: object): Promise<string> {
  const { result: answer, work } = await measureWork(() =>
    ask({ path: '/1/indexes/§books/query', body, key: KEYS.searchKey }),
  )
  const { length } = JSON.stringify(answer.body)
  if (work > MOST) return `took ${work.toFixed(0)} units of work`
  if (length > BOUNDS.answerLength + 300_000) return `answered ${length} characters`
  return [200, 400, 422].includes(answer.status) ? 'fine' : `status ${answer.status}`
}

test.each(searched)('a search with %s at its most is answered or refused in time', async (name) => {
  for (const [kind, value] of Object.entries(extremes)) {
    const outcome = await outcomeOf({ query: 'a', hitsPerPage: RECORDS, [name]: value })
    expect(`${kind}: ${outcome}`).toBe(`${kind}: fine`)
  }
})

/** Three searches for all records of an index in one request. */
const searchLarge = (more: object): Promise<Answer> => {
  const requests = Array.from({ length: 3 }, () => ({
    indexName: '§large',
    hitsPerPage: 120,
    ...more,
  }))
  return ask({ path: '/1/indexes/*/queries', body: { requests } })
}

test('an answer that grows too long is refused with 422', async () => {
  const large = 'word '.repeat(19_000)
  const records = Array.from({ length: 120 }, (_, at) => ({ objectID: `${at}`, large }))
  await add('large', ...records.slice(0, 60))
  await add('large', ...records.slice(60))
  const message = 'The answer is longer than 20000000 characters, expected fewer hits or attributes'
  expect(await searchLarge({})).toMatchObject({ status: 422, body: { message } })
  const names = { attributesToRetrieve: ['objectID'], attributesToHighlight: [] }
  expect(await searchLarge(names)).toMatchObject({ status: 200 })
})
