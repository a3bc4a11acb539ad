import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import type { LoggedChange } from '#catalogue/events/change-log.ts'
import { breakSearch } from '#tests/support/detail-provider.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

beforeAll(async () => {
  await featureProvider()
})

const line = { version: '3.1.0', day: '2026-01-13' }
const changes: readonly LoggedChange[] = [
  { ...line, kind: 'new', id: 'fresh', name: 'Fresh' },
  { ...line, kind: 'lost', id: 'old', name: 'Lanes', before: 'widely', after: 'limited' },
  { ...line, kind: 'renamed', id: 'old', name: 'Lanes', to: ['lanes'] },
  {
    ...line,
    day: '2026-02-14',
    kind: 'moved',
    id: 'avif',
    name: 'AVIF',
    step: 'newly',
    before: '2024-01-26',
    after: '2024-01-25',
  },
]

beforeEach(() => {
  network.use(http.get('*/assets/content-*/changes.json', () => HttpResponse.json(changes)))
})

/** The days of the lines that are shown, in their order. */
const days = () =>
  Array.from(
    document.querySelectorAll('main section li time'),
    (time) => time.getAttribute('datetime') ?? '',
  )

test('upcoming features stand by day, soonest first, and each leads to its page', async () => {
  await renderPage('/upcoming')
  const [first] = await screen.findAllByRole('region', { name: /\d{4}|Due/ })
  expect(days().length).toBeGreaterThan(3)
  expect(days()).toEqual(days().toSorted())
  const [link] = within(first!).getAllByRole('link')
  expect(link?.getAttribute('href')).toMatch(/^\/features\/[\w-]+$/)
  expect(screen.getByRole('link', { name: 'Calendar (.ics)' }).getAttribute('href')).toBe(
    '/upcoming.ics',
  )
})

test('an area that is chosen stands in the address and leaves its features alone', async () => {
  const { user, address } = await renderPage('/upcoming')
  const area = await screen.findByRole('link', { name: /^CSS \d+$/ })
  const all = days().length
  const count = Number(/\d+/.exec(area.textContent ?? '')?.[0])
  await user.click(area)
  expect(address()).toBe('/upcoming?area=CSS')
  expect(days()).toHaveLength(count)
  expect(count).toBeLessThan(all)
  expect(screen.getByRole('link', { name: /^CSS \d+$/ }).getAttribute('aria-current')).toBe('true')
  await user.click(screen.getByRole('link', { name: /^All areas/ }))
  expect(address()).toBe('/upcoming')
  expect(days()).toHaveLength(all)
})

test('an area that does not exist is as good as none', async () => {
  await renderPage('/upcoming?area=Nonsense')
  await screen.findByRole('link', { name: /^CSS/ })
  expect(screen.getByRole('link', { name: /^All areas/ }).getAttribute('aria-current')).toBe('true')
  expect(days().length).toBeGreaterThan(3)
})

test('a failure is said, and another try shows the features', async () => {
  const { user } = await renderPage('/about')
  await screen.findByRole('heading', { level: 1, name: 'About Plinth' })
  const mend = breakSearch()
  await user.click(screen.getByRole('link', { name: 'Upcoming' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Upcoming features could not be loaded.')
  mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: /^CSS/ })
  expect(days().length).toBeGreaterThan(3)
})

async function openChanges(): Promise<HTMLElement> {
  const { user } = await renderPage('/upcoming')
  const summary = await screen.findByText('Lost and gained')
  await user.click(summary)
  const details = summary.closest('details')
  if (details === null) throw new Error('The changes cannot be opened.')
  return details
}

test('what was lost, regained or moved opens above them, newest first, at the current id of its feature', async () => {
  const region = await openChanges()
  const lines = await within(region).findAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '14 Feb 2026AVIF: newly available since another dayBy web-features 3.1.0 it has been newly available since 25 Jan 2024; before, the data said 26 Jan 2024.',
    '13 Jan 2026Lanes: no longer widely availableIt was widely available until web-features 3.1.0, which calls it of limited availability.',
  ])
  const addresses = within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/feeds/changes.atom', '/features/avif', '/features/lanes'])
})

test('without the log of changes the rest is shown, and the page says what it lacks', async () => {
  network.use(http.get('*/assets/content-*/changes.json', () => HttpResponse.error()))
  await openChanges()
  await screen.findByText('These changes could not be loaded.')
  await screen.findByRole('link', { name: /^CSS/ })
  expect(days().length).toBeGreaterThan(3)
})
