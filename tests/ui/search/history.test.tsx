import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { readPlaces, storePlaces } from '#routes/layout/use-scroll.ts'
import { reloadOnStaleChunk } from '#stale-chunk.ts'
import { findNames, findRows } from '#tests/support/list.ts'
import { type Page, renderPage } from '#tests/support/render.tsx'

afterEach(() => sessionStorage.clear())

const heading = () => screen.getByRole('heading', { level: 1 })
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href')

test('each view has its title and its canonical address', async () => {
  const { user } = await renderPage('/features?q=array&baseline=widely&page=2')
  await findRows()
  await waitFor(() => expect(document.title).toBe('array · Features, page 2 · Plinth'))
  expect(canonical()).toBe('http://localhost/features?q=array')
  await user.click(screen.getAllByRole('link', { name: 'About' })[0]!)
  await waitFor(() => expect(document.title).toBe('About · Plinth'))
  expect(canonical()).toBe('http://localhost/about')
  expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(1)
})

test('a new view begins at its heading; going back leads to the link that was left by', async () => {
  const { user, searches } = await renderPage('/features?q=grid')
  const [, second] = await findNames()
  await user.click(screen.getByRole('link', { name: second! }))
  await waitFor(() => expect(location.pathname).not.toBe('/features'))
  await waitFor(() => expect(document.activeElement).toBe(heading()))
  const listSearches = () => searches.filter(({ requests }) => requests[0]?.['query'] === 'grid')
  const asked = listSearches().length
  expect(asked).toBeGreaterThan(0)
  window.history.back()
  await screen.findByText(/results? for “grid”$/)
  expect((await findNames())[1]).toBe(second)
  expect(listSearches()).toHaveLength(asked)
})

const crumb = () => screen.findByRole('link', { name: 'Features matching “grid”' })
const byCrumb = async ({ user }: Page) => user.click(await crumb())
const byKey = async ({ user }: Page) => {
  await crumb()
  await user.keyboard('u')
}

test.each([
  ['the crumb', byCrumb],
  ['the key u', byKey],
])(
  '%s of a page leads back to the list that it was opened from, at the link',
  async (_, goBack) => {
    const page = await renderPage('/features?q=grid')
    const [, second] = await findNames()
    await page.user.click(screen.getByRole('link', { name: second! }))
    await waitFor(() => expect(document.activeElement).toBe(heading()))
    const length = window.history.length
    await goBack(page)
    await waitFor(() => expect(document.activeElement?.textContent).toBe(second))
    expect(page.address()).toBe('/features?q=grid')
    // A new entry would be one more.
    expect(window.history.length).toBe(length)
  },
)

test('no list is searched for where none is shown', async () => {
  const { searches } = await renderPage('/about')
  await screen.findByRole('heading', { level: 1 })
  expect(searches).toEqual([])
})

test('places outlive a reload; what is no place does not', () => {
  const places = new Map([
    ['a', { top: 120, focus: 'feature-grid' }],
    ['b', { top: 0 }],
  ])
  storePlaces(places)
  expect(readPlaces()).toEqual(places)
  for (const bad of [
    '{',
    '{}',
    '[1]',
    '[["a"]]',
    '[["a",{"top":"1"}]]',
    '[["a",{"top":1,"focus":2}]]',
  ]) {
    sessionStorage.setItem('plinth-places', bad)
    expect(readPlaces()).toEqual(new Map())
  }
})

test('without storage nothing is kept and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storePlaces(new Map([['a', { top: 1 }]]))
  expect(readPlaces()).toEqual(new Map())
})

/** Loads a file that is not there; returns whether the page takes care of it. */
function fail(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

/** A page that an earlier test has left may still read its address. */
const place = { pathname: '/', search: '' }

test('a file that is gone reloads the page once, and not where nothing can be remembered', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { ...place, reload })
  vi.stubGlobal('fetch', async () => new Response())
  reloadOnStaleChunk()
  expect(fail()).toBe(true)
  expect(fail()).toBe(false)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  sessionStorage.clear()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(fail()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

test('a missing file does not reload the page while the server does not answer', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { ...place, reload })
  const asked = Promise.reject(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', () => asked)
  reloadOnStaleChunk()
  expect(fail()).toBe(true)
  await expect(asked).rejects.toThrow('Failed to fetch')
  await Promise.resolve()
  expect(reload).not.toHaveBeenCalled()
})

test('a file that is no longer loaded because the visitor leaves does not reload the page', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { ...place, reload })
  vi.stubGlobal('fetch', async () => new Response())
  sessionStorage.clear()
  reloadOnStaleChunk()
  window.dispatchEvent(new Event('beforeunload'))
  expect(fail()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  // A download fires the same event, and the page stays.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  expect(fail()).toBe(true)
  await waitFor(() => expect(reload).toHaveBeenCalled())
})
