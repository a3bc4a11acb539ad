import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { createClient } from '#client.ts'
import type { PageEnvironment } from '#early/page-environment.ts'
import { readPlaces, storePlaces } from '#routes/layout/use-scroll.ts'
import { deleteStored, browserStorage, readStoredLengths } from '#routes/pages/browser-storage.ts'
import { PrivacyQueries } from '#routes/pages/privacy.tsx'
import { singleKeys } from '#search/state/single-keys.ts'
import { ProviderContext, SearchClientContext } from '#search/transport/client-context.ts'
import { findRows } from '#tests/support/list.ts'
import { renderPage } from '#tests/support/render.tsx'
import { chooseTheme, startTheme } from '#ui/controls/theme.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const keys = { appId: 'APP', searchKey: 'key', indexPrefix: '' }

test('the privacy page names its server as the search provider', async () => {
  await renderPage('/privacy')
  expect(await screen.findByText('localhost')).toBeInstanceOf(HTMLElement)
  expect(screen.queryByText(/Algolia/)).toBeNull()
})

function renderQueries(environment: Pick<PageEnvironment, 'isHosted' | 'providerUrl'>): void {
  const client = createClient({ ...keys, ...environment }, { origin: 'https://plinth.example' })
  render(
    <SearchClientContext value={client}>
      <ProviderContext value={client.provider}>
        <PrivacyQueries />
      </ProviderContext>
    </SearchClientContext>,
  )
}

test('the privacy page names a provider of the same owner at another origin', () => {
  renderQueries({ isHosted: false, providerUrl: 'https://search.example:8443' })
  const host = screen.getByText('search.example:8443')
  expect(host.closest('p')?.textContent).toContain('another server of the owner of this page')
  expect(screen.queryByText(/Algolia/)).toBeNull()
})

test('the privacy page names Algolia and its hosts as the search provider', () => {
  renderQueries({ isHosted: true })
  expect(screen.getByRole('link', { name: 'Algolia' })).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('APP-dsn.algolia.net')).toBeInstanceOf(HTMLElement)
  expect(screen.queryByText(/is the server of this page/)).toBeNull()
})

test('the page needs no search', async () => {
  const { searches } = await renderPage('/privacy')
  await screen.findByRole('heading', { level: 1, name: 'Privacy' })
  expect(searches).toEqual([])
})

test('every entry of storage is listed with its present size', async () => {
  chooseTheme('dark')
  await renderPage('/privacy')
  const table = within(await screen.findByRole('table', { name: 'What is stored in your browser' }))
  for (const { key } of browserStorage) {
    const row = table.getByRole('row', { name: new RegExp(`^${key} `) })
    expect(row.textContent).toContain(key === 'plinth-theme' ? '4 characters' : 'Empty')
  }
  // The kept site appears later.
  await table.findByRole('row', { name: /^plinth \// })
  expect(table.getAllByRole('row')).toHaveLength(browserStorage.length + 2)
})

test('an entry that is stored while the page is open is shown', async () => {
  startTheme()
  const { user } = await renderPage('/privacy')
  const row = await screen.findByRole('row', { name: /^plinth-theme/ })
  expect(row.textContent).toContain('Empty')
  await user.click(screen.getAllByRole('button', { name: /^Theme: System/ })[0]!)
  expect(row.textContent).toContain('5 characters')
  deleteStored()
  expect(await screen.findAllByRole('button', { name: /^Theme: System/ })).not.toEqual([])
  expect(row.textContent).toContain('Empty')
  expect(document.documentElement.dataset['theme']).toBeUndefined()
})

test('deletion removes every entry of the site from storage and memory, and no other entry', () => {
  singleKeys.set(false)
  chooseTheme('dark')
  storePlaces(new Map([['a', { top: 1 }]]))
  localStorage.setItem('plinth-from-an-older-release', '1')
  localStorage.setItem('another-site', '1')
  expect([...readStoredLengths().keys()].toSorted()).toEqual([
    'plinth-from-an-older-release',
    'plinth-places',
    'plinth-single-keys',
    'plinth-theme',
  ])
  expect(deleteStored()).toBe(true)
  expect(readStoredLengths().size).toBe(0)
  expect(singleKeys.get()).toBe(true)
  expect(readPlaces()).toEqual(new Map())
  expect(localStorage.getItem('another-site')).toBe('1')
})

test('a deleted scroll position is not stored again when the page is left', async () => {
  await renderPage('/features?q=subgrid')
  await findRows()
  const link = screen.getByRole('link', { name: 'Subgrid' })
  link.focus()
  window.dispatchEvent(new Event('pagehide'))
  expect([...readPlaces().values()]).toEqual([{ top: 0, focus: 'feature-subgrid' }])
  deleteStored()
  window.dispatchEvent(new Event('pagehide'))
  expect(readStoredLengths().size).toBe(0)
})

test('blocked storage counts as empty, and a failed deletion returns false', () => {
  chooseTheme('dark')
  const remove = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {})
  expect(deleteStored()).toBe(false)
  remove.mockRestore()
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(readStoredLengths().size).toBe(0)
  expect(deleteStored()).toBe(true)
})
