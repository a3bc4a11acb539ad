import { screen } from '@testing-library/react'
import { constantFrom, record, sample } from 'fast-check'
import { http } from 'msw'
import { afterEach, expect, test } from 'vitest'

import { searchEarly } from '#early/early-search.ts'
import { agree } from '#search/insights/choices.ts'
import { consent } from '#search/state/consent.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

afterEach(() => consent.clear())

/**
 * Opens an address as a document without answers does. Resolves to the number of searches that left
 * early, and of those that the page sent then.
 */
async function open(address: string) {
  const provider = await featureProvider()
  let early = 0
  network.use(
    http.all('*/1/*', ({ request }) => {
      early += 1
      return provider(request)
    }),
  )
  window.history.replaceState(null, '', address)
  await searchEarly(address)
  // Only then the page is watched, which would count it otherwise.
  const sentEarly = early
  const { searches, unmount } = await renderPage(address)
  await screen.findAllByText(
    /^([\d,]+ (?:results?|features?)|No features|Close matches|Nothing has every word)\b/,
  )
  unmount()
  return { early: sentEarly, sent: searches.length }
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
    expect(await open(address)).toEqual({ early: 1, sent: 0 })
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
  expect(await open(address)).toEqual({ early: 1, sent: 0 })
})

test('a visitor who agreed sends the same early', async () => {
  agree()
  expect(await open('/features?q=grid')).toEqual({ early: 1, sent: 0 })
})

test.each([
  'grid',
  'css  Grid ',
  'how to center a div',
  'fetch()',
  'css missing in safari',
  'new in 2025 animation',
  'grid in node',
  'diff chrome 120 130',
])('the search of everything for “%s” leaves early with all its queries', async (q) => {
  const address = `/search?${new URLSearchParams({ q })}`
  expect(await open(address)).toEqual({ early: 1, sent: 0 })
})

test('where no record has every word, the search for each word leaves early, too', async () => {
  expect(await open('/search?q=chrome+120')).toEqual({ early: 2, sent: 0 })
})

test('a question for a past day is asked by the page, which loads what that day takes', async () => {
  const { early, sent } = await open('/search?q=widely+available+in+june+2024')
  expect(early).toBe(0)
  expect(sent).toBeGreaterThan(0)
})

test.each(['/search', '/search?q=++'])(
  '%s has no query, so no search leaves early',
  async (address) => {
    const sent: string[] = []
    network.events.on('request:start', ({ request }) => sent.push(request.url))
    await searchEarly(address)
    expect(sent).toEqual([])
  },
)
