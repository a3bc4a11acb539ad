import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { catalogue } from '#catalogue/indices.ts'
import { countOf } from '#tests/support/content.ts'
import { deferred } from '#tests/support/deferred.ts'
import {
  administrator,
  breakSearch,
  fillDetails,
  serveContent,
} from '#tests/support/detail-provider.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

const suggestion = (query: string, kind: string, target: object) => ({
  objectID: query.toLowerCase(),
  query,
  kinds: [kind],
  target,
  popularity: 1,
  hits: 1,
})

beforeAll(async () => {
  await fillDetails()
  const client = await administrator()
  await client.saveObjects({
    indexName: catalogue.suggestions.name,
    objects: [
      suggestion('Subgrid', 'Feature', { index: 'features', id: 'subgrid' }),
      suggestion('Subgrid in Safari', 'Filter', {
        index: 'features',
        filters: { missingOnlyIn: ['Safari'] },
      }),
      suggestion('subgrid-area', 'CSS property', {
        index: 'compat',
        id: 'css.properties.grid-area',
      }),
    ],
  })
})
beforeEach(serveContent)

// Each test is a first visit, which is asked nothing.
beforeEach(() => localStorage.clear())

const section = async (name: RegExp) => within(await screen.findByRole('region', { name }))
const namesIn = async (name: RegExp) =>
  (await section(name)).getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
const resultsFor = (q: string) => screen.findByText(new RegExp(`results? for “${q}”$`))

/** Goes to an address as Back and Forward do. */
function travelTo(address: string): void {
  window.history.pushState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** Holds the answers to one query back until it is released; returns that. */
async function holdBack(q: string): Promise<() => void> {
  const provider = await featureProvider()
  const { promise: held, resolve: release } = deferred()
  network.use(
    http.all('*/1/*', async ({ request }) => {
      const text = await request.clone().text()
      if (text.includes(`"query":"${q}"`)) await held
      return provider(request)
    }),
  )
  return release
}

test('without a query it says what can be searched, and asks nothing', async () => {
  const { searches } = await renderPage('/search')
  expect(await screen.findByText(countOf('compat'))).toBeInstanceOf(HTMLElement)
  expect(screen.getByRole('link', { name: 'chrome 140' }).getAttribute('href')).toBe(
    '/search?q=chrome+140',
  )
  await waitFor(() => expect(document.title).toBe('Everything · Plinth'))
  expect(searches).toEqual([])
})

test('what is called like the query comes first, of every list, and is not repeated', async () => {
  await renderPage('/search?q=%3Ahas()')
  expect(await namesIn(/^Exact matches/)).toEqual([':has()', ':has()'])
  const exact = await section(/^Exact matches/)
  expect(
    exact.getAllByText(/^(feature|compatibility entry)$/).map((kind) => kind.textContent),
  ).toEqual(['feature', 'compatibility entry'])
  expect(await namesIn(/^Features/)).not.toContain(':has()')
  expect(await namesIn(/^Compatibility/)).not.toContain(':has()')
})

test('the lists keep their order, whichever of them has the very name', async () => {
  await renderPage('/search?q=grid-area')
  await resultsFor('grid-area')
  const order = ['Features', 'Compatibility', 'Specs', 'Releases']
  const names = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent.replace(/ [\d,]+$/, ''))
    .filter((name) => order.includes(name))
  expect(names.length).toBeGreaterThan(1)
  expect(names).toEqual(order.filter((name) => names.includes(name)))
})

test('suggestions lead where they say, but not to what is shown anyway', async () => {
  await renderPage('/search?q=subgrid')
  const links = (await section(/^Suggestions/)).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Subgrid in Safari', '/features?blocker=safari'],
    ['subgrid-area', '/compat/css.properties.grid-area'],
  ])
})

test('the tabs count what was found, all of it first', async () => {
  await renderPage('/features?q=subgrid')
  await screen.findAllByRole('article')
  const tabs = within(screen.getByRole('navigation', { name: 'Lists' }))
  const features = tabs.getByRole('link', { name: 'Features' })
  await waitFor(() => expect(features.textContent).toMatch(/\d$/))
  const [all = 0, ...counts] = tabs
    .getAllByRole('link')
    .map((tab) => Number(/\d+$/.exec(tab.textContent)?.[0]))
  expect(all).toBe(counts.reduce((sum, count) => sum + count, 0))
  expect(tabs.getByRole('link', { name: 'Everything' }).getAttribute('href')).toBe(
    '/search?q=subgrid',
  )
})

test('the results stay until the next ones are there', async () => {
  await renderPage('/search?q=subgrid')
  await resultsFor('subgrid')
  const release = await holdBack('dialog')
  travelTo('/search?q=dialog')
  await waitFor(() => expect(document.title).toBe('dialog · Everything · Plinth'))
  expect(await namesIn(/^Exact match/)).toEqual(['Subgrid'])
  expect(screen.getByText(/results? for “subgrid”$/)).toBeInstanceOf(HTMLElement)
  release()
  await resultsFor('dialog')
  expect(await namesIn(/^Exact match/)).toContain('<dialog>')
})

test('a failure says what is wrong above what is there, and trying again carries on', async () => {
  const { user } = await renderPage('/search?q=subgrid')
  await resultsFor('subgrid')
  const mend = breakSearch()
  travelTo('/search?q=dialog')
  expect(await screen.findByText('Search is unreachable.')).toBeInstanceOf(HTMLElement)
  expect(await namesIn(/^Exact match/)).toEqual(['Subgrid'])
  mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await resultsFor('dialog')
  expect(screen.queryByText('Search is unreachable.')).toBeNull()
})

test('a first search that fails shows no count; one that is refused can be started over', async () => {
  const { user, address } = await renderPage('/about')
  await screen.findByRole('heading', { level: 1, name: 'About Plinth' })
  network.use(http.all('*/1/*', () => HttpResponse.json({ message: 'no' }, { status: 400 })))
  travelTo('/search?q=grid')
  expect(await screen.findByText('That search cannot be run.')).toBeInstanceOf(HTMLElement)
  expect(screen.queryByText(/results? for/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  expect(address()).toBe('/search')
  expect(await screen.findByText(countOf('compat'))).toBeInstanceOf(HTMLElement)
})

test('a search that is late says so', async () => {
  await renderPage('/about')
  await screen.findByRole('heading', { level: 1, name: 'About Plinth' })
  const release = await holdBack('grid')
  travelTo('/search?q=grid')
  expect(await screen.findByText('Still searching…')).toBeInstanceOf(HTMLElement)
  release()
  await resultsFor('grid')
})

test('where nothing has all words, close records are shown under one line, and the unknown word is named', async () => {
  await renderPage('/search?q=zzqq+subgrid')
  await screen.findByText('Nothing has every word of “zzqq subgrid”')
  expect(screen.getAllByText('Close, without every word')).toHaveLength(1)
  expect(await namesIn(/^Features/)).toContain('Subgrid')
  expect(screen.queryByText(/^Nothing matches/)).toBeNull()
  await screen.findByText('“zzqq” is in no record')
})

test('a list with close records links to all of them, close ones included', async () => {
  await renderPage('/search?q=zzqq+grid')
  await screen.findByText('Nothing has every word of “zzqq grid”')
  const all = (await section(/^Features/)).getByRole('link', {
    name: /^All \d+ features, close ones included$/,
  })
  expect(all.getAttribute('href')).toBe('/features?q=zzqq+grid')
})

test('of several words only those that no record has are corrected', async () => {
  await renderPage('/search?q=contianer+queries')
  const note = await screen.findByText(/^Showing results for/)
  expect(note.textContent).toContain('Showing results for container queries.')
})

test('for a text in another language without results the page says that the index is in English', async () => {
  await renderPage('/search?q=天気')
  expect(await screen.findByText('The index is in English. Try English words.')).toBeTruthy()
})

test('a feature stays where a browser is named, which it has not', async () => {
  await renderPage('/search?q=does+firefox+support+subgrid')
  const exact = await section(/^Exact match/)
  expect(exact.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toContain(
    'Subgrid',
  )
})

test('where nothing is found, a name that is spelled nearly so is offered', async () => {
  await renderPage('/search?q=sbgrd')
  expect((await screen.findByText(/^Did you mean/)).textContent).toMatch(
    /^Did you mean .*Subgrid.*\?$/,
  )
  expect(screen.getByRole('link', { name: 'Subgrid' }).getAttribute('href')).toBe(
    '/search?q=Subgrid',
  )
})

test('what is found later is announced once; what the page was opened with is not', async () => {
  await renderPage('/search?q=subgrid')
  await resultsFor('subgrid')
  const said: string[] = []
  const region = screen.getByRole('status')
  new MutationObserver(() => said.push(region.textContent)).observe(region, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  travelTo('/search?q=dialog')
  await resultsFor('dialog')
  await waitFor(() => expect(said.length).toBeGreaterThan(0))
  expect(said).toEqual([expect.stringMatching(/^\d+ results for “dialog” in all lists$/)])
})

test('the answer to a question stands first, in the one request, and is announced with the results', async () => {
  const { searches } = await renderPage('/search?q=subgrid')
  await resultsFor('subgrid')
  const said: string[] = []
  const region = screen.getByRole('status')
  new MutationObserver(() => said.push(region.textContent)).observe(region, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  const before = searches.length
  travelTo('/search?q=missing+only+in+safari')
  const answer = await section(/^Features missing only in Safari/)
  expect(searches.length - before).toBe(1)
  const all = answer.getByRole('link', { name: /^All \d+ features$/ })
  expect(all.getAttribute('href')).toBe('/features?blocker=safari')
  await waitFor(() => expect(said.length).toBeGreaterThan(0))
  expect(said).toEqual([
    expect.stringMatching(
      /^Features missing only in Safari: \d+ features\. (?:.* in (?:all|any) lists?|Close matches for .*)$/,
    ),
  ])
})

test('unknown parts of the address are taken out of it without a step', async () => {
  const before = window.history.length
  const { address } = await renderPage('/search?utm_source=x&q=subgrid')
  await resultsFor('subgrid')
  await waitFor(() => expect(address()).toBe('/search?q=subgrid'))
  expect(window.history.length).toBe(before)
})
