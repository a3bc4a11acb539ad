import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const hrefOf = (element: Element) => element.getAttribute('href')
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

test('the page of a specification shows its link, who writes it, its features, what it defines, how much of it works, and its addresses', async () => {
  await renderPage('/specs/resize-observer-1')
  await findTitle('Resize Observer')
  const aside = within(await screen.findByRole('complementary', { name: /about this spec/ }))
  const features = within(screen.getByRole('region', { name: 'Feature 1' }))
  expect(hrefOf(await features.findByRole('link', { name: 'Resize observer' }))).toBe(
    '/features/resize-observer',
  )
  expect(hrefOf(screen.getByRole('link', { name: 'Open the specification' }))).toBe(
    'https://drafts.csswg.org/resize-observer-1/',
  )
  await waitFor(() => expect(document.title).toBe('Resize Observer · Plinth'))
  expect(screen.getAllByText("W3C · Editor's Draft")).toHaveLength(1)
  expect(screen.getAllByText('Published: First Public Working Draft')).toHaveLength(1)
  const entries = within(screen.getByRole('table', { name: 'Support of its entries' }))
  expect(hrefOf(entries.getByRole('link', { name: 'ResizeObserver' }))).toBe(
    '/compat/api.ResizeObserver',
  )
  const works = within(screen.getByRole('table', { name: /^Share of entries/ }))
  const count = entries.getAllByRole('rowheader').length
  expect(works.getAllByRole('cell').at(-7)?.textContent).toBe(`100%${count}`)
  expect(aside.getAllByRole('link').map(hrefOf)).toStrictEqual(
    expect.arrayContaining([
      'https://drafts.csswg.org/resize-observer-1/',
      'https://www.w3.org/TR/resize-observer-1/',
      'https://github.com/w3c/csswg-drafts',
      'https://wpt.fyi/results/resize-observer',
    ]),
  )
})

test('the page of a level of a series lists the levels, itself without a link, by two requests', async () => {
  const { searches } = await renderPage('/specs/css-grid-2')
  const here = await screen.findByText('CSS Grid Layout Module Level 2', { selector: 'li > span' })
  expect(here.getAttribute('aria-current')).toBe('page')
  expect(hrefOf(screen.getByRole('link', { name: 'CSS Grid Layout Module Level 1' }))).toBe(
    '/specs/css-grid-1',
  )
  const asked = searches.map(({ requests }) => requests.map((request) => request['indexName']))
  expect(new Set(asked.map((names) => names.join(' ')))).toStrictEqual(
    new Set(['specs compat', 'specs specs features']),
  )
})

test('the page of a discontinued specification says so and links what replaces it', async () => {
  await renderPage('/specs/DOM-Level-2-Style')
  const replacement = await screen.findByText(/^Replaced by/)
  expect(screen.getAllByText('Discontinued.')).toHaveLength(1)
  expect(within(replacement).getAllByRole('link').map(hrefOf)).toContainEqual(
    expect.stringMatching(/^\/specs\/./),
  )
})

test.each([
  ['CSP', '/specs/CSP3'],
  ['resize-observer', '/specs/resize-observer-1'],
])('the former name %s of a specification leads to it', async (name, target) => {
  const { address } = await renderPage(`/specs/${name}`)
  await waitFor(() => expect(address()).toBe(target))
})

test('the page of a specification with many entries links them in the list', async () => {
  await renderPage('/specs/selectors-4')
  expect(
    hrefOf(await screen.findByRole('link', { name: /^Search and filter all \d+ entries$/ })),
  ).toBe('/compat?spec=selectors-4')
})

test('the page of a specification with more features than it names links all of them in the list', async () => {
  await renderPage('/specs/html')
  const all = await screen.findByRole('link', { name: /^Browse all \d+$/ })
  expect(hrefOf(all)).toBe('/features?spec=HTML')
  const features = within(screen.getByRole('complementary', { name: /about this spec/ }))
    .getAllByRole('link')
    .filter((link) => hrefOf(link)?.startsWith('/features/'))
  expect(Number(/\d+/.exec(all.textContent)?.[0])).toBeGreaterThan(features.length)
})

test('the page of an unknown specification offers close ones and is not indexed', async () => {
  await renderPage('/specs/resize-observr')
  await findTitle('Not found')
  await waitFor(() => expect(robots()).toBe('noindex'))
  expect(hrefOf(await screen.findByRole('link', { name: 'Resize Observer' }))).toBe(
    '/specs/resize-observer-1',
  )
  expect(hrefOf(screen.getByRole('link', { name: 'All specifications' }))).toBe('/specs')
})

test.each(['a"b', 'constructor'])(
  'the page of a shortname %s that no specification has is not found',
  async (name) => {
    await renderPage(`/specs/${encodeURIComponent(name)}`)
    await findTitle('Not found')
    await waitFor(() => expect(robots()).toBe('noindex'))
  },
)
