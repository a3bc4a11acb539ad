import { fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'

import { deferred } from '#tests/support/deferred.ts'
import {
  filter,
  findNames,
  findRows,
  isShown,
  openMore,
  searchBox,
  typeAtOnce,
} from '#tests/support/list.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

const answeredFor = (text: string) => screen.findByText(new RegExp(`results? for “${text}”$`))

test('typing searches for each letter once and keeps the address in step', async () => {
  const { user, address, searches } = await renderPage('/features')
  expect(await findRows()).toHaveLength(20)
  expect(searches).toHaveLength(1)
  for (const text of ['g', 'gr', 'gri']) {
    await user.type(searchBox(), text.slice(-1))
    await answeredFor(text)
  }
  await waitFor(() => expect(address()).toBe('/features?q=gri'))
  expect(searches.map(({ requests }) => requests[0]?.['query'] ?? '')).toEqual([
    '',
    'g',
    'gr',
    'gri',
  ])
})

test('the page size chosen before a letter is answered keeps the letter', async () => {
  const { user, address } = await renderPage('/features')
  await findRows()
  const provider = await featureProvider()
  const { promise: held, resolve: release } = deferred()
  network.use(
    http.post('*/1/indexes/*/queries', async ({ request }) => {
      await held
      return provider(request)
    }),
  )
  await openMore(user)
  const size = await screen.findByRole('combobox', { name: 'Results per page' })
  await user.type(searchBox(), 'g')
  await user.selectOptions(size, '50')
  expect(address()).toBe('/features?q=g&size=50')
  release()
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(20))
  await answeredFor('g')
})

test('the text stays as typed; what is sent is in the words of the index', async () => {
  const { user, searches } = await renderPage('/features')
  await findRows()
  await user.type(searchBox(), ':has() ')
  await answeredFor(':has\\(\\)')
  expect(searchBox()).toHaveProperty('value', ':has() ')
  expect(searches.at(-1)?.requests[0]?.['query']).toBe(':has ')
  expect((await findNames())[0]).toBe(':has()')
})

test('the view of everything is searched as one types, too', async () => {
  const { user, address } = await renderPage('/search')
  await screen.findByRole('heading', { level: 1 })
  await user.type(searchBox(), 'subg')
  expect(address()).toBe('/search?q=subg')
  expect(searchBox()).toBe(document.activeElement)
})

test('going back brings back text and results without asking again', async () => {
  const { searches, address } = await renderPage('/features?q=grid')
  await answeredFor('grid')
  const names = await findNames()
  // At once: where letters come slowly, each pause is a step of the history.
  fireEvent.input(searchBox(), { target: { value: 'dialog' } })
  await answeredFor('dialog')
  await waitFor(() => expect(address()).toBe('/features?q=dialog'))
  const asked = searches.length
  window.history.back()
  await answeredFor('grid')
  expect(address()).toBe('/features?q=grid')
  expect(searchBox()).toHaveProperty('value', 'grid')
  expect(await findNames()).toEqual(names)
  expect(searches.slice(asked)).toEqual([])
})

test('in a low window the rows below it follow the first ones', async () => {
  await renderPage('/features?q=grid')
  vi.stubGlobal('innerHeight', 300)
  fireEvent(window, new Event('resize'))
  await answeredFor('grid')
  await waitFor(async () => expect((await findNames()).length).toBeGreaterThan(10))
  const names = await findNames()
  fireEvent.input(searchBox(), { target: { value: 'dialog' } })
  await answeredFor('dialog')
  await waitFor(async () => {
    const others = (await findNames()).filter((name) => !names.includes(name))
    expect(others.length).toBeGreaterThan(10)
  })
  // The address is written when the typing rests.
  await waitFor(() => expect(window.location.search).toBe('?q=dialog'))
  window.history.back()
  await answeredFor('grid')
  await waitFor(async () => expect(await findNames()).toEqual(names))
})

test('an older answer that comes late changes nothing', async () => {
  const { user } = await renderPage('/features')
  await findRows()
  const provider = await featureProvider()
  const { promise: held, resolve: release } = deferred()
  let answered = 0
  network.use(
    http.all('*/1/*', async ({ request }) => {
      const text = await request.clone().text()
      if (!text.includes('"query":"d"')) return provider(request)
      await held
      answered += 1
      return provider(request)
    }),
  )
  await user.type(searchBox(), 'dialog')
  await answeredFor('dialog')
  const names = await findNames()
  release()
  await waitFor(() => expect(answered).toBe(1))
  await user.click(filter('Baseline', /Discouraged/))
  await waitFor(() => expect(location.search).toBe('?q=dialog&baseline=discouraged'))
  await user.click(filter('Baseline', /Discouraged/))
  await answeredFor('dialog')
  expect(await findNames()).toEqual(names)
})

test('a late answer to an older text is shown under that text, below the failure of the newer one', async () => {
  const { user } = await renderPage('/features')
  await findRows()
  const provider = await featureProvider()
  const { promise: held, resolve: release } = deferred()
  network.use(
    http.all('*/1/*', async ({ request }) => {
      const text = await request.clone().text()
      if (text.includes('"query":"gr"')) return HttpResponse.error()
      if (text.includes('"query":"g"')) await held
      return provider(request)
    }),
  )
  await user.type(searchBox(), 'gr')
  await screen.findByText(/Search is unreachable/)
  release()
  await answeredFor('g')
  expect(screen.getByText(/Showing your previous results/)).toBeDefined()
  expect(screen.queryByText(/for “gr”$/)).toBeNull()
  expect(searchBox()).toHaveProperty('value', 'gr')
})

test('a slow provider is asked when typing pauses, not at each letter', async () => {
  const { user, searches } = await renderPage('/about')
  await screen.findByRole('heading', { level: 1 })
  const provider = await featureProvider()
  network.use(
    http.all('*/1/*', async ({ request }) => {
      await delay(700)
      return provider(request)
    }),
  )
  await user.click(screen.getByRole('link', { name: 'Features' }))
  await findRows()
  typeAtOnce('container')
  await answeredFor('container')
  expect(searches.length).toBeLessThanOrEqual(3)
})

test('a text longer than a query may be is searched as far as one goes, and says so', async () => {
  const { user, searches } = await renderPage('/features')
  await findRows()
  await user.click(searchBox())
  await user.paste('漢'.repeat(300))
  expect(isShown(await screen.findByText(/are searched for/))).toBe(true)
  await waitFor(() => expect(searches.length).toBeGreaterThan(1))
  expect(searches.at(-1)?.requests[0]?.['query']).toBe('漢'.repeat(170))
  expect(searchBox()).toHaveProperty('value', '漢'.repeat(300))
})

test('the slash leads into the box, and is a slash in it', async () => {
  const { user } = await renderPage('/features')
  await findRows()
  await user.keyboard('/')
  expect(searchBox()).toBe(document.activeElement)
  await user.keyboard('a/b')
  expect(searchBox()).toHaveProperty('value', 'a/b')
})

test.each(['{F5}', '{Alt>}{/Alt}', '{Control>}{/Control}'])(
  'before the key %s, which may lead away, the address holds the whole text',
  async (key) => {
    const { user, address } = await renderPage('/features')
    await findRows()
    // What is loaded after the page is there.
    await screen.findAllByRole('button', { name: /^Add to set/ })
    await user.type(searchBox(), 'gri')
    await user.keyboard(key)
    expect(address()).toBe('/features?q=gri')
  },
)
