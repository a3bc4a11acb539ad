import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import {
  administrator,
  breakSearch,
  fillDetails,
  serveContent,
} from '#tests/support/detail-provider.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name })).getAllByRole('row')
const textOf = (element: HTMLElement) => element.textContent

test('an entry shows its status, its support with dates and its way to Baseline', async () => {
  await renderPage('/compat/css.selectors.has')
  expect(await heading(':has()')).toBeInstanceOf(HTMLElement)
  expect(await screen.findByText('Widely available', { selector: 'span > span' })).toBeInstanceOf(
    HTMLElement,
  )
  const support = within(await screen.findByRole('table', { name: /^First version/ }))
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
  const way = within(screen.getByRole('list', { name: 'Way to Baseline' }))
  expect(way.getAllByRole('listitem').map(textOf)).toStrictEqual([
    'Newly availableDec 2023',
    'Widely availableJun 2026',
  ])
  await waitFor(() => expect(document.title).toBe(':has() · Plinth'))
})

test('a version that has no day yet is not out', async () => {
  const { releaseDates } = await fillDetails()
  const unknown = { ...releaseDates, safari: {} }
  await renderPage('/compat/css.selectors.has')
  network.use(http.get('*/assets/content-*/releaseDates.json', () => HttpResponse.json(unknown)))
  const support = within(await screen.findByRole('table', { name: /^First version/ }))
  await waitFor(() =>
    expect(support.getAllByRole('cell').slice(-2).map(textOf)).toStrictEqual([
      '15.4not out yet',
      '15.4Mar 2022',
    ]),
  )
  const rows = await rowsOf('All statements, by browser')
  expect(rows.map(textOf)).toContain('Safari15.4Not out yet')
})

test('a version that is still to come is not shown as one that is out', async () => {
  await renderPage('/compat/css.properties.user-select')
  const support = within(await screen.findByRole('table', { name: /^First version/ }))
  expect(support.getAllByRole('cell').slice(-2, -1).map(textOf)).toStrictEqual(['nextin 27.3'])
})

test('every statement has its version, its months and its conditions', async () => {
  await renderPage('/compat/css.properties.user-select')
  const rows = await rowsOf('All statements, by browser')
  expect(rows.slice(1, 9).map(textOf)).toStrictEqual([
    'Chrome54Oct 2016',
    '1Dec 2008With the prefix -webkit-.',
    'Chrome Android54Oct 2016',
    '18Jun 2012With the prefix -webkit-.',
    'Edge79Jan 2020',
    '12Jul 2015With the prefix -webkit-.',
    '12–79Jul 2015 – Jan 2020With the prefix -ms-.Removed in 79.',
    'Firefox69Sep 2019',
  ])
})

test('the other browsers are at hand, and so are notes with their links', async () => {
  await renderPage('/compat/api.AbortSignal.timeout_static')
  const rows = await rowsOf('All statements, by other browser or runtime')
  expect(rows.map(textOf)).toContainEqual(expect.stringMatching(/^Node\.js17\.3\.0/))
  const notes = await rowsOf('All statements, by browser')
  expect(notes.some((row) => /bug|error/i.test(textOf(row)))).toBe(true)
})

test('what stands above, below and beside is linked', async () => {
  await renderPage('/compat/css.properties.user-select')
  const inside = within(await screen.findByRole('table', { name: /entries below/ }))
  expect(inside.getByRole('link', { name: 'user-select: none' })).toHaveProperty(
    'attributes.href.value',
    '/compat/css.properties.user-select.none',
  )
  const path = within(screen.getByRole('list', { name: 'Path' }))
  expect(path.getAllByRole('listitem').map(textOf)).toStrictEqual(['CSS', 'Properties'])
})

test('a value leads up to its property and across to its siblings', async () => {
  const { user, address } = await renderPage('/compat/css.properties.user-select.none')
  expect(await screen.findByRole('link', { name: 'user-select: all' })).toBeInstanceOf(HTMLElement)
  const path = within(screen.getByRole('list', { name: 'Path' }))
  await user.click(path.getByRole('link', { name: 'user-select' }))
  expect(await heading('user-select')).toBeInstanceOf(HTMLElement)
  expect(address()).toBe('/compat/css.properties.user-select')
})

test('feature, specification and documentation are linked', async () => {
  await renderPage('/compat/css.selectors.has')
  const aside = within(await screen.findByRole('complementary', { name: /about this entry/ }))
  expect(await aside.findByRole('link', { name: ':has()' })).toHaveProperty(
    'attributes.href.value',
    '/features/has',
  )
  expect(aside.getByRole('link', { name: 'Selectors Level 4' })).toHaveProperty(
    'attributes.href.value',
    '/specs/selectors-4',
  )
  expect(aside.getByRole('link', { name: 'MDN' })).toBeInstanceOf(HTMLElement)
})

test('a deprecated entry says so', async () => {
  await renderPage('/compat/api.MutationEvent')
  expect(await screen.findByText('Deprecated.')).toBeInstanceOf(HTMLElement)
  // What it points at is asked for afterwards; left under way, the next test would count it as its own.
  const aside = within(screen.getByRole('complementary', { name: /about this entry/ }))
  expect(await aside.findByRole('link', { name: 'Mutation events' })).toBeInstanceOf(HTMLElement)
})

test('one request asks for the entry, one more for what it points at', async () => {
  const { searches } = await renderPage('/compat/css.selectors.has')
  await screen.findByRole('link', { name: 'Selectors Level 4' })
  const asked = searches.map(({ requests }) => requests.map((request) => request['indexName']))
  expect(new Set(asked.map((names) => names.join(' ')))).toStrictEqual(
    new Set(['compat compat', 'compat compat features specs compat']),
  )
})

test('of a large section the best known entries are shown, with a way to all of them', async () => {
  await renderPage('/compat/css.selectors.has')
  const remark = await screen.findByText(/^The best known entries of CSS › Selectors\./)
  expect(within(remark).getByRole('link', { name: /^All [1-9]\d+ in the list$/ })).toHaveProperty(
    'attributes.href.value',
    '/compat?path=CSS,Selectors',
  )
})

test('an unknown entry is looked for among the entries', async () => {
  await renderPage('/compat/css.selectors.focus-withn')
  expect(await screen.findByRole('link', { name: ':focus-within' })).toHaveProperty(
    'attributes.href.value',
    '/compat/css.selectors.focus-within',
  )
  expect(screen.getByRole('link', { name: /^Search compat entries for/ })).toHaveProperty(
    'attributes.href.value',
    '/compat?q=css.selectors.focus+withn',
  )
  expect(screen.getByRole('link', { name: 'All compat entries' })).toHaveProperty(
    'attributes.href.value',
    '/compat',
  )
})

test.each(['css.selectors.hass', 'grid"', '__proto__', 'css'])(
  'an unknown entry %s is not found, and search engines are told so',
  async (key) => {
    await renderPage(`/compat/${encodeURIComponent(key)}`)
    expect(await heading('Not found')).toBeInstanceOf(HTMLElement)
    await waitFor(() =>
      expect(document.querySelector('meta[name="robots"]')).toHaveProperty(
        'attributes.content.value',
        'noindex',
      ),
    )
  },
)

test('a failure is told, and trying again shows the entry', async () => {
  const { user } = await renderPage('/features/subgrid')
  const link = await screen.findByRole('link', { name: /^grid-template-columns: subgrid$/ })
  const mend = breakSearch()
  await user.click(link)
  expect(textOf(await screen.findByRole('alert'))).toContain(
    'This compat entry could not be loaded.',
  )
  mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: /^First version/ })).toBeInstanceOf(HTMLElement)
})

test('without the full table the rest is shown, and the lack is said', async () => {
  network.use(http.get('*/assets/content-*/support-*', () => HttpResponse.json({ wrong: [1] })))
  await renderPage('/compat/css.selectors.has')
  expect(await screen.findByText(/^The full support table could not be loaded/)).toBeInstanceOf(
    HTMLElement,
  )
  expect(screen.getByRole('table', { name: /^First version/ })).toBeInstanceOf(HTMLElement)
})

test('addresses in records and notes that could do harm are no links', async () => {
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
  expect(await screen.findByText('a trap')).toBeInstanceOf(HTMLElement)
  for (const name of ['a trap', 'Where it is defined', 'MDN']) {
    expect(screen.queryByRole('link', { name })).toBeNull()
  }
})
