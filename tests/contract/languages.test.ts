import { beforeAll, expect, test } from 'vitest'

import { createApiDriver } from './api-driver.ts'
import { createTarget } from './embedded.ts'
import { at } from './target.ts'

const target = createTarget()
const { add, ask, found, put } = createApiDriver(() => target)

beforeAll(async () => {
  await add(
    'texts',
    { objectID: 'all', text: 'on a une idee' },
    { objectID: 'some', text: 'une idee' },
    { objectID: 'feet', text: 'two feet' },
    { objectID: 'foot', text: 'a foot' },
  )
})

/** What is found by a query that English stop words would shorten, and by one that English plurals would widen. */
async function answers(parameters: object): Promise<readonly (readonly string[])[]> {
  return Promise.all([
    found('texts', { query: 'on a une idee', ...parameters }),
    found('texts', { query: 'foot', ...parameters }),
  ])
}

const ENGLISH = [
  ['all', 'some'],
  ['feet', 'foot'],
]
const NONE = [['all'], ['foot']]

test.each([
  [[], ENGLISH],
  [['en'], ENGLISH],
  [['fr', 'en'], ENGLISH],
  [['fr'], NONE],
  [['de', 'pt-br'], NONE],
])(
  'true beside the languages %j means these languages, in a query and in settings',
  async (languages, expected) => {
    const both = { ignorePlurals: true, removeStopWords: true }
    expect(await answers({ queryLanguages: languages, ...both })).toEqual(expected)
    await put({
      method: 'PUT',
      path: '/1/indexes/§texts/settings',
      body: { queryLanguages: languages, ...both },
    })
    expect(await answers({})).toEqual(expected)
    const off = { queryLanguages: null, ignorePlurals: null, removeStopWords: null }
    await put({ method: 'PUT', path: '/1/indexes/§texts/settings', body: off })
    if (languages.length === 0) return
    expect(await answers({ ignorePlurals: languages, removeStopWords: languages })).toEqual(
      expected,
    )
  },
)

test('a list of languages counts whatever the languages of the query are', async () => {
  const lists = { ignorePlurals: ['en'], removeStopWords: 'en' }
  expect(await answers({ ...lists, queryLanguages: ['fr'] })).toEqual(ENGLISH)
})

test.each(['queryLanguages', 'ignorePlurals', 'removeStopWords'])(
  'a query with an unknown language in %s is refused with 400',
  async (name) => {
    for (const value of [['xx'], ['en', 'english'], 'xx', '["fr","xx"]']) {
      const { status, body } = await ask({
        path: '/1/indexes/§texts/query',
        body: { [name]: value },
      })
      expect(status).toBe(400)
      expect(at(body, 'message')).toMatch(
        `Invalid value for "${name}" parameter, expected array of language codes: af, ar, `,
      )
    }
  },
)

test.each(['queryLanguages', 'indexLanguages', 'ignorePlurals', 'removeStopWords'])(
  'a setting %s with an unknown language is refused with 400',
  async (name) => {
    const send = (value: unknown) =>
      ask({ method: 'PUT', path: '/1/indexes/§texts/settings', body: { [name]: value } })
    expect(await send(['xx'])).toMatchObject({ status: 400 })
    expect(await send(['en', 'fr'])).toMatchObject({ status: 200 })
    expect(await send(null)).toMatchObject({ status: 200 })
  },
)
