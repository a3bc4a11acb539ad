import { screen } from '@testing-library/react'
import { constantFrom, record, sample } from 'fast-check'
import { http } from 'msw'
import { afterEach, expect, test } from 'vitest'

import { searchEarly } from '#early-search.ts'
import { agree } from '#search/insights/choices.ts'
import { consent } from '#search/state/consent.ts'
import { deferred } from '#tests/support/deferred.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

afterEach(() => consent.clear())

/** Opens an address as the document does. Resolves to whether a search left early, and how many the page sent then. */
async function open(address: string) {
  const provider = await featureProvider()
  const arrival = deferred()
  network.use(
    http.all('*/1/*', ({ request }) => {
      arrival.resolve()
      return provider(request)
    }),
  )
  window.history.replaceState(null, '', address)
  const isEarly = await searchEarly(address)
  // Only then the page is watched, which would count it otherwise.
  if (isEarly) await arrival.promise
  const { searches, unmount } = await renderPage(address)
  await screen.findAllByText(/^([\d,]+ results?|No features)\b/)
  unmount()
  return { isEarly, sent: searches.length }
}

const texts = constantFrom(
  '',
  'grid',
  'how to center a div',
  '::before',
  'css  Grid ',
  'fetch()',
  'a',
)
const addresses = record({
  q: texts,
  sort: constantFrom('', 'az', 'usage', 'newest'),
  size: constantFrom('', '50'),
  page: constantFrom('', '01', '2'),
}).map(({ page, ...given }) => {
  // A page beyond the last one has no rows to wait for.
  const all = ['', 'a'].includes(given.q) ? { ...given, page } : given
  const filled = Object.entries(all).filter(([, value]) => value !== '')
  return `/features?${new URLSearchParams(filled)}`
})

test.each([...new Set(sample(addresses, { numRuns: 30, seed: 13 }))])(
  'the search that leaves early for %s is the one that the page would send',
  async (address) => {
    expect(await open(address)).toEqual({ isEarly: true, sent: 0 })
  },
)

test.each([
  '/features?baseline=widely',
  '/features?baseline=newly,widely&area=CSS,JavaScript&q=a',
  '/features?missing=safari&q=a',
  '/features?year=2020..',
  '/features?usage=..90&year=2018..2022&baseline=widely',
  '/features?group=CSS',
  '/features?group=CSS,Colors&area=CSS',
  '/features?q=grid&view=table',
  '/features?q=grid&view=table&cols=usage,chrome&baseline=widely',
])('the search of %s leaves early with all its queries', async (address) => {
  expect(await open(address)).toEqual({ isEarly: true, sent: 0 })
})

test('a visitor who agreed sends the same early', async () => {
  agree()
  expect(await open('/features?q=grid')).toEqual({ isEarly: true, sent: 0 })
})

test.each([
  'grid',
  'css  Grid ',
  'how to center a div',
  'fetch()',
  'css missing in safari',
  'new in 2025 animation',
  'grid in node',
  'chrome 120',
  'diff chrome 120 130',
])('the search of everything for “%s” leaves early with all its queries', async (q) => {
  const address = `/search?${new URLSearchParams({ q })}`
  expect(await open(address)).toEqual({ isEarly: true, sent: 0 })
})

test('a question for a past day is asked by the page, which loads what that day takes', async () => {
  const { isEarly, sent } = await open('/search?q=widely+available+in+june+2024')
  expect(isEarly).toBe(false)
  expect(sent).toBeGreaterThan(0)
})

test.each(['/search', '/search?q=++'])(
  '%s has no query, so no search leaves early',
  async (address) => {
    expect(await searchEarly(address)).toBe(false)
  },
)
