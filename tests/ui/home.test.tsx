import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { formatMonth } from '#lib/dates.ts'
import { recentSearches, withSearch } from '#search/state/recent-searches.ts'
import { summary } from '#tests/support/content.ts'
import { breakSearch } from '#tests/support/detail-provider.ts'
import { searchBox } from '#tests/support/list.ts'
import { fillPalette } from '#tests/support/palette-provider.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider, readFixture } from '#tests/support/search-provider.ts'

beforeAll(async () => {
  await featureProvider()
  await fillPalette()
})

afterEach(() => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
})

const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  return within(heading.closest('section')!)
}
/** The lines of a column, without the links to its feed and to all of it. */
const linesOf = async (name: string) =>
  (await (await section(name)).findAllByRole('link', { name: /^(?!Feed|All upcoming)/ })).map(
    (link) => link.textContent,
  )

/** How many features of the newest month the list has room for. */
const shownOfNewestMonth = async () => {
  const features = await readFixture<readonly { newlyMonth?: string }[]>('features')
  const newest = features.filter(({ newlyMonth }) => newlyMonth === summary.newestMonth)
  return Math.min(10, newest.length)
}

test('the features of the newest month are listed by name· global usage', async () => {
  await renderPage('/')
  const lines = await linesOf('Newly available')
  expect(lines).toHaveLength(await shownOfNewestMonth())
  expect(lines[0]).toMatch(/^.+\d+\.\d\s%$/)
  expect(
    (await section('Newly available')).getByText(
      `Became Baseline in ${formatMonth(summary.newestMonth, 'long')} · global usage`,
      { exact: false },
    ),
  ).toBeInstanceOf(HTMLElement)
})

test('what becomes widely available next is listed by its month, none of it in the past', async () => {
  await renderPage('/')
  const months = (await linesOf('Widely available next')).map((line) => {
    const month = /[A-Z][a-z]{2} \d{4}$/.exec(line ?? '')?.[0] ?? ''
    return Date.parse(`1 ${month} UTC`)
  })
  expect(months).toHaveLength(9)
  expect(months).toStrictEqual(months.toSorted((a, b) => a - b))
  expect(months[0]).toBeGreaterThanOrEqual(Date.UTC(2026, 10, 1))
})

test('the link of an area opens a list with the number of features it shows', async () => {
  const { user, address } = await renderPage('/')
  const css = await (await section('Browse by area')).findByRole('link', { name: /^CSS/ })
  const count = /\d+/.exec(css.textContent ?? '')?.[0]
  await user.click(css)
  expect(address()).toBe('/features?area=CSS')
  expect(await screen.findByText(new RegExp(`^${count} results`))).toBeInstanceOf(HTMLElement)
})

test('the home page sends one request', async () => {
  const { searches } = await renderPage('/')
  await linesOf('Newly available')
  // Strict mode runs every effect twice, and in Node the client has no memory.
  const bodies = new Set(searches.map((search) => JSON.stringify(search)))
  expect(bodies.size).toBe(1)
  expect(searches[0]?.requests).toHaveLength(4)
})

test('a failure leaves the box usable and offers another attempt', async () => {
  const { user } = await renderPage('/about')
  await screen.findByRole('heading', { level: 1, name: 'About Plinth' })
  const mend = breakSearch()
  await user.click(screen.getByRole('link', { name: 'Plinth' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('New features could not be loaded.')
  expect(searchBox()).toHaveProperty('disabled', false)
  mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await linesOf('Newly available')).toHaveLength(await shownOfNewestMonth())
})

test('the examples link to searches', async () => {
  await renderPage('/')
  expect(await screen.findByRole('link', { name: ':has()' })).toHaveProperty(
    'attributes.href.value',
    '/features?q=:has()',
  )
  expect(screen.getByRole('link', { name: /^Missing only in Safari/ })).toHaveProperty(
    'attributes.href.value',
    '/features?blocker=safari',
  )
})

const searchesOf = async (title: string) =>
  within(await screen.findByRole('list', { name: title })).getAllByRole('link')
const hrefOf = (link: HTMLElement) => link.getAttribute('href')

test('without recent searches the home page lists none, and names no popular ones', async () => {
  await renderPage('/')
  await linesOf('Newly available')
  for (const name of ['Recent', 'Popular']) {
    expect(screen.queryByRole('list', { name })).toBeNull()
  }
})

test('recent searches are shown at once and link to their results', async () => {
  for (const words of [':has()', 'grid']) {
    recentSearches.set(withSearch(recentSearches.get(), words))
  }
  await renderPage('/')
  expect((await searchesOf('Recent')).map(hrefOf)).toEqual(['/search?q=grid', '/search?q=:has()'])
})
