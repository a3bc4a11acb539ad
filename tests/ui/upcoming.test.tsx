import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { breakSearch } from '#tests/support/detail-provider.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

beforeAll(async () => {
  await featureProvider()
})

/** The days of the lines that are shown, in their order. */
const days = () =>
  Array.from(
    document.querySelectorAll('main li time'),
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
