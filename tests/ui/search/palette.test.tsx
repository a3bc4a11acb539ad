import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { deferred } from '#tests/support/deferred.ts'
import { breakSearch } from '#tests/support/detail-provider.ts'
import { isShown, searchBox } from '#tests/support/list.ts'
import { network } from '#tests/support/network.ts'
import { fillPalette } from '#tests/support/palette-provider.ts'
import {
  boxState,
  findGroup,
  findOption,
  findSettledOption,
  findPopup,
  popupSettles,
  forgetStored,
  optionNames,
} from '#tests/support/palette.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

beforeAll(async () => {
  await featureProvider()
  await fillPalette()
})

afterEach(forgetStored)

const EXACT = /^Exact names?$/

const hrefOf = (option: HTMLElement | undefined) => option?.getAttribute('href')

test('under an empty box the popup offers examples and lists', async () => {
  const { user, popupSearches } = await renderPage('/about')
  await user.click(searchBox())
  const popup = await findPopup()
  expect(searchBox().getAttribute('aria-controls')).toBe(popup.id)
  expect((await findGroup('Examples')).map(hrefOf)).toContain('/features/grid')
  expect((await findGroup('Quick filters')).map(hrefOf)).toContain('/features?blocker=safari')
  expect(boxState()).toMatchObject({ isOpen: true, hasFocus: true, active: null })
  expect(new Set(popupSearches.map((search) => JSON.stringify(search))).size).toBe(1)
})

test('each key sends one POST over all indices, and each kind of result has a group', async () => {
  const { user, popupSearches } = await renderPage('/about')
  await user.type(searchBox(), 'grid')
  await findOption('Grid lanes')
  await popupSettles()
  const last = popupSearches.at(-1)?.requests ?? []
  expect(new Set(last.map(({ indexName }) => indexName))).toEqual(
    new Set(['features', 'compat', 'specs', 'releases', 'suggestions']),
  )
  expect(new Set(last.map(({ query }) => query))).toEqual(new Set(['grid']))
  expect(hrefOf((await findGroup(EXACT))[0])).toBe('/features/grid')
  expect(hrefOf((await findGroup('Features'))[0])).toBe('/features/grid-lanes')
  expect((await findGroup('Compatibility')).length).toBe(3)
  expect(hrefOf((await findGroup('Specs'))[0])).toMatch(/^\/specs\/css-grid-/)
  expect(optionNames().at(-1)).toBe('All results for “grid”')
})

test('the popup is a listbox of groups of options without duplicates', async () => {
  const { user } = await renderPage('/about')
  await user.type(searchBox(), 'grid')
  await findOption('Grid lanes')
  const popup = await findPopup()
  const groups = within(popup).getAllByRole('group')
  for (const group of groups) {
    const children = Array.from(group.children).map((child) => child.getAttribute('role'))
    expect(children).toEqual(['presentation', ...Array(children.length - 1).fill('option')])
  }
  const options = within(popup).getAllByRole('option')
  expect(new Set(options.map(({ id }) => id)).size).toBe(options.length)
  expect(new Set(options.map(hrefOf)).size).toBe(options.length)
})

test('options show Baseline, path, organisation or date beside the name', async () => {
  const { user } = await renderPage('/about')
  await user.type(searchBox(), 'abortsignal')
  await popupSettles()
  expect((await findGroup('Features'))[0]?.textContent).toMatch(/(Widely|Newly) available · /)
  expect((await findGroup('Compatibility'))[0]?.textContent).toContain('Web APIs › AbortSignal')
  await user.clear(searchBox())
  await user.type(searchBox(), 'safari 26')
  expect((await findGroup('Releases'))[0]?.textContent).toMatch(/[A-Z][a-z]{2} 20\d\d/)
  await user.clear(searchBox())
  await user.type(searchBox(), 'css grid')
  expect((await findOption('CSS Grid Layout Module Level 2')).textContent).toContain('W3C')
})

test('a suggestion links to its target', async () => {
  const { user } = await renderPage('/about')
  await user.type(searchBox(), 'missing')
  expect(hrefOf(await findOption('Missing only in Firefox'))).toBe('/features?blocker=firefox')
})

test('choosing an option goes to its page without a reload and empties the box', async () => {
  const { user, address } = await renderPage('/about')
  await user.type(searchBox(), 'subgr')
  await user.click(await findSettledOption('Subgrid'))
  expect(isShown(await screen.findByRole('heading', { level: 1, name: 'Subgrid' }))).toBe(true)
  expect(address()).toBe('/features/subgrid')
  expect(boxState()).toMatchObject({ isOpen: false, value: '', hasFocus: false })
})

test('pressing an option leaves the focus in the box until it is chosen', async () => {
  const { user } = await renderPage('/about')
  await user.click(searchBox())
  // At once: an option of the first letters would be replaced by that of all.
  await user.paste('subgr')
  const option = await findOption('Subgrid')
  for (const button of [0, 1, 2]) expect(fireEvent.mouseDown(option, { button })).toBe(false)
})

test.each([
  ['subgrid', '/features/subgrid'],
  [':has', '/features/has'],
  ['AbortController', '/compat/api.AbortController'],
  ['chrome 140', '/releases/chrome-140'],
  ['css-grid-2', '/specs/css-grid-2'],
])('Enter on %s goes to its page', async (text, page) => {
  const { user, address } = await renderPage('/about')
  await user.type(searchBox(), text)
  await popupSettles()
  expect((await findGroup(EXACT)).map(hrefOf)).toContain(page)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(page))
})

test('Enter on anything else searches everything for it', async () => {
  const { user, address } = await renderPage('/about')
  await user.type(searchBox(), 'grid layout')
  await findGroup('Features')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/search?q=grid+layout'))
})

test('Enter in an empty box does nothing', async () => {
  const { user, address } = await renderPage('/about')
  await user.type(searchBox(), '  ')
  await user.keyboard('{Enter}')
  expect(address()).toBe('/about')
})

test('an older answer that comes late changes nothing', async () => {
  const { user } = await renderPage('/about')
  const provider = await featureProvider()
  const { promise: held, resolve: release } = deferred()
  let answered = 0
  network.use(
    http.all('*/1/*', async ({ request }) => {
      const text = await request.clone().text()
      if (!text.includes('"query":"g"')) return provider(request)
      await held
      answered += 1
      return provider(request)
    }),
  )
  await user.type(searchBox(), 'g')
  await findOption('All results for “g”')
  await user.type(searchBox(), 'rid')
  await findOption('Grid lanes')
  const names = optionNames()
  release()
  await waitFor(() => expect(answered).toBeGreaterThan(0))
  await user.keyboard('{ArrowDown}')
  expect(optionNames()).toEqual(names)
})

test('old options stay until new ones arrive, marked as busy', async () => {
  const { user } = await renderPage('/about')
  await user.type(searchBox(), 'gri')
  await findOption('Grid lanes')
  await popupSettles()
  const provider = await featureProvider()
  const { promise: held, resolve: release } = deferred()
  network.use(
    http.all('*/1/*', async ({ request }) => {
      await held
      return provider(request)
    }),
  )
  await user.type(searchBox(), 'd')
  expect((await findPopup()).getAttribute('aria-busy')).toBe('true')
  expect(optionNames()).toContain('All results for “grid”')
  expect(isShown(await findOption('Grid lanes'))).toBe(true)
  release()
  await popupSettles()
})

test('without matches the popup says so and offers a search of everything', async () => {
  const { user } = await renderPage('/about')
  await user.type(searchBox(), 'zzqqxxyyvv')
  expect(
    isShown(await screen.findByText('No results for “', { exact: false, selector: 'p' })),
  ).toBe(true)
  expect(optionNames()).toEqual(['All results for “zzqqxxyyvv”'])
})

test('a failure is shown as text, and Enter still works', async () => {
  const { user, address } = await renderPage('/about')
  await screen.findByRole('heading', { level: 1 })
  breakSearch()
  await user.type(searchBox(), 'grid')
  expect(isShown(await screen.findByText(/^Search is unreachable\. Press Enter for/))).toBe(true)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/search?q=grid'))
})

test('the highlighted record is prefetched', async () => {
  const { user, searches } = await renderPage('/about')
  await user.type(searchBox(), 'subgr')
  await findOption('Subgrid')
  expect(searches).toEqual([])
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(searches.length).toBeGreaterThan(0))
  expect(searches[0]?.requests[0]).toMatchObject({ filters: 'objectID:"subgrid"' })
})

test.each([
  ['markup', '<script>alert(1)</script>'],
  ['text from right to left', 'مرحبا \u202Egrid'],
  ['ten kilobytes', '漢字 '.repeat(2500)],
])('%s is searched for as plain text', async (_, text) => {
  const { user, address, popupSearches } = await renderPage('/about')
  await user.click(searchBox())
  await user.paste(text)
  await findOption('All results for')
  await waitFor(() => expect(popupSearches.length).toBeGreaterThan(0))
  const sent = popupSearches.map(({ requests }) => String(requests[0]?.['query']))
  expect(sent.every((query) => new TextEncoder().encode(query).length <= 512)).toBe(true)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toMatch(/^\/search\?q=/))
})

/** What the live region says from now on. */
function recordAnnouncements(): readonly string[] {
  const said: string[] = []
  const region = screen.getByRole('status')
  new MutationObserver(() => said.push(region.textContent)).observe(region, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  return said
}

test('the number of suggestions is announced once, at the end of typing', async () => {
  const { user } = await renderPage('/shortcuts')
  const said = recordAnnouncements()
  await user.click(searchBox())
  await findGroup('Examples')
  await user.type(searchBox(), 'grid')
  await waitFor(() => expect(said.length).toBeGreaterThan(0))
  expect(said).toEqual([expect.stringMatching(/^\d+ suggestions$/)])
})

test('the answer to a question is announced before the number of suggestions, and is an option', async () => {
  const { user } = await renderPage('/shortcuts')
  const said = recordAnnouncements()
  await user.click(searchBox())
  await findGroup('Examples')
  await user.type(searchBox(), 'missing only in safari')
  const [answer, ...hits] = await findGroup('Answer')
  expect(answer?.textContent).toMatch(/^Features missing only in Safari, \d+ features/)
  expect(hrefOf(answer)).toBe('/features?blocker=safari')
  expect(hits.length).toBeGreaterThan(0)
  await waitFor(() =>
    expect(said.at(-1)).toMatch(
      /^Features missing only in Safari: \d+ features\. \d+ suggestions$/,
    ),
  )
})
