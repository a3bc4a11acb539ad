import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'

import { deferred } from '#tests/support/deferred.ts'
import { filter, findNames, findRows, searchBox } from '#tests/support/list.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

/** Answers every search with a fault; returns the number of searches that met it. */
function breakSearch(answer: () => Response): () => number {
  const met = vi.fn<() => Response>(answer)
  network.use(
    http.all('*/1/*', ({ request }) =>
      request.url.includes('/1/indexes/') ? met() : HttpResponse.error(),
    ),
  )
  return () => met.mock.calls.length
}

/** Lets the provider answer, and changes each result on the way. */
function spoilResults(change: (result: object) => object): void {
  network.use(
    http.all('*/1/*', async ({ request }) => {
      const answer = await (await featureProvider())(request)
      const { results }: { readonly results: readonly object[] } = await answer.json()
      return HttpResponse.json({ results: results.map((result) => change(result)) })
    }),
  )
}

/** Tells the page that the connection is back, and waits for what it would send. */
async function comeBack(): Promise<void> {
  window.dispatchEvent(new Event('online'))
  await passTime()
}

const passTime = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 50))

const mend = () => network.resetHandlers(...network.listHandlers().slice(1))

/** One of each kind; `tests/unit/client.dom.test.ts` has what else is no answer. */
const faults: readonly (readonly [what: string, answer: () => Response, words: RegExp])[] = [
  ['no connection', () => HttpResponse.error(), /unreachable/],
  ['an error page', () => new HttpResponse('<h1>503</h1>', { status: 503 }), /unreachable/],
  ['text that is no JSON', () => new HttpResponse('{"results":['), /could not be read/],
  ['a result without hits', () => HttpResponse.json({ results: [{}, {}] }), /could not be read/],
]

test.each(faults)(
  '%s: what is known stays, the intention too, and trying again carries it out',
  async (_, answer, words) => {
    const { user, searches, address } = await renderPage('/features?q=grid')
    const before = await findNames()
    breakSearch(answer)
    await user.click(filter('Baseline', /Newly/))
    expect(await screen.findByText(words)).toBeDefined()
    expect(filter('Baseline', /Newly/).checked).toBe(true)
    expect(address()).toBe('/features?q=grid&baseline=newly')
    expect(await findNames()).toEqual(before)

    mend()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(words)).toBeNull())
    expect(searches.at(-1)?.requests[0]).toMatchObject({
      query: 'grid',
      facetFilters: [['baseline:newly']],
    })
    expect(await findNames()).not.toEqual(before)
  },
)

type Change = (hit: object) => unknown

/** Changes the first hits of each list. */
function spoilHits(...changes: readonly Change[]): void {
  spoilResults((result) => {
    const hits: unknown = Reflect.get(result, 'hits')
    if (!Array.isArray(hits) || hits.length < changes.length) return result
    const changed = changes.map((change, at) => change(hits[at]))
    return { ...result, hits: [...changed, ...hits.slice(changed.length)] }
  })
}

const without = (name: string) => (hit: object) =>
  Object.fromEntries(Object.entries(hit).filter(([key]) => key !== name))

const misfits: readonly Change[] = [
  () => null,
  () => 'grid',
  without('objectID'),
  without('support'),
  (hit) => ({ ...hit, baseline: 'fine' }),
  (hit) => ({ ...hit, description: null }),
  (hit) => ({ ...hit, newlyDate: 1e300 }),
]

test('hits that do not fit are each left out of a list, which says how many, until the next answer', async () => {
  const { user } = await renderPage('/features')
  await findRows()
  spoilHits(...misfits)
  await user.type(searchBox(), 'grid')
  expect(await screen.findByText(/^7 features are not shown/)).toBeDefined()
  expect(screen.queryByText(/could not be shown/)).toBeNull()
  expect(await findRows()).not.toHaveLength(0)

  mend()
  await user.type(searchBox(), 's')
  await waitFor(() => expect(screen.queryByText(/are not shown/)).toBeNull())
  expect(await findRows()).not.toHaveLength(0)
})

test.each([
  ['the table', '/features?view=table'],
  ['everything', '/search?q=flex'],
])('hits that do not fit are left out of %s, which says so', async (_, address) => {
  const { user } = await renderPage(address)
  await waitFor(() => expect(screen.getAllByText(/\d results/)).not.toEqual([]))
  spoilHits(
    (hit) => ({ ...hit, support: { chrome: null } }),
    () => null,
  )
  await user.clear(searchBox())
  await user.type(searchBox(), 'grid')
  expect(await screen.findByText(/^2 (features|results) are not shown/)).toBeDefined()
  expect(screen.queryByText(/could not be shown/)).toBeNull()
})

test('a view that failed over one answer is shown again with the next one', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await renderPage('/features')
  await findRows()
  // Half of a character: no address can hold it.
  spoilHits((hit) => ({ ...hit, objectID: '\uD800' }))
  await user.type(searchBox(), 'grid')
  expect(await screen.findByText('This view could not be shown.')).toBeDefined()

  mend()
  await user.type(searchBox(), 's')
  await waitFor(() => expect(screen.queryByText('This view could not be shown.')).toBeNull())
  expect(await findRows()).not.toHaveLength(0)
  log.mockRestore()
})

test('a first search that fails shows no count of results', async () => {
  const { user } = await renderPage('/about')
  await screen.findByRole('heading', { level: 1 })
  breakSearch(() => HttpResponse.error())
  await user.click(screen.getByRole('link', { name: 'Features' }))
  expect(await screen.findByText(/unreachable/)).toBeDefined()
  expect(screen.queryByText(/\d results|No features/)).toBeNull()
})

test('a failed search speaks of previous results only where they are on the screen', async () => {
  const { user } = await renderPage('/about')
  await screen.findByRole('heading', { level: 1 })
  breakSearch(() => HttpResponse.error())
  await user.click(screen.getByRole('link', { name: 'Features' }))
  const button = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText(/previous results/)).toBeNull()
  mend()
  await user.click(button)
  await findRows()
  breakSearch(() => HttpResponse.error())
  await user.click(filter('Baseline', /Newly/))
  expect(await screen.findByText(/Showing your previous results/)).toBeDefined()
})

test('a failed search of everything speaks of previous results only where they are on the screen', async () => {
  const { user } = await renderPage('/about')
  await screen.findByRole('heading', { level: 1 })
  breakSearch(() => HttpResponse.error())
  await user.type(searchBox(), 'grid{Enter}')
  const button = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText(/previous results/)).toBeNull()
  mend()
  await user.click(button)
  await findRows()
  breakSearch(() => HttpResponse.error())
  await user.type(searchBox(), 's')
  expect(await screen.findByText(/Showing your previous results/)).toBeDefined()
})

test('the connection coming back is enough to go on', async () => {
  const { user } = await renderPage('/features?q=grid')
  await findRows()
  breakSearch(() => HttpResponse.error())
  await user.click(filter('Baseline', /Newly/))
  await screen.findByText(/unreachable/)
  mend()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/unreachable/)).toBeNull())
})

test('a page that was unmounted during an outage sends nothing when the connection comes back', async () => {
  const { user, unmount } = await renderPage('/features?q=grid')
  await findRows()
  const met = breakSearch(() => HttpResponse.error())
  await user.click(filter('Baseline', /Newly/))
  await screen.findByText(/unreachable/)
  const before = met()
  unmount()
  await comeBack()
  expect(met()).toBe(before)
})

test('after too many searches the page counts down and asks nothing', async () => {
  const { user, companions } = await renderPage('/features?q=grid')
  await findRows()
  await waitFor(() => expect(companions).toHaveLength(1))
  const met = breakSearch(
    () =>
      new HttpResponse('{"message":"Too Many Requests"}', {
        status: 429,
        headers: { 'retry-after': '3600' },
      }),
  )
  await user.click(filter('Baseline', /Newly/))
  const button = await screen.findByRole('button', { name: /Try again in \d+ s/ })
  expect(button).toHaveProperty('disabled', true)
  await comeBack()
  expect(met()).toBe(1)
})

test('a button of a notice that goes away leaves the focus on the heading', async () => {
  const { user } = await renderPage('/features?q=grid')
  await findRows()
  breakSearch(() => HttpResponse.error())
  await user.click(filter('Baseline', /Newly/))
  const button = await screen.findByRole('button', { name: 'Try again' })
  await user.click(button)
  await waitFor(() => expect(button.textContent).toBe('Try again'))
  expect(document.activeElement).toBe(button)
  mend()
  await user.click(button)
  await waitFor(() => expect(screen.queryByText(/unreachable/)).toBeNull())
  expect(document.activeElement?.localName).toBe('h1')
})

test('a refused key is said with its code, and not tried again', async () => {
  const { user } = await renderPage('/features')
  await findRows()
  const met = breakSearch(() => HttpResponse.json({ message: 'no' }, { status: 403 }))
  await user.click(filter('Baseline', /Newly/))
  expect(await screen.findByText(/not available right now/)).toBeDefined()
  expect(screen.getByText(/Code 403/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /Try/ })).toBeNull()
  await comeBack()
  expect(met()).toBe(1)
})

test('a search that is not understood can be started over', async () => {
  const { user, address } = await renderPage('/features?q=grid')
  await findRows()
  breakSearch(() => HttpResponse.json({ message: 'no' }, { status: 400 }))
  await user.click(filter('Baseline', /Newly/))
  await screen.findByText(/cannot be run/)
  mend()
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  await waitFor(() => expect(screen.queryByText(/cannot be run/)).toBeNull())
  expect(address()).toBe('/features')
})

test('an answer that arrives after its view is gone changes nothing', async () => {
  const { user } = await renderPage('/features?q=grid')
  await findRows()
  const { promise: held, resolve: release } = deferred()
  let refused = 0
  network.use(
    http.all('*/1/*', async () => {
      await held
      refused += 1
      return HttpResponse.json({ message: 'no' }, { status: 403 })
    }),
  )
  await user.type(searchBox(), 's')
  await user.click(screen.getAllByRole('link', { name: 'About' })[0]!)
  await screen.findByRole('heading', { name: /About/ })
  release()
  await waitFor(() => expect(refused).toBeGreaterThan(0))
  await passTime()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/About/)
})

test('nothing found with filters says so and offers to clear them', async () => {
  const { user, address } = await renderPage('/features?q=subgrid&baseline=limited')
  expect(await screen.findByText(/^No features match/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  await waitFor(() => expect(address()).toBe('/features?q=subgrid'))
  expect(await findRows()).not.toHaveLength(0)
})

test('nothing found in any list says so and offers no filter to clear', async () => {
  await renderPage('/features?q=zzqqxxyy&baseline=newly')
  expect(await screen.findByText(/^Nothing in any list matches/)).toBeDefined()
  expect(await screen.findByText(/Check the spelling/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull()
})

test('a page beyond the last leads to the last', async () => {
  const { user, address } = await renderPage('/features?q=grid&page=900')
  expect(await screen.findByText('Page 900 does not exist.')).toBeDefined()
  await user.click(screen.getByRole('link', { name: /^Go to the/ }))
  expect(await findRows()).not.toHaveLength(0)
  expect(address()).not.toContain('900')
})
