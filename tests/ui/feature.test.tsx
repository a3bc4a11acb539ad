import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import {
  administrator,
  breakSearch,
  fillDetails,
  serveContent,
} from '#tests/support/detail-provider.ts'
import { network } from '#tests/support/network.ts'
import { type Page, renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

beforeAll(fillDetails)
beforeEach(serveContent)

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const findTable = (name: RegExp) => screen.findByRole('table', { name })
const findRow = async (name: RegExp, head: RegExp) =>
  within(await findTable(name)).findByRole('row', { name: head })
const textOf = (element: Element) => element.textContent
const hrefOf = (element: Element) => element.getAttribute('href')
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

/** Opens the menu of what can be copied. */
const openCopies = async (user: Page['user']) =>
  user.click(await screen.findByRole('button', { name: 'Copy' }))

test('the page of a feature shows its status, its support and its links, by two requests', async () => {
  const { searches } = await renderPage('/features/subgrid')
  await findTitle('Subgrid')
  const aside = within(await screen.findByRole('complementary', { name: /about this feature/ }))
  const grid = await aside.findByRole('link', { name: 'Grid' })

  await waitFor(() => expect(document.title).toBe('Subgrid · Plinth'))
  expect(screen.getAllByText('Widely available · Mar 2026')).toHaveLength(1)
  expect(screen.getAllByText('CSS › Layout › Grid')).toHaveLength(1)
  // Its status and its parts agree.
  expect(screen.queryByText(/^Baseline status: web-features/)).toBeNull()

  const cells = within(await findRow(/^First supporting version/, /^First version/)).getAllByRole(
    'cell',
  )
  expect(cells.map(textOf)).toStrictEqual([
    '117Sep 2023',
    '117Sep 2023',
    '117Sep 2023',
    '71Dec 2019',
    '79Jul 2020',
    '16Sep 2022',
    '16Sep 2022',
  ])
  expect(textOf(screen.getByText('Newly available').parentElement!)).toBe(
    'Newly available Sep 2023',
  )

  expect(hrefOf(grid)).toBe('/features/grid')
  expect(hrefOf(aside.getByRole('link', { name: 'CSS Grid Layout Module Level 2' }))).toBe(
    'https://drafts.csswg.org/css-grid-2/#subgrids',
  )
  expect(aside.getAllByText('W3C · Candidate Recommendation Draft')).toHaveLength(1)
  expect(hrefOf(screen.getByRole('link', { name: 'MDN' }))).toMatch(
    /^https:\/\/developer\.mozilla\.org\/docs\//,
  )

  const asked = searches.map(({ requests }) => requests.map((request) => request['indexName']))
  // Strict mode runs every effect twice, and in Node the client has no memory.
  expect(new Set(asked.map((names) => names.join(' and ')))).toStrictEqual(
    new Set(['features and compat', 'features and specs']),
  )
})

test('the page of a feature lists the parts that came later first, and the others on demand', async () => {
  const { user } = await renderPage('/features/anchor-positioning')
  await findTitle('Anchor positioning')
  const parts = await screen.findByRole<HTMLTableElement>('table', {
    name: /^Support of each part/,
  })
  const open = screen.getByText(/^Show all \d+ parts$/)
  const count = Number(/\d+/.exec(textOf(open))?.[0])
  const heads = () => [...parts.querySelectorAll('tbody th')].map(textOf)
  const shown = heads()
  expect(shown).toHaveLength(30)
  expect(parts.querySelector('tbody tr')?.querySelector('[data-weight=strong]')).not.toBeNull()

  await user.click(open)
  expect(heads()).toHaveLength(count)
})

test('the page of a discouraged feature says why and according to which source', async () => {
  await renderPage('/features/xslt')
  const notice = await screen.findByText('Don’t use in new code.')
  expect(textOf(notice.parentElement!).length).toBeGreaterThan('Don’t use in new code.'.length)
  expect(screen.getAllByText('Discouraged')).toHaveLength(1)
  expect(hrefOf(screen.getByRole('link', { name: 'dom.spec.whatwg.org' }))).toMatch(
    /^https:\/\/dom\.spec\.whatwg\.org\//,
  )
})

test('the crumb of a feature found by a search leads back to the search', async () => {
  const { user, address } = await renderPage('/features?q=subgrid')
  await user.click(await screen.findByRole('link', { name: 'Subgrid' }))
  await findTitle('Subgrid')
  expect(address()).toBe('/features/subgrid')
  await user.click(await screen.findByRole('link', { name: 'Features matching “subgrid”' }))
  expect(address()).toBe('/features?q=subgrid')
})

test('the former id of one feature leads to the feature, without an entry in the history', async () => {
  const { address } = await renderPage('/features/apng')
  const { length } = window.history
  await waitFor(() => expect(address()).toBe('/features/png'))
  expect(textOf(await screen.findByRole('heading', { level: 1, name: /PNG/ }))).toMatch(/PNG/)
  expect(window.history).toHaveLength(length)
})

test('the former id of several features offers the choice and is not indexed', async () => {
  await renderPage('/features/single-color-gradients')
  await findTitle('single-color-gradients was split')
  expect(hrefOf(screen.getByRole('link', { name: 'conic-gradients' }))).toBe(
    '/features/conic-gradients',
  )
  await waitFor(() => expect(robots()).toBe('noindex'))
})

test('the page of an unknown feature offers close features and is not indexed', async () => {
  await renderPage('/features/css-gridd')
  await findTitle('Not found')
  await waitFor(() => expect(robots()).toBe('noindex'))
  expect(hrefOf(await screen.findByRole('link', { name: 'Grid' }))).toBe('/features/grid')
})

test.each(['CSS-Grid"', 'constructor'])(
  'the page of an id %s that no feature can have is not found',
  async (id) => {
    await renderPage(`/features/${encodeURIComponent(id)}`)
    await findTitle('Not found')
    await waitFor(() => expect(robots()).toBe('noindex'))
  },
)

test('a feature that is gone by the time that it is opened from a list is not found', async () => {
  const { user } = await renderPage('/features?q=subgrid')
  const link = await screen.findByRole('link', { name: 'Subgrid' })
  const provider = await featureProvider()
  network.use(
    http.post('*/1/indexes/*/queries', async ({ request }) => {
      const { results }: { readonly results: readonly object[] } = await (
        await provider(request)
      ).json()
      const nothing = { hits: [], nbHits: 0, nbPages: 0 }
      return HttpResponse.json({ results: results.map((result) => Object.assign(result, nothing)) })
    }),
  )
  await user.click(link)
  await findTitle('Not found')
  await waitFor(() => expect(robots()).toBe('noindex'))
})

test('a failed request for a record is reported below what is known of it, and a retry shows the record', async () => {
  const { user } = await renderPage('/features?q=subgrid')
  const link = await screen.findByRole('link', { name: 'Subgrid' })
  const mend = breakSearch()
  await user.click(link)
  const alert = await screen.findByRole('alert')
  expect(textOf(alert)).toContain('This feature could not be loaded.')
  await findTitle('Subgrid')
  mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const row = within(await findRow(/^First supporting version/, /^First version/))
  expect(row.getAllByRole('cell')).toHaveLength(7)
})

test('the page of a feature without release dates says that they are missing and shows the rest', async () => {
  network.use(
    http.get('*/assets/content-*/releaseDates.json', () => HttpResponse.html('<!doctype html>')),
  )
  await renderPage('/features/subgrid')
  const remark = await screen.findByText(/^Some release dates could not be loaded/)
  expect(textOf(remark)).toMatch(/Reload the page to try again\.$/)
  expect(
    within(await findTable(/^Support of each part/)).getAllByRole('row').length,
  ).toBeGreaterThan(1)
})

test('the browserslist line of a feature is copied to the clipboard, which is announced', async () => {
  const { user } = await renderPage('/features/subgrid')
  await openCopies(user)
  await user.click(screen.getByRole('button', { name: 'Copy browserslist line', hidden: true }))
  await screen.findByText('Browserslist line copied.')
  await expect(navigator.clipboard.readText()).resolves.toMatch(/^chrome >= 117, and_chr >= 117/)
})

const spoiledClipboards = [
  [
    'refuses it',
    () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied')),
  ],
  ['is missing', () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined!)],
] as const

test.each(spoiledClipboards)(
  'where the clipboard %s, a text is shown in a field, selected',
  async (_, spoil) => {
    const { user } = await renderPage('/features/subgrid')
    await openCopies(user)
    const button = screen.getByRole('button', { name: 'Copy link', hidden: true })
    spoil()
    await user.click(button)
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'link to copy',
      hidden: true,
    })
    expect(field.value).toBe('http://localhost/features/subgrid')
    expect(field.selectionEnd).toBe(field.value.length)
    expect(screen.getAllByText(/Press Ctrl\+C/)).toHaveLength(1)
  },
)

test('an unsafe address in a record of a feature is shown without a link', async () => {
  const client = await administrator()
  const { results } = await client.search<Record<string, unknown>>({
    requests: [{ indexName: 'features', filters: 'objectID:"has"', attributesToRetrieve: ['*'] }],
  })
  const [has] = results.flatMap((result) => ('hits' in result ? result.hits : []))
  const specs = [{ title: 'Harmful', url: 'javascript:alert(1)' }]
  const { _highlightResult: _, ...record } = {
    ...has,
    objectID: 'harmful',
    specs,
    mdn: '@evil.example',
  }
  await client.saveObjects({ indexName: 'features', objects: [record] })
  await renderPage('/features/harmful')
  expect(textOf(await screen.findByText('Harmful'))).toBe('Harmful')
  expect(screen.queryByRole('link', { name: 'Harmful' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'MDN' })).toBeNull()
})
