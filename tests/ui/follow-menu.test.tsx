import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { network } from '#tests/support/network.ts'
import { type Page, renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)

const item = (place: number) => ({
  title: `Event ${place}`,
  date_published: `2026-0${place}-01T00:00:00Z`,
  url: `http://localhost/features/event-${place}`,
})
const expected = { title: 'To come', date: '2027-01-12', url: 'http://localhost/features/coming' }

/** Answers the feeds of a test, and keeps their addresses. */
function answerFeeds(items: readonly object[], coming: readonly object[] = []): readonly string[] {
  const asked: string[] = []
  network.use(
    http.get('*/feed.json', ({ request }) => {
      asked.push(request.url.replace('http://localhost', ''))
      return HttpResponse.json({ items, _plinth: { expected: coming } })
    }),
  )
  return asked
}

async function openFollow({ user }: Page): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Follow' }))
  // Without layout, a closed popover has no name.
  const panel = document.querySelector<HTMLElement>('dialog[aria-label=Follow]')
  if (panel === null) throw new Error('There is no panel.')
  return panel
}

const linesIn = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent)

test('the panel of a record shows the newest five events, and copies the address of the feed', async () => {
  const asked = answerFeeds([1, 2, 3, 4, 5, 6].map(item), [expected])
  const page = await renderPage('/features/subgrid')
  const panel = await openFollow(page)
  await within(panel).findByText('What it says now')
  expect(linesIn(panel)).toEqual([
    ...[1, 2, 3, 4, 5].map((place) =>
      expect.stringMatching(new RegExp(`^1 ... 2026Event ${place}$`)),
    ),
    '12 Jan 2027To come',
  ])
  // Once more in the mode in which React looks for errors.
  expect(new Set(asked)).toEqual(new Set(['/features/subgrid/feed.json']))
  await page.user.click(
    within(panel).getByRole('button', { name: 'Copy feed address', hidden: true }),
  )
  await within(panel).findByText('Feed address copied.')
  await expect(navigator.clipboard.readText()).resolves.toBe(
    'http://localhost/features/subgrid.atom',
  )
  expect(
    within(panel)
      .getByRole('link', { name: 'Calendar of what is expected', hidden: true })
      .getAttribute('href'),
  ).toBe('/features/subgrid.ics')
})

test('where nothing has happened, the panel says so and what is expected', async () => {
  answerFeeds([], [{ ...expected, title: 'Later', date: '2027-05-01' }, expected])
  const panel = await openFollow(await renderPage('/features/subgrid'))
  await within(panel).findByText('Nothing has happened yet.')
  expect(linesIn(panel)).toEqual(['12 Jan 2027To come', '1 May 2027Later'])
})

test('a list is followed by its query and filters, not by how it is shown', async () => {
  const asked = answerFeeds([item(1)])
  const { user } = await renderPage('/features?q=grid&baseline=widely&view=table&page=1')
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByText('Follow'))
  await screen.findByText('Event 1')
  expect(new Set(asked)).toEqual(new Set(['/features/feed.json?q=grid&baseline=widely']))
  expect(document.head.querySelector('link[href^="/features.atom"]')?.getAttribute('href')).toBe(
    '/features.atom?q=grid&baseline=widely',
  )
})

test('a set is followed by its address, once it has an item', async () => {
  const asked = answerFeeds([item(1)])
  const panel = await openFollow(await renderPage('/set?f=subgrid,grid'))
  await within(panel).findByText('Event 1')
  expect(new Set(asked)).toEqual(new Set(['/set/feed.json?f=subgrid,grid']))
})

test('what is wrong with the browsers of an address is said, and another try asks again', async () => {
  let isBroken = true
  network.use(
    http.get('*/feed.json', () =>
      isBroken
        ? HttpResponse.json({ status: 429, message: 'Ask again in a second.' }, { status: 429 })
        : HttpResponse.json({ items: [item(1)], _plinth: { expected: [] } }),
    ),
  )
  const page = await renderPage('/features/subgrid')
  const panel = await openFollow(page)
  await within(panel).findByText('Ask again in a second.')
  isBroken = false
  await page.user.click(within(panel).getByRole('button', { name: 'Try again', hidden: true }))
  expect(await within(panel).findByText('Event 1')).toBeDefined()
})

test('on a host without our server, the panel names the feeds that are files, and no head links to another', async () => {
  const panel = await openFollow(await renderPage('/features/subgrid', { hasServer: false }))
  await within(panel).findByText(/needs Plinth’s own server/)
  const addresses = within(panel)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(
    expect.arrayContaining(['/features.atom', '/releases.atom', '/feeds/changes.atom']),
  )
  expect(document.head.querySelector('link[href^="/features/"]')).toBeNull()
})

test('the page of a release has nothing to follow', async () => {
  await renderPage('/releases/safari-26')
  await screen.findByRole('button', { name: 'Copy' })
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull()
})
