import { expect, test } from 'vitest'

import type { ReleaseRecord } from '#catalogue/releases/record.ts'
import { connectWithin } from '#provision/client.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'
import { tooMany } from '#tests/support/too-many.ts'

import { createAnswers, searchAsPage } from './ranks.ts'

const built = await loadCatalogue()
const { records } = built
const answersOf = createAnswers(built)
const search = await searchAsPage()
const keys = { appId: 'plinth', key: 'plinth-search' }
const client = connectWithin(await catalogueProvider(), keys)

const releaseOf = (browser: string, status: ReleaseRecord['status']): string | undefined =>
  records.releases.find((release) => release.browser === browser && release.status === status)
    ?.objectID

type Case = readonly [index: string, query: string, id: string]

const cases: readonly Case[] = [
  ['features', 'webp', 'webp'],
  ['features', 'cors', 'cors'],
  ['features', 'avif', 'avif'],
  ['features', 'array at', 'array-at'],
  ['features', 'service worker', 'service-workers'],
  ['features', 'websocket', 'websockets'],
  ['features', 'anchor', 'anchor-positioning'],
  ['features', 'center a div', 'flexbox'],
  ['features', 'push notifications ios', 'push'],
  ['features', '100vh mobile', 'viewport-unit-variants'],
  ['features', 'subgrid browser support', 'subgrid'],
  ['features', 'has selector', 'has'],
  ['compat', 'aspect ratio', 'css.properties.aspect-ratio'],
  ['compat', 'async await', 'javascript.operators.await'],
  ['compat', 'in operator', 'javascript.operators.in'],
  ['compat', 'for of', 'javascript.statements.for_of'],
  ['compat', '[]', 'javascript.grammar.array_literals'],
  ['compat', '{}', 'javascript.operators.object_initializer'],
  ['compat', '!', 'javascript.operators.logical_not'],
  ['compat', '<>', 'javascript.operators.inequality'],
  ['compat', '?.', 'javascript.operators.optional_chaining'],
  ['compat', '/regex/v', 'javascript.builtins.RegExp.unicodeSets'],
  ['features', '/regex/v', 'regexp'],
  ['compat', 'navigator.clipboard.writeText("x")', 'api.Clipboard.writeText'],
  ['features', 'navigator.clipboard.writeText("x")', 'async-clipboard'],
  ['compat', 'el.scrollIntoView({behavior:"smooth"})', 'api.Element.scrollIntoView'],
  ['features', 'el.scrollIntoView({behavior:"smooth"})', 'scroll-into-view'],
  ['features', 'grid-template-columns: subgrid', 'subgrid'],
  ['compat', 'aspect-ratio: 16 / 9', 'css.properties.aspect-ratio'],
  ['compat', 'array.at(-1)', 'javascript.builtins.Array.at'],
  ['features', '<input type="date">', 'input-date-time'],
]

/** The records that answer a case now; none if the data has lost them. */
const currentOf = ([index, query, id]: Case) => answersOf({ index, query, expect: [id] })

const isKnown = (one: Case): boolean => currentOf(one).length > 0

test.each(cases.filter(isKnown))('%s: %j finds %s first', async (...one) => {
  const [index, query, id] = one
  const current = currentOf(one)
  // A record that has been renamed or split may come second or third.
  const found = (await search(index, query)).slice(0, current.includes(id) ? 1 : 3)
  expect(found.filter((result) => current.includes(result))).not.toEqual([])
})

test('the records of the cases exist; other versions of the packages may lack a few', () => {
  const lost = cases.filter((one) => !isKnown(one))
  expect(tooMany(lost, cases.length)).toEqual([])
})

test.each(['webp', 'avif', 'cors'])(
  'compat: the word "%s", which entries have, finds none that have it only with typing errors',
  async (word) => {
    const { hits, nbHits } = await client.searchSingleIndex({
      indexName: 'compat',
      searchParams: { query: word, hitsPerPage: 100, getRankingInfo: true },
    })
    expect(hits).toHaveLength(nbHits ?? 0)
    expect(hits.map(({ _rankingInfo }) => _rankingInfo?.nbTypos)).toEqual(hits.map(() => 0))
  },
)

test.each(['{{', '/-', '$ ^', '…'])(
  '%j, in which nothing can be searched, finds nothing',
  async (query) => {
    expect(await search('features', query)).toEqual([])
  },
)

test.each(['firefox', 'chrome', 'safari'])(
  '"%s" finds its current release first',
  async (browser) => {
    expect((await search('releases', browser))[0]).toBe(releaseOf(browser, 'current'))
  },
)

test('"latest safari" finds its current release first', async () => {
  expect((await search('releases', 'latest safari'))[0]).toBe(releaseOf('safari', 'current'))
})

test('"firefox esr" finds a release with long support first', async () => {
  const [first] = await search('releases', 'firefox esr')
  expect(records.releases.find(({ objectID }) => objectID === first)?.status).toBe('esr')
})

test.each([
  ['safari 18', 'safari-18'],
  ['safari 18.4', 'safari-18.4'],
  ['chrome 14', 'chrome-14'],
])('"%s" finds exactly that release first', async (query, id) => {
  expect((await search('releases', query))[0]).toBe(id)
})
