import { brotliCompressSync, constants } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { parseSearchHref } from '#search/address/search-state.ts'
import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { withMarkedTexts } from '#search/transport/marked-texts.ts'
import { listParameters, sentRequests } from '#search/widgets/list-requests.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'

const provider = await catalogueProvider()

type Hit = Readonly<Record<string, unknown>>
type Answer = { readonly results: readonly { readonly hits: readonly Hit[] }[] }

const address = 'http://127.0.0.1/1/indexes/*/queries'
const keys = 'x-algolia-application-id=plinth&x-algolia-api-key=plinth-search'

const visit = { today: '2026-11-28', turnDays: [], datedValues: {} }

/** What a list asks first at an address. */
function firstSearch(href: string) {
  const search = parseSearchHref(href)
  return search?.list ? sentRequests(listParameters(search.list, search.state, visit)) : []
}

/**
 * The serialized answer to the first search at an address; `changes` apply to the query for
 * results.
 */
async function answerTo(href: string, changes: object = {}): Promise<string> {
  const [own, ...others] = firstSearch(href)
  if (own === undefined) throw new Error(`${href} sends no search.`)
  const changed = { ...own, params: { ...own.params, ...changes } }
  const requests = [changed, ...others].map(({ params, ...rest }) => Object.assign(rest, params))
  const body = JSON.stringify({ requests })
  const response = await provider(new Request(`${address}?${keys}`, { method: 'POST', body }))
  expect(response.status).toBe(200)
  return response.text()
}

function hitsOf(text: string): readonly Hit[] {
  const answer: Answer = JSON.parse(text)
  return withMarkedTexts(answer.results[0]?.hits ?? [])
}

const withoutMarks = (hit: Hit): Hit =>
  Object.fromEntries(Object.entries(hit).filter(([name]) => name !== '_highlightResult'))

const words = ['a', 'grid', 'contaner', 'fetch', 'css color', 'chrome 140', 'how to center a div']

const addressesOf = ({ path }: ListDefinition) =>
  words.flatMap((q) =>
    ['', '&view=table', '&targets=chrome+109'].map(
      (rest) => `${path}?q=${encodeURIComponent(q)}${rest}`,
    ),
  )

describe.each(lists)('the list of $noun', (list) => {
  test('has the same hits as if it asked for its texts beside the highlights', async () => {
    let read = 0
    for (const href of addressesOf(list)) {
      const { attributesToRetrieve = [] } = firstSearch(href)[0]?.params ?? {}
      const asked = { attributesToRetrieve: [...attributesToRetrieve, ...list.texts] }
      const [short, whole] = [await answerTo(href), await answerTo(href, asked)]
      const shown = hitsOf(short).map(withoutMarks)
      // A table that does not show a text does not highlight it either.
      const known = new Set(shown.flatMap((hit) => Object.keys(hit)))
      const wanted = hitsOf(whole).map((hit) =>
        Object.fromEntries(Object.entries(withoutMarks(hit)).filter(([name]) => known.has(name))),
      )
      expect(shown).toEqual(wanted)
      expect(shown.filter((hit) => !(list.table.name in hit))).toEqual([])
      read += shown.length
    }
    expect(read).toBeGreaterThan(words.length)
  })

  test('is sent no text twice, and no highlights where nothing is searched for', async () => {
    const [blank] = firstSearch(list.path)
    expect(blank?.params).toMatchObject({
      attributesToRetrieve: [...list.attributes],
      attributesToHighlight: [],
    })
    for (const href of addressesOf(list)) {
      const answer: Answer = JSON.parse(await answerTo(href))
      for (const { _highlightResult: marks = {}, ...hit } of answer.results[0]?.hits ?? []) {
        expect(list.texts.filter((text) => text in hit && text in Object(marks))).toEqual([])
      }
    }
  })

  test.each(['gr', 'css+gr', 'c+grid+'])(
    'marks what its rows show, and nothing else, where the last word of "%s" has two letters or more',
    (q) => {
      const [own] = firstSearch(`${list.path}?q=${q}`)
      expect(own?.params).toMatchObject({ attributesToHighlight: [...list.highlight] })
    },
  )

  test.each(['g', '+g', 'css+g', 'css+g+'])(
    'marks single texts only where the last word of "%s" is one letter',
    (q) => {
      const [own] = firstSearch(`${list.path}?q=${q}`)
      expect(own?.params).toMatchObject({ attributesToHighlight: [...list.texts] })
    },
  )

  test('holds its texts in every record, so that none of them is left out of the highlights', async () => {
    const { records } = await loadCatalogue()
    const [first = ''] = list.texts
    const own: readonly object[] = records[list.id]
    expect(first).toBe(list.names[0])
    for (const record of own) {
      const texts = list.texts.map((text): unknown => Reflect.get(record, text))
      expect(
        texts.filter((text) => text !== undefined && (typeof text !== 'string' || text === '')),
      ).toEqual([])
      expect(texts[0]).not.toBeUndefined()
    }
  })
})

/** Kilobytes of an answer with 20 hits and the values of all filters: on the wire, and as text. */
const BUDGET = { wire: 7, text: 24 }

const common = [
  '',
  'grid',
  'container',
  'fetch',
  'a',
  'color',
  'popover',
  'video',
  'service worker',
  'css color',
  'web components',
]
const typical = {
  features: common,
  compat: common,
  specs: common,
  releases: ['', 'chrome', 'safari 26', 'firefox 140', 'edge', 'node', 'beta', 'grid', 'fetch'],
} as const satisfies Record<ListDefinition['id'], readonly string[]>

test.each(lists)('every answer to a list of $noun is within the budget', async ({ id, path }) => {
  const queries = new Set(typical[id].flatMap(beginningsOf))
  const texts = await Promise.all(
    [...queries].map((q) => answerTo(`${path}?${new URLSearchParams({ q })}`)),
  )
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(BUDGET.text * 1000)
  expect(Math.max(...texts.map(wireLength))).toBeLessThan(BUDGET.wire * 1000)
})

/** The prefixes of a text, as it is typed. */
function beginningsOf(text: string): readonly string[] {
  return Array.from({ length: text.length + 1 }, (_, length) => text.slice(0, length))
}

/** The size as the server compresses an answer. */
function wireLength(text: string): number {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 4,
  }
  return brotliCompressSync(text, { params }).length
}
