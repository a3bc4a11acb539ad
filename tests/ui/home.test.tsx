import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { formatMonth } from '#lib/dates.ts'
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

const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  return within(heading.closest('section')!)
}
/** The lines of a section, without the links to its feed and to all of it. */
const linesOf = async (name: string) =>
  (await (await section(name)).findAllByRole('link', { name: /^(?!Feed:|All:)/ })).map(
    (link) => link.textContent,
  )

/** How many features of the newest month the list has room for. */
const shownOfNewestMonth = async () => {
  const features = await readFixture<readonly { newlyMonth?: string }[]>('features')
  const newest = features.filter(({ newlyMonth }) => newlyMonth === summary.newestMonth)
  return Math.min(8, newest.length)
}

test('the features of the newest month are listed by their usage, the most used first', async () => {
  await renderPage('/')
  const lines = await linesOf('Newly available')
  expect(lines).toHaveLength(await shownOfNewestMonth())
  const shares = lines.map((line) => Number(/\d+\.\d(?=\s%$)/.exec(line)?.[0]))
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  expect(
    (await section('Newly available')).getByText(
      `Since ${formatMonth(summary.newestMonth)}, with the share of users worldwide.`,
    ),
  ).toBeInstanceOf(HTMLElement)
})

test('what becomes widely available next is listed by its month, none of it in the past', async () => {
  await renderPage('/')
  const months = (await linesOf('Widely available next')).map((line) => {
    const month = /[A-Z][a-z]{2} \d{4}$/.exec(line ?? '')?.[0] ?? ''
    return Date.parse(`1 ${month} UTC`)
  })
  expect(months).toHaveLength(8)
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
    '/search?q=:has()',
  )
  expect(screen.getByRole('link', { name: 'missing only in safari' })).toHaveProperty(
    'attributes.href.value',
    '/search?q=missing+only+in+safari',
  )
})

test('each tool has a link with its name and what it is for', async () => {
  await renderPage('/')
  const links = (await section('Tools')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Check Browsers that run your code', '/check'],
    ['Compare What changed between releases', '/diff'],
    ['Sets Versions that a set needs', '/set'],
    ['Upcoming What gets Baseline, and when', '/upcoming'],
  ])
})

test('without popular searches the home page has no section for them', async () => {
  await renderPage('/')
  await linesOf('Newly available')
  expect(screen.queryByRole('heading', { name: 'Popular' })).toBeNull()
})
