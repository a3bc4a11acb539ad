import { assert, asyncProperty, constantFrom, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'

import type { AskedProvider } from '#contracts/renderer.ts'
import { createRenderer } from '#entry-server.tsx'
import { lists } from '#search/lists/all.ts'
import { codePoint } from '#tests/support/code-point.ts'
import { subgrid } from '#tests/support/subgrid.ts'

const renderer = await createRenderer()

const rootOf = (markup: string): HTMLElement => {
  const root = document.createElement('div')
  root.innerHTML = markup
  return root
}

type Request = {
  readonly indexName: string
  readonly query?: string
  readonly filters?: string
}
type Sent = { readonly requests: readonly Request[] }

/** Answers each query with the hits that `hitsOf` has for it, and keeps the searches. */
function answering(hitsOf: (request: Request) => readonly object[], sent: Sent[] = []) {
  const provider: AskedProvider = {
    indexPrefix: 'my_',
    search: async (body) => {
      const search: Sent = JSON.parse(body)
      sent.push(search)
      const answer = { nbHits: 12_345, page: 0, nbPages: 50, facets: { areas: { CSS: 7 } } }
      const results = search.requests.map((request) =>
        Object.assign({ hits: hitsOf(request) }, request, answer),
      )
      return JSON.stringify({ results })
    },
  }
  return provider
}

const readFiles = async () => ({})
const failToRead = () => Promise.reject(new Error('not written yet'))

/** The view of an address as the server renders it. */
async function write(href: string, provider: AskedProvider): Promise<HTMLElement> {
  const first = await renderer.ask(href, { provider, readFiles })
  if (first === undefined) throw new Error(`${href} has no view.`)
  return rootOf(renderer.render(first))
}

/** The page of a feature that differs from Subgrid. */
const writeFeature = (feature: object = {}, href = '/features/subgrid') =>
  write(
    href,
    answering(({ filters }) =>
      filters === 'objectID:"subgrid"' ? [{ ...subgrid, ...feature }] : [],
    ),
  )

const tags = (root: HTMLElement) => [...root.querySelectorAll('*')].map(({ tagName }) => tagName)

/** What the policy of the page forbids in markup. */
function forbiddenIn(root: HTMLElement): readonly string[] {
  const elements = [...root.querySelectorAll('*')]
  const names = elements.flatMap((element) => element.getAttributeNames())
  const scripts = elements.filter((element) => element.matches('script, style'))
  return [
    ...scripts.map(({ outerHTML }) => outerHTML),
    ...names.filter((name) => name === 'style' || name.startsWith('on')),
  ]
}

/** Texts that would end an element, an attribute or a script if they were not escaped. */
const hostile = tuple(
  constantFrom(
    '<script>alert(1)</script>',
    '</h1><img src=x onerror=alert(1)>',
    '"><b>',
    "' x='",
    '&lt;',
  ),
  string({ unit: codePoint, minLength: 1 }),
).map(([attack, text]) => attack + text.replaceAll(/[\p{C}\s`]/gu, ''))

test('the markup of a record has the frame of the page, one heading, a search box that works without the script, and no disabled control', async () => {
  const root = await writeFeature()
  expect(root.querySelector('h1')?.textContent).toBe('Subgrid')
  expect(root.querySelectorAll('h1')).toHaveLength(1)
  for (const part of ['header', 'main > article', 'footer', 'table'])
    expect(root.querySelectorAll(part)).not.toHaveLength(0)
  const box = root.querySelector<HTMLInputElement>('input[role=combobox]')
  expect([box?.name, box?.form?.getAttribute('action')]).toEqual(['q', '/search'])
  expect(root.querySelectorAll('main button')).not.toHaveLength(0)
  expect(root.querySelectorAll(':disabled')).toHaveLength(0)
})

test('the words that no record has are asked for and named in the view of a text that nothing has whole', async () => {
  const sent: Sent[] = []
  const provider: AskedProvider = {
    indexPrefix: '',
    search: async (body) => {
      const search: Sent = JSON.parse(body)
      sent.push(search)
      const results = search.requests.map((request) =>
        Object.assign({ hits: [] }, request, {
          nbHits: request.query === 'docker' ? 2 : 0,
          page: 0,
          nbPages: 0,
        }),
      )
      return JSON.stringify({ results })
    },
  }
  const root = await write('/search?q=docker+frobnicate', provider)
  expect(sent).toHaveLength(2)
  expect(root.textContent).toContain('“frobnicate” is in no record')
  await write('/search?q=docker', provider)
  await write('/search?q=compare+chrome+120+and+130', provider)
  expect(sent).toHaveLength(4)
})

test('the markup of a record is about widely available browsers, whatever browsers the address names', async () => {
  const root = await writeFeature({}, '/features/subgrid?targets=safari+15')
  const band = root.querySelector('section[aria-labelledby=works]')
  expect(band?.querySelector('button')?.textContent).toBe('Widely available browsers')
  expect(tags(root)).toEqual(tags(await writeFeature()))
})

test('the markup of a record has no style and no script of its own, which the policy of the page forbids', async () => {
  expect(forbiddenIn(await writeFeature())).toEqual([])
})

test('the name and the description of a record stand in its markup as text, whatever they are', async () => {
  const usual = tags(await writeFeature({ name: 'a', description: 'a' }))
  await assert(
    asyncProperty(hostile, async (text) => {
      const root = await writeFeature({ name: text, description: text })
      expect(root.querySelector('h1')?.textContent).toBe(text)
      expect(tags(root)).toEqual(usual)
    }),
    { numRuns: 50 },
  )
})

test('a link of a record that could run a script leads nowhere', async () => {
  const root = await writeFeature({ specs: [{ title: 'Spec', url: 'javascript:alert(1)' }] })
  expect(root.textContent).toContain('Spec')
  expect(root.innerHTML).not.toContain('javascript:')
})

test.each(lists)(
  'a waiting list of $id has its title, room for eight results, its search box, and no answer',
  ({ id, title }) => {
    const first = renderer.waiting(`/${id}?targets=widely`)
    expect(first).toMatchObject({ href: `/${id}?targets=widely`, searches: [], files: {} })
    const root = rootOf(renderer.render(first))
    expect(root.querySelector('h1')?.textContent).toBe(title)
    expect(root.querySelectorAll('main [data-size=result]')).toHaveLength(8)
    expect(root.querySelectorAll('main article')).toHaveLength(0)
    const box = root.querySelector<HTMLInputElement>('input[role=combobox]')
    expect([box?.name, box?.form?.getAttribute('action')]).toEqual(['q', `/${id}`])
    expect(forbiddenIn(root)).toEqual([])
    const tab = root.querySelector('nav [aria-current=page]')
    expect(tab?.getAttribute('href')).toMatch(new RegExp(String.raw`^/${id}(\?|$)`))
  },
)

test('the markup of a list has the answer to its first search', async () => {
  const root = await write(
    '/features?q=sub',
    answering(() => [subgrid]),
  )
  expect(root.querySelector('main article h2')?.textContent).toBe('Subgrid')
  expect(root.textContent).toContain('12,345 results for “sub”')
  expect(root.querySelector('main #filters')?.textContent).toContain('CSS, 7 results')
  expect(root.querySelectorAll('main [data-size=result]')).toHaveLength(0)
  expect(forbiddenIn(root)).toEqual([])
})

test('the markup of the home page has the answer to its search, which is not counted', async () => {
  const sent: Sent[] = []
  const root = await write(
    '/',
    answering(() => [subgrid], sent),
  )
  expect(root.querySelectorAll('h1')).toHaveLength(1)
  expect(root.querySelectorAll('main section li a[href="/features/subgrid"]')).not.toHaveLength(0)
  expect(root.querySelector('main')?.textContent).toContain('CSS7')
  expect(root.querySelectorAll('main [data-size=line]')).toHaveLength(0)
  expect(forbiddenIn(root)).toEqual([])
  const requests = sent.flatMap((search) => search.requests)
  expect(requests).toHaveLength(4)
  for (const request of requests) expect(request).toMatchObject({ analytics: false })
})

test('the searches for a list are the first one of the page, not counted, and what follows its answer', async () => {
  const sent: Sent[] = []
  const href = '/features?q=::b&baseline=widely&sort=newest&page=2'
  const provider = answering(() => [], sent)
  const first = await renderer.ask(href, { provider, readFiles })
  const { requestParams = [], results = [] } = first?.initialResults['features'] ?? {}
  expect(sent[0]?.requests).toEqual(
    requestParams.map((params) => ({ indexName: 'my_features_newest', ...params })),
  )
  expect(requestParams[0]).toMatchObject({ query: ':b', page: 1, analytics: false })
  expect(results).toHaveLength(requestParams.length)
  expect(first?.searches.map(({ name }) => name)).toEqual(['companion'])
  for (const request of sent[1]?.requests ?? [])
    expect(request).toMatchObject({ hitsPerPage: 0, analytics: false })
  expect(sent).toHaveLength(2)
})

test.each([
  [0, /^Nothing in any list matches “xyz”\..*Search for these words on MDN/],
  [3, /^No features match “xyz”\.(?!.*Search for these words)/],
])(
  'the markup of a list without results follows from the %d results of the other lists',
  async (nbHits, text) => {
    const search = async (body: string) => {
      const { requests }: Sent = JSON.parse(body)
      const results = requests.map((request) =>
        Object.assign(
          { hits: [], nbHits: request.indexName === 'features' ? 0 : nbHits, nbPages: 0, page: 0 },
          request,
        ),
      )
      return JSON.stringify({ results })
    }
    const root = await write('/features?q=xyz', { indexPrefix: '', search })
    expect(root.querySelector('[class*=message]')?.textContent).toMatch(text)
  },
)

test('a list without a query has no search after its first one', async () => {
  const sent: Sent[] = []
  await write(
    '/specs',
    answering(() => [], sent),
  )
  expect(sent).toHaveLength(1)
})

test('a query stands in the markup of its list as text, whatever it is', async () => {
  await assert(
    asyncProperty(hostile, async (text) => {
      const href = `/features?${new URLSearchParams({ q: text }).toString()}`
      const root = await write(
        href,
        answering(({ indexName }) =>
          indexName === 'my_features' ? [{ ...subgrid, name: text }] : [],
        ),
      )
      expect(root.querySelector('article h2')?.textContent).toBe(text)
      expect(root.textContent).toContain(`for “${text.trim()}”`)
      expect(root.querySelectorAll('script, img, h1 :not(span), article h2 b')).toHaveLength(0)
    }),
    { numRuns: 30 },
  )
})

test('a list that the browsers of a visitor filter waits for the page, which has what reads them', async () => {
  const sent: Sent[] = []
  const href = '/features?targets=widely&can=yes'
  const first = await renderer.ask(href, { provider: answering(() => [subgrid], sent), readFiles })
  expect(first).toEqual(renderer.waiting(href))
  expect(sent).toEqual([])
})

test.each(['/features?asof=2024-06-01', '/search?q=widely+available+in+june+2024'])(
  'the markup of %s has the records of that day',
  async (href) => {
    const sent: Sent[] = []
    const root = await write(
      href,
      answering(() => [subgrid], sent),
    )
    expect(root.querySelector('main a[href="/features/subgrid"]')).not.toBeNull()
    expect(JSON.stringify(sent[0])).toMatch(/available\.\w+ <= \d+/)
  },
)

test.each(['/features', '/features/subgrid', '/', '/search?q=a'])(
  'the answers for %s reject if the provider does',
  async (href) => {
    const provider = { indexPrefix: '', search: () => Promise.reject(new Error('down')) }
    await expect(renderer.ask(href, { provider, readFiles })).rejects.toThrow(/down|Unreachable/)
  },
)

test('the answers for a record reject if its content files cannot be read', async () => {
  const provider = answering(() => [subgrid])
  await expect(
    renderer.ask('/features/subgrid', { provider, readFiles: failToRead }),
  ).rejects.toThrow('not written yet')
})

test('an id that no record has, or none can have, has no answers', async () => {
  const sent: Sent[] = []
  const provider = answering(() => [], sent)
  await expect(renderer.ask('/features/subgrid', { provider, readFiles })).resolves.toBeUndefined()
  expect(sent).toHaveLength(1)
  for (const id of ['"', '<b>', 'a b', '%22', 'a/b'])
    await expect(renderer.ask(`/features/${id}`, { provider, readFiles })).resolves.toBeUndefined()
  expect(sent).toHaveLength(1)
})
