import { readdir } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'

import { JSDOM } from 'jsdom'
import * as v from 'valibot'
import { expect, inject, test } from 'vitest'

import { listNames } from '#catalogue/indices.ts'
import { redirectsSchema } from '#contracts/content-files.ts'
import { FIRST_ANSWERS_ID, firstAddress, type WrittenAnswers } from '#contracts/first-answers.ts'

const server = inject('sharedServer')

const textOf = async (path: string) => (await fetch(server.address + path)).text()

/** The one script that stands in every document itself, whose text alone the policy allows. */
const ownScript = /<script>.*?<\/script>/s.exec(await textOf('/about'))?.[0] ?? 'There is none.'

/** Each tenth of some records of a list, so that old and new, large and small ones are among them. */
async function samples(list: string): Promise<readonly string[]> {
  const sitemap = await textOf(`/sitemap-${list}.xml`)
  const all = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  return Array.from({ length: 10 }, (_, tenth) => all[Math.floor((tenth * all.length) / 10)])
    .filter((address) => address !== undefined)
    .map((address) => new URL(address).pathname)
}

const packed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength

/** A script in the document that is not a file, other than the answers; a style or a listener in the markup. */
const forbidden =
  /<script(?![^>]*\ssrc=)(?! type="application\/json")|\sstyle=|\son\w+=|javascript:/

const answersIn = (document: Document): string =>
  document.getElementById(FIRST_ANSWERS_ID)?.textContent ?? ''

function readAnswers(document: Document): WrittenAnswers {
  return JSON.parse(answersIn(document))
}

/** What is wrong with the document of a record, nothing in a sound one; and what its view adds to it, in bytes. */
async function examine(path: string) {
  const html = await textOf(path)
  const { document } = new JSDOM(html).window
  const root = document.getElementById('root')
  const heading = root?.querySelector('h1')?.textContent || 'No heading'
  const view = root?.innerHTML ?? ''
  const answers = answersIn(document)
  const text = root?.querySelector('main')?.textContent ?? ''
  const tests: readonly (readonly [what: string, isSo: boolean])[] = [
    ['its title has no heading', !document.title.includes(heading)],
    ['it says nothing', text.length < 100],
    ['it leads nowhere', root?.querySelector('main a[href]') === null],
    ['it has a script', forbidden.test(html.replace(answers, '').replace(ownScript, ''))],
    ['its answers are not those of its address', readAnswers(document).href !== path],
    ['its answers could end their element', answers.includes('<')],
  ]
  return {
    faults: tests.flatMap(([what, isSo]) => (isSo ? [`${path}: ${what}`] : [])),
    bytes: packed(html) - packed(html.replace(view, '').replace(answers, '')),
  }
}

test.each(listNames)(
  'documents of %s say what their view shows, without a script, most in 3 kB and all in 26',
  async (list) => {
    const paths = await samples(list)
    expect(paths).toHaveLength(10)
    const found = await Promise.all(paths.map(examine))
    expect(found.flatMap(({ faults }) => faults)).toEqual([])
    const sizes = found.map(({ bytes }) => bytes).toSorted((a, b) => a - b)
    expect(sizes[6]).toBeLessThanOrEqual(3000)
    // A release that has everything for the first time.
    expect(sizes[9]).toBeLessThanOrEqual(26_000)
  },
)

/** Bytes of a document without its style sheets, as compressed on the wire. */
const BUDGET = 12_800

/** The style sheets in a document have budgets of their own. */
const withoutSheets = (html: string): string => html.replaceAll(/<style>.*?<\/style>/gs, '')

/** The content of the root element in the document of an address, without script or style in it. */
async function viewAt(path: string): Promise<Element | null> {
  const html = await textOf(path)
  const { document } = new JSDOM(html).window
  const answers = answersIn(document)
  expect(html.replace(answers, '').replace(ownScript, '')).not.toMatch(forbidden)
  expect(answers).not.toContain('<')
  expect(readAnswers(document).href).toBe(firstAddress(path))
  const size = packed(withoutSheets(html))
  expect(size).toBeLessThanOrEqual(BUDGET)
  return document.querySelector('#root')
}

const headings = (view: Element | null) =>
  Array.from(view?.querySelectorAll('section h2') ?? [], (h2) => h2.textContent)

const paragraphs = (view: Element | null) =>
  Array.from(view?.querySelectorAll('p') ?? [], (p) => p.textContent)

test.each([
  ['/features?q=grid', /^\d+ results for “grid”$/],
  ['/compat?q=fetch&page=2', /^\d+ results for “fetch”$/],
  ['/specs?org=W3C', /^\d+ results$/],
  ['/releases?q=chrome', /^[\d,]+ results for “chrome”$/],
])('the document of %s has the results of its search, in 12.8 kB', async (path, count) => {
  const list = await viewAt(path)
  expect(list?.querySelectorAll('article')).toHaveLength(20)
  expect(paragraphs(list)).toContainEqual(expect.stringMatching(count))
})

test('the document of each id that was split says so and leads to its parts', async () => {
  const redirects = v.parse(redirectsSchema, await readRedirects())
  const split = Object.entries(redirects).flatMap(([list, table]) =>
    Object.entries(table).flatMap(([id, parts]) =>
      parts.length > 1 ? [{ path: `/${list}/${id}`, id, parts }] : [],
    ),
  )
  expect(new Set(split.map(({ path }) => path.split('/')[1])).size).toBeGreaterThan(1)
  for (const { path, id, parts } of split) {
    const { document } = new JSDOM(await textOf(path)).window
    const links = Array.from(document.querySelectorAll('main li a'), (a) => a.getAttribute('href'))
    expect([path, links]).toEqual([path, parts.map((part) => expect.stringContaining(part))])
    expect(document.querySelector('h1')?.textContent).toBe(`${id} was split`)
  }
})

/** The table of former ids that the page loads. */
async function readRedirects(): Promise<unknown> {
  const assets = await readdir('dist/assets')
  const folder = assets.find((name) => name.startsWith('content-')) ?? ''
  return (await fetch(`${server.address}/assets/${folder}/redirects.json`)).json()
}

test('the document of the search of all lists has the results of each, the meaning of a question, and examples without a query, in 12.8 kB', async () => {
  const grid = await viewAt('/search?q=grid')
  expect(paragraphs(grid)).toContainEqual(expect.stringMatching(/^\d+ results for “grid”$/))
  expect(headings(grid).join()).toMatch(/Exact match.*Features.*Compatibility.*Spec.*Releases/)
  expect(grid?.querySelectorAll('article').length).toBeGreaterThan(10)
  expect(grid?.textContent).toContain('Your browsers')

  const headingsAt = async (path: string) => headings(await viewAt(path)).join()
  await expect(headingsAt('/search?q=baseline+2025')).resolves.toMatch(
    /Features that became Baseline .*2025/,
  )
  const tool = await viewAt('/search?q=chrome+120+vs+130')
  expect(tool?.textContent).toContain('Compare Chrome 120')
  const nothing = await viewAt('/search?q=xyzzyxyzzy')
  expect(nothing?.textContent).toContain('Nothing matches “xyzzyxyzzy”.')
  const start = await viewAt('/search')
  expect(start?.querySelectorAll('a[href="/search?q=AbortController"]')).toHaveLength(1)
  expect(start?.querySelectorAll('article')).toHaveLength(0)
})

test('the document of the home page has what is new, what comes next and the areas, in 12.8 kB', async () => {
  const home = await viewAt('/')
  expect(headings(home)).toEqual(
    expect.arrayContaining(['Newly available', 'Widely available next', 'Browse by area']),
  )
  expect(featuresIn(home)).toBeGreaterThan(0)
  const lines = [...(home?.querySelectorAll('section li > a') ?? [])]
  expect(lines.filter((a) => a.getAttribute('href')?.includes('area='))).not.toHaveLength(0)
})

test('the document of an entry has the month of each first version, its platforms and its version history, in 12.8 kB', async () => {
  const view = await viewAt('/compat/api.fetch')
  const cells = Array.from(
    view?.querySelectorAll('section[aria-labelledby=support] td') ?? [],
    ({ textContent }) => textContent,
  )
  expect(cells).toHaveLength(7)
  for (const cell of cells) expect(cell).toMatch(/^≤?[\d.]+ ?[A-Z][a-z]{2} 20\d\d$/)
  expect(view?.textContent).toMatch(/Elsewhere: .*Deno/)
  const prefixed = await viewAt('/compat/css.properties.user-select')
  const history = prefixed?.querySelector('section[aria-labelledby=history]')
  expect(history?.querySelectorAll('table tbody').length).toBeGreaterThanOrEqual(7)
  expect(history?.textContent).toMatch(/Safari.*Requires prefix -webkit-/)
})

/** How many features the lists of a view lead to. */
const featuresIn = (view: Element | null | undefined) =>
  view?.querySelectorAll('section li > a[href^="/features/"]').length ?? 0

test('the documents of /upcoming and /about have their texts, /upcoming those of its area alone, in 12.8 kB', async () => {
  const [all, css] = await Promise.all(
    ['/upcoming', '/upcoming?area=CSS'].map((path) => viewAt(path)),
  )
  expect(featuresIn(css)).toBeGreaterThan(0)
  expect(featuresIn(all)).toBeGreaterThan(featuresIn(css))
  const about = await viewAt('/about')
  expect(about?.querySelector('h1')?.textContent).toBe('About Plinth')
  expect(about?.querySelectorAll('a[href^="/feeds/"]').length).toBeGreaterThan(7)
})

test('the document of a list for which nothing is found has no results and is answered with 200', async () => {
  const response = await fetch(`${server.address}/features?q=xyzzyxyzzy`)
  expect(response.status).toBe(200)
  const { document } = new JSDOM(await response.text()).window
  expect(document.querySelector('main h1')?.textContent).toBe('Features')
  expect(document.querySelectorAll('main article')).toHaveLength(0)
})

const sheetsOf = (html: string): readonly string[] =>
  Array.from(
    html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]*)"/g),
    ([, address = '']) => address,
  )

/** What a browser would wait for before it paints. */
const blocking = 'link[rel=stylesheet]:not([disabled]), script[src]:not([type=module])'

test.each([
  ['/', 2],
  ['/search?q=grid', 2],
  ['/features?q=grid', 2],
  ['/compat?q=grid', 2],
  ['/specs?q=grid', 2],
  ['/releases?q=chrome', 2],
  ['/features/subgrid', 2],
  ['/specs/css-grid-2', 2],
  ['/compat/css.properties.grid', 3],
  ['/releases/chrome-120', 3],
])(
  'the document of %s holds its style sheets, at most %d, so that its first paint waits for no other file',
  async (path, most) => {
    const html = await textOf(path)
    const { document } = new JSDOM(html).window
    const sheets = document.querySelectorAll('head > style')
    expect(sheets.length).toBeGreaterThan(0)
    expect(sheets.length).toBeLessThanOrEqual(most)
    expect(document.querySelectorAll(blocking)).toHaveLength(0)
    expect(packed(html)).toBeLessThanOrEqual(21_300)
  },
)

test('a document names each style sheet of its view once, and all are there', async () => {
  const html = await textOf('/features/subgrid')
  const sheets = sheetsOf(html)
  expect(sheets.length).toBeGreaterThan(1)
  expect(new Set(sheets).size).toBe(sheets.length)
  const css = (await Promise.all(sheets.map(textOf))).join('')
  const { document } = new JSDOM(html).window
  const elements = Array.from(document.querySelectorAll('#root [class^="_"]'))
  const classes = elements.map(({ classList }) => classList[0] ?? '')
  expect(classes.length).toBeGreaterThan(50)
  const styled = classes.filter((name) => css.includes(`.${name}`))
  expect(new Set(styled).size).toBeGreaterThan(new Set(classes).size * 0.9)
})

test.each([
  '/features/no-such-feature',
  '/features/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/nowhere',
])('%s is not found and has no view', async (path) => {
  const response = await fetch(server.address + path)
  expect(response.status).toBe(404)
  const html = await response.text()
  expect(html).not.toContain(FIRST_ANSWERS_ID)
  expect(html).not.toContain('alert(1)')
})

test('nothing of a query string is in the document of a record', async () => {
  const path = '/specs/css-grid-2'
  const query = '?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E'
  await expect(textOf(path + query)).resolves.toBe(await textOf(path))
})
