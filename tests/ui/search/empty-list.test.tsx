import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { catalogue } from '#catalogue/indices.ts'
import { administrator } from '#tests/support/detail-provider.ts'
import { findRows, isShown } from '#tests/support/list.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(async () => {
  const client = await administrator()
  await client.saveObjects({
    indexName: catalogue.suggestions.name,
    objects: [
      {
        objectID: 'flexbox',
        query: 'Flexbox',
        kinds: ['Feature'],
        target: { index: 'features', id: 'flexbox' },
        popularity: 900,
        hits: 10,
      },
      {
        objectID: 'qqzzcapacitor',
        query: 'Qqzzcapacitor',
        kinds: ['Interface'],
        target: { index: 'compat', id: 'api.Qqzzcapacitor' },
        popularity: 1,
        hits: 1,
      },
      // As near to the text as Flexbox and better known; but a filter is no name.
      ...['Flexbax', 'Flexbix', 'Flexbux'].map((query) => ({
        objectID: query,
        query,
        kinds: ['Filter'],
        target: { index: 'features', filters: { area: ['CSS'] } },
        popularity: 1000,
        hits: 10,
      })),
    ],
  })
})

const offers = async () =>
  within(await screen.findByRole('list', { name: 'Similar searches with results' })).getAllByRole(
    'link',
  )
const total = async () =>
  Number((await screen.findByText(/^[\d,]+ results?/)).textContent.replace(/\D/g, ''))
const noOffers = () => expect(screen.queryByRole('list', { name: /^Similar searches/ })).toBeNull()

test('without a single blocking filter only Clear all filters is offered, after one request', async () => {
  const { user, searches, address } = await renderPage(
    '/features?q=subgrid&baseline=discouraged,limited&area=SVG',
  )
  expect(isShown(await screen.findByText(/No features/))).toBe(true)
  const bodies = new Set(searches.map((search) => JSON.stringify(search)))
  expect(bodies.size).toBe(1)
  noOffers()
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  await findRows()
  expect(address()).toBe('/features?q=subgrid')
})

test('a relaxed query shows its count, opens it, and moves the focus to the results', async () => {
  const { user, address } = await renderPage('/features?q=grid&baseline=discouraged&missing=safari')
  const links = await offers()
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Search without Discouraged \(\d+ results?\)$/),
  ])
  const count = Number(/(\d+) result/.exec(links[0]!.textContent)?.[1])
  await user.click(links[0]!)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  await findRows()
  expect(address()).toBe('/features?q=grid&missing=safari')
  expect(await total()).toBe(count)
})

test.each([
  ['a range', 'year=2010..2011'],
  ['a group', 'group=Zzqq'],
  ['a group of the second level', 'group=CSS,Zzqq'],
])('%s that leaves nothing is offered to be left out', async (_, filter) => {
  await renderPage(`/features?q=subgrid&${filter}`)
  const [only, ...others] = await offers()
  expect(only?.getAttribute('href')).toBe('/features?q=subgrid')
  expect(others).toEqual([])
})

test('a query with a word that nothing has finds what has the others, and says so', async () => {
  const { user } = await renderPage('/features?q=zzqq+grid&area=CSS')
  await findRows()
  expect(await total()).toBeGreaterThan(0)
  expect(isShown(await screen.findByText(/^No feature matches every word/))).toBe(true)
  noOffers()
  const box = screen.getByRole('combobox', { name: /^Search/ })
  await user.clear(box)
  await user.type(box, 'grid')
  await waitFor(() => expect(screen.queryByText(/matches every word/)).toBeNull())
})

test('a similar name is offered as a search of its list without filters', async () => {
  const { user, address } = await renderPage('/features?q=flxbx&area=CSS')
  expect((await screen.findByText(/Did you mean/)).textContent).toBe('Did you mean Flexbox?')
  const link = screen.getByRole('link', { name: 'Flexbox' })
  expect(link.getAttribute('href')).toBe('/features?q=Flexbox')
  await user.click(link)
  await findRows()
  expect(address()).toBe('/features?q=Flexbox')
})

test('a name of another list is offered as a search of everything', async () => {
  await renderPage('/features?q=qqzzcapaciter')
  const link = await screen.findByRole('link', { name: 'Qqzzcapacitor' })
  expect(link.getAttribute('href')).toBe('/search?q=Qqzzcapacitor')
})

test('a query with results without filters gets no spelling suggestion', async () => {
  await renderPage('/features?q=flexbox&baseline=discouraged')
  await offers()
  expect(screen.queryByText(/Did you mean/)).toBeNull()
})

test('an empty result without suggestions shows advice', async () => {
  await renderPage('/features?q=zzqqxx')
  expect(isShown(await screen.findByText(/Check the spelling/))).toBe(true)
  noOffers()
})

test('suggestions are restored on Back without a request', async () => {
  const { user, searches } = await renderPage('/features?q=subgrid&group=Zzqq')
  const [first] = await offers()
  const words = first?.textContent
  await user.click(first!)
  await findRows()
  const asked = searches.length
  window.history.back()
  expect((await offers())[0]?.textContent).toBe(words)
  expect(searches).toHaveLength(asked)
})

test('a page beyond the last shows no number of pages', async () => {
  const { user } = await renderPage('/features?q=css&page=900')
  const sentence = await screen.findByText('Page 900 does not exist.')
  expect(sentence.closest('p')?.textContent).not.toContain('one page')
  await user.click(screen.getByRole('link', { name: /^Go to the (first|last) page/ }))
  await waitFor(async () => expect((await findRows()).length).toBeGreaterThan(0))
})

test('where no list has anything, it says so and leads to other sites, without useless filters', async () => {
  await renderPage('/features?q=%F0%9F%98%80')
  expect(await screen.findByText(/^Nothing in any list matches/)).toBeInstanceOf(HTMLElement)
  expect(screen.getByRole('link', { name: 'MDN' }).getAttribute('href')).toBe(
    'https://developer.mozilla.org/search?q=%F0%9F%98%80',
  )
  expect(screen.queryByRole('group', { name: 'Baseline' })).toBeNull()
  expect(screen.queryAllByRole('article')).toEqual([])
})

test('a corrected query is named, with the way to the words as typed', async () => {
  const { user, address } = await renderPage('/features?q=subgird')
  const note = await screen.findByText(/^Showing results for/)
  expect(note.querySelector('b')?.textContent).toBe('subgrid')
  await user.click(screen.getByRole('link', { name: 'Search for “subgird” instead' }))
  expect(address()).toBe('/features?q=%22subgird%22')
  expect(await screen.findByText(/^No features|^Nothing in any/)).toBeInstanceOf(HTMLElement)
})
