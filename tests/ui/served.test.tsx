import { assert, asyncProperty, constantFrom, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'

import type { AskedProvider, RecordAnswers } from '#contracts/renderer.ts'
import { lists } from '#search/lists/all.ts'
import { firstSearch } from '#search/requests/first-search.ts'
import { createRenderer } from '#served.tsx'
import { subgrid } from '#tests/support/subgrid.ts'

const renderer = await createRenderer()

const rootOf = (markup: string | undefined): HTMLElement => {
  const root = document.createElement('div')
  root.innerHTML = markup ?? ''
  return root
}

const answers = (record: object): RecordAnswers => ({
  results: [{ hits: [{ ...subgrid, ...record }] }, { hits: [], nbHits: 0 }],
  neighbours: [],
  files: new Map(),
})

const write = (record: object = {}) =>
  rootOf(renderer.renderRecord('features', 'subgrid', answers(record)))

const tags = (root: HTMLElement) => [...root.querySelectorAll('*')].map(({ tagName }) => tagName)

/** Texts that would end an element, an attribute or a script if they were not escaped. */
const hostile = tuple(
  constantFrom(
    '<script>alert(1)</script>',
    '</h1><img src=x onerror=alert(1)>',
    '"><b>',
    "' x='",
    '&lt;',
  ),
  string({ unit: 'binary', minLength: 1 }),
).map(([attack, text]) => attack + text.replaceAll(/[\p{C}\s`]/gu, ''))

/** The controls that are not switched off, each with where its form leads. */
const operable = (root: HTMLElement) =>
  Array.from(
    root.querySelectorAll<HTMLInputElement>(':is(button, input, select, textarea):enabled'),
    ({ name, form }) => `${name} to ${form?.getAttribute('action')}`,
  )

test('a view has the frame of the page, one heading, and nothing that can be operated without the script but links and the search box', () => {
  const root = write()
  expect(root.querySelector('h1')?.textContent).toBe('Subgrid')
  expect(root.querySelectorAll('h1')).toHaveLength(1)
  expect(root.querySelectorAll(':is(header, main, footer, table)')).not.toHaveLength(0)
  expect(operable(root)).toEqual(['q to /search'])
  expect(root.querySelector('main > [data-served] > article')).not.toBeNull()
})

test('room for the verdict is kept where the address names browsers, and nowhere else', () => {
  const checked = { ...answers({}), isChecked: true }
  const root = rootOf(renderer.renderRecord('features', 'subgrid', checked))
  const place = root.querySelector('p + div:empty')
  expect(place?.className).toMatch(/verdict/)
  place?.remove()
  expect(tags(root)).toEqual(tags(write()))
})

test('no view has a style or a script of its own, which the policy of the page forbids', () => {
  const root = write()
  expect(root.querySelectorAll('script, style, [style]')).toHaveLength(0)
  const names = [...root.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
  expect(names.filter((name) => name.startsWith('on'))).toEqual([])
})

test('whatever a record is called, it stands in its view as text', () => {
  const usual = tags(write({ name: 'a', description: 'a' }))
  assert(
    property(hostile, (text) => {
      const root = write({ name: text, description: text })
      expect(root.querySelector('h1')?.textContent).toBe(text)
      expect(tags(root)).toEqual(usual)
    }),
  )
})

test('a link of a record that could run a script leads nowhere', () => {
  const root = write({ specs: [{ title: 'Spec', url: 'javascript:alert(1)' }] })
  expect(root.textContent).toContain('Spec')
  expect(root.innerHTML).not.toContain('javascript:')
})

test.each(lists)(
  'the list of $id is written with its title, as it waits for results, and nothing but its search box can be operated',
  ({ id, title }) => {
    const root = rootOf(renderer.waitingLists.get(`/${id}`))
    expect(root.querySelector('h1')?.textContent).toBe(title)
    expect(root.querySelector('main > [data-served=list]')).not.toBeNull()
    expect(root.querySelectorAll('main [data-size=result]')).toHaveLength(8)
    expect(root.querySelectorAll('main article')).toHaveLength(0)
    expect(operable(root)).toEqual([`q to /${id}`])
    expect(root.querySelectorAll('script, style, [style]')).toHaveLength(0)
    expect(root.querySelector('nav [aria-current=page]')?.getAttribute('href')).toBe(`/${id}`)
  },
)

/** Answers each query of a search with these hits. */
const answering = (hits: readonly object[], searches: string[] = []): AskedProvider => ({
  indexPrefix: 'my_',
  search: async (body) => {
    searches.push(body)
    const { requests }: { requests: readonly object[] } = JSON.parse(body)
    const answer = { hits, nbHits: 12_345, page: 0, nbPages: 50, facets: { areas: { CSS: 7 } } }
    return JSON.stringify({ results: requests.map((request) => Object.assign(request, answer)) })
  },
})

test('a list is written with the answer to its first search, and nothing but its search box can be operated', async () => {
  const markup = await renderer.renderView('/features', '?q=sub', answering([subgrid]))
  const root = rootOf(markup)
  expect(root.querySelector('main > [data-served=answer] article h2')?.textContent).toBe('Subgrid')
  expect(root.textContent).toContain('12,345 results for “sub”')
  expect(root.querySelector('main #filters')?.textContent).toContain('CSS, 7 results')
  expect(operable(root)).toEqual(['q to /features'])
  expect(root.querySelectorAll('script, style, [style]')).toHaveLength(0)
})

test('the home page is written with the answer to its search, which is not counted, and nothing but its search box can be operated', async () => {
  const searches: string[] = []
  const root = rootOf(await renderer.renderView('/', '', answering([subgrid], searches)))
  expect(root.querySelectorAll('h1')).toHaveLength(1)
  const lines = root.querySelectorAll('main > [data-served=answer] section li a')
  expect(lines[0]?.getAttribute('href')).toBe('/features/subgrid')
  expect(root.querySelector('main')?.textContent).toContain('CSS7')
  expect(root.querySelectorAll('main [data-size=line]')).toHaveLength(0)
  expect(operable(root)).toEqual(['q to /search'])
  expect(root.querySelectorAll('script, style, [style]')).toHaveLength(0)
  const { requests }: { requests: readonly object[] } = JSON.parse(searches.join(''))
  expect(requests).toHaveLength(4)
  for (const request of requests) {
    expect(request).toMatchObject({ analytics: false, clickAnalytics: false })
  }
})

test('the search for a list that is written is the first one of the page, and is not counted', async () => {
  const searches: string[] = []
  const href = '/features?q=a::b&baseline=widely&sort=newest&page=2'
  await renderer.renderView('/features', href.slice('/features'.length), answering([], searches))
  const counted = { analytics: false, clickAnalytics: false }
  const expected = firstSearch(href)?.map(({ indexName, params }) =>
    Object.assign({ indexName: `my_${indexName}` }, params, counted, { query: 'a:b' }),
  )
  expect(searches.map((body) => JSON.parse(body))).toEqual([{ requests: expected }])
})

test('whatever is searched for, it stands in its list as text', async () => {
  await assert(
    asyncProperty(hostile, async (text) => {
      const query = `?${new URLSearchParams({ q: text }).toString()}`
      const provider = answering([{ ...subgrid, name: text }])
      const root = rootOf(await renderer.renderView('/features', query, provider))
      expect(root.querySelector('article h2')?.textContent).toBe(text)
      expect(root.textContent).toContain(`for “${text.trim()}”`)
      expect(root.querySelectorAll('script, img, h1 *, article h2 b')).toHaveLength(0)
    }),
    { numRuns: 30 },
  )
})

test('a list whose filters only the script can write out is left to it', async () => {
  const provider = answering([subgrid])
  await expect(
    renderer.renderView('/features', '?targets=widely&can=yes', provider),
  ).resolves.toBeUndefined()
})

test('a list rejects where its provider does', async () => {
  const provider = { indexPrefix: '', search: () => Promise.reject(new Error('down')) }
  await expect(renderer.renderView('/features', '', provider)).rejects.toThrow(/down|Unreachable/)
})

test('an id that no record has, or none can have, has no view', () => {
  const none = { results: [{ hits: [] }, { hits: [] }], neighbours: [], files: new Map() }
  expect(renderer.renderRecord('features', 'subgrid', none)).toBeUndefined()
  for (const id of ['', '"', '<b>', 'a b'])
    expect(renderer.recordRequests('features', id)).toEqual([])
})
