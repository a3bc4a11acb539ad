import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { administrator, fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'

/** The support tables of the content files: key → browser → statements. */
type Tables = Readonly<
  Record<string, Readonly<Record<string, readonly { added: string; prefix?: string }[]>>>
>

beforeAll(async () => {
  await fillDetails()
})
beforeEach(serveContent)

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const findRows = async (name: string) =>
  within(await screen.findByRole('table', { name })).getAllByRole('row')
const findSupport = async () =>
  within(await screen.findByRole('table', { name: /^First supporting version/ }))
const textOf = (element: Element) => element.textContent
const hrefOf = (element: Element) => element.getAttribute('href')
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

test('the page of an entry shows its status, its support and its links, by two requests', async () => {
  const { searches } = await renderPage('/compat/css.selectors.has')
  await findTitle(':has()')
  const aside = within(await screen.findByRole('complementary', { name: /about this entry/ }))
  const feature = await aside.findByRole('link', { name: ':has()' })

  await waitFor(() => expect(document.title).toBe(':has() · Plinth'))
  const head = within(screen.getByRole('heading', { level: 1 }).parentElement!)
  expect(head.getAllByText('Widely available · Jun 2026')).toHaveLength(1)
  expect(textOf(head.getByText('Newly available').parentElement!)).toBe('Newly available Dec 2023')
  const support = await findSupport()
  await waitFor(() =>
    expect(support.getAllByRole('cell').slice(-7).map(textOf)).toStrictEqual([
      '105Sep 2022',
      '105Sep 2022',
      '105Sep 2022',
      '121Dec 2023',
      '121Dec 2023',
      '15.4Mar 2022',
      '15.4Mar 2022',
    ]),
  )
  expect(hrefOf(feature)).toBe('/features/has')
  expect(hrefOf(aside.getByRole('link', { name: 'Selectors Level 4' }))).toBe('/specs/selectors-4')
  expect(hrefOf(head.getByRole('link', { name: 'MDN' }))).toMatch(
    /^https:\/\/developer\.mozilla\.org\/docs\//,
  )
  // A large section: only its best known entries are listed.
  const remark = screen.getByText(/^Popular CSS › Selectors\./).parentElement!
  expect(hrefOf(within(remark).getByRole('link', { name: /^Browse all [1-9]\d+$/ }))).toBe(
    '/compat?path=CSS,Selectors',
  )

  const asked = searches.map(({ requests }) => requests.map((request) => request['indexName']))
  expect(new Set(asked.map((names) => names.join(' ')))).toStrictEqual(
    new Set(['compat compat', 'compat compat features specs compat']),
  )
})

test('a version without a release date is marked as not released', async () => {
  const { releaseDates } = await fillDetails()
  const unknown = { ...releaseDates, safari: {} }
  network.use(http.get('*/assets/content-*/releaseDates.json', () => HttpResponse.json(unknown)))
  await renderPage('/compat/css.selectors.has')
  const support = await findSupport()
  await waitFor(() =>
    expect(support.getAllByRole('cell').slice(-2).map(textOf)).toStrictEqual([
      '15.4not released',
      '15.4Mar 2022',
    ]),
  )
})

test('where each core browser has one plain version, only other browsers are listed', async () => {
  await renderPage('/compat/css.selectors.has')
  await screen.findByRole('heading', { level: 2, name: 'Other browsers' })
  expect(screen.queryByRole('table', { name: 'Version history by browser' })).toBeNull()
})

test('the page of an entry shows every statement, the entries below it and its path', async () => {
  await renderPage('/compat/css.properties.user-select')
  const inside = within(await screen.findByRole('table', { name: /^Support of sub-features/ }))
  expect(hrefOf(inside.getByRole('link', { name: 'user-select: none' }))).toBe(
    '/compat/css.properties.user-select.none',
  )
  const path = within(screen.getByRole('list', { name: 'Path' }))
  expect(path.getAllByRole('listitem').map(textOf)).toStrictEqual(['CSS', 'Properties'])
  const rows = await findRows('Version history by browser')
  const { support } = await fillDetails()
  const tables: Tables = Object.assign({}, ...support)
  const statements = ['chrome', 'chrome_android', 'edge', 'firefox'].flatMap(
    (browser) => tables['css.properties.user-select']?.[browser] ?? [],
  )
  expect(statements.length).toBeGreaterThan(4)
  // The days of the releases come with another file.
  await waitFor(() =>
    expect(rows.slice(1, statements.length + 1).map(textOf)).toStrictEqual(
      statements.map(({ added, prefix = '' }) =>
        expect.stringMatching(new RegExp(`^\\D*${added}\\D.*${prefix}`)),
      ),
    ),
  )
})

test('the page of an entry shows the statements of runtimes, and notes', async () => {
  await renderPage('/compat/api.AbortSignal.timeout_static')
  const rows = await findRows('Version history by other browser or runtime')
  expect(rows.map(textOf)).toContainEqual(expect.stringMatching(/^Node\.js17\.3\.0/))
  const notes = await findRows('Version history by browser')
  expect(notes.some((row) => /bug|error/i.test(textOf(row)))).toBe(true)
})

test('the page of a property value links its siblings, and its path leads to the property', async () => {
  const { user, address } = await renderPage('/compat/css.properties.user-select.none')
  expect(hrefOf(await screen.findByRole('link', { name: 'user-select: all' }))).toBe(
    '/compat/css.properties.user-select.all',
  )
  const path = within(screen.getByRole('list', { name: 'Path' }))
  await user.click(path.getByRole('link', { name: 'user-select' }))
  await findTitle('user-select')
  expect(address()).toBe('/compat/css.properties.user-select')
})

test('the page of a deprecated entry says so', async () => {
  await renderPage('/compat/api.MutationEvent')
  const warning = await screen.findByText('Deprecated.')
  expect(textOf(warning.parentElement!)).toMatch(/Don’t use in new code\.$/)
  const aside = within(screen.getByRole('complementary', { name: /about this entry/ }))
  expect(hrefOf(await aside.findByRole('link', { name: 'Mutation events' }))).toBe(
    '/features/mutation-events',
  )
})

test('the page of an unknown entry offers close entries and a search, and is not indexed', async () => {
  await renderPage('/compat/css.selectors.focus-withn')
  await findTitle('Not found')
  await waitFor(() => expect(robots()).toBe('noindex'))
  expect(hrefOf(await screen.findByRole('link', { name: ':focus-within' }))).toBe(
    '/compat/css.selectors.focus-within',
  )
  expect(hrefOf(screen.getByRole('link', { name: /^Search compatibility entries for/ }))).toBe(
    '/compat?q=css.selectors.focus+withn',
  )
  expect(hrefOf(screen.getByRole('link', { name: 'All compatibility entries' }))).toBe('/compat')
})

test('the page of a key that no entry can have is not found', async () => {
  await renderPage('/compat/css')
  await findTitle('Not found')
  await waitFor(() => expect(robots()).toBe('noindex'))
})

test('the page of an entry without the full support table says so and shows the rest', async () => {
  network.use(http.get('*/assets/content-*/support-*', () => HttpResponse.json({ wrong: [1] })))
  await renderPage('/compat/css.selectors.has')
  const remark = await screen.findByText(/^The version history could not be loaded/)
  expect(textOf(remark)).toMatch(/Reload the page to try again\.$/)
  expect((await findSupport()).getAllByRole('cell')).not.toHaveLength(0)
})

test('unsafe addresses in a record and in notes of an entry are shown without links', async () => {
  const client = await administrator()
  const { results } = await client.search<Record<string, unknown>>({
    requests: [
      {
        indexName: 'compat',
        filters: 'objectID:"css.selectors.has"',
        attributesToRetrieve: ['*'],
      },
    ],
  })
  const [has] = results.flatMap((result) => ('hits' in result ? result.hits : []))
  const { _highlightResult: _, ...record } = {
    ...has,
    objectID: 'css.selectors.harmful',
    name: 'harmful',
    specUrl: 'javascript:alert(1)',
    mdn: '@evil.example',
  }
  await client.saveObjects({ indexName: 'compat', objects: [record] })
  const note = [{ type: 'link', href: 'javascript:alert(1)', value: 'a trap' }]
  const table = { chrome: [{ added: '1', notes: [note] }] }
  network.use(
    http.get('*/assets/content-*/support-*', () =>
      HttpResponse.json({ 'css.selectors.harmful': table }),
    ),
  )
  await renderPage('/compat/css.selectors.harmful')
  expect(textOf(await screen.findByText('a trap'))).toBe('a trap')
  expect(textOf(await screen.findByText('Definition in the spec'))).toBe('Definition in the spec')
  for (const name of ['a trap', 'Definition in the spec', 'MDN']) {
    expect(screen.queryByRole('link', { name })).toBeNull()
  }
})
