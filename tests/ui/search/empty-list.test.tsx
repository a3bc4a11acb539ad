import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { catalogue } from '#catalogue/index.ts'
import { administrator } from '#tests/support/detail-provider.ts'
import { findRows } from '#tests/support/list.ts'
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
  within(
    await screen.findByRole('list', { name: 'Near searches that find something' }),
  ).getAllByRole('link')
const total = async () =>
  Number((await screen.findByText(/^[\d,]+ results?/)).textContent.replace(/\D/g, ''))
const noOffers = () => expect(screen.queryByRole('list', { name: /^Near searches/ })).toBeNull()

test('where no single filter stands in the way, all can be cleared, and all was asked at once', async () => {
  const { user, searches, address } = await renderPage(
    '/features?q=subgrid&baseline=discouraged,limited&area=SVG',
  )
  expect(await screen.findByText(/No features/)).toBeDefined()
  const bodies = new Set(searches.map((search) => JSON.stringify(search)))
  expect(bodies.size).toBe(1)
  noOffers()
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  await findRows()
  expect(address()).toBe('/features?q=subgrid')
})

test('an offer says its count, leads there, and leaves the focus at the results', async () => {
  const { user, address } = await renderPage('/features?q=grid&baseline=discouraged&missing=safari')
  const links = await offers()
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^without Discouraged: \d+ results?$/),
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

test('a word that finds nothing is offered to be left out', async () => {
  const { user, address } = await renderPage('/features?q=zzqq+grid&area=CSS')
  const links = await offers()
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^without “zzqq”: \d+ results$/),
  ])
  const count = Number(/(\d+) result/.exec(links[0]!.textContent)?.[1])
  await user.click(links[0]!)
  await findRows()
  expect(address()).toBe('/features?q=grid&area=CSS')
  expect(await total()).toBe(count)
})

test('a name spelled nearly so is searched for in the list that has it, without the filters', async () => {
  const { user, address } = await renderPage('/features?q=flxbx&area=CSS')
  expect((await screen.findByText(/Did you mean/)).textContent).toBe('Did you mean Flexbox?')
  const link = screen.getByRole('link', { name: 'Flexbox' })
  expect(link.getAttribute('href')).toBe('/features?q=Flexbox')
  await user.click(link)
  await findRows()
  expect(address()).toBe('/features?q=Flexbox')
})

test('a name of another list is looked for in everything', async () => {
  await renderPage('/features?q=qqzzcapaciter')
  const link = await screen.findByRole('link', { name: 'Qqzzcapacitor' })
  expect(link.getAttribute('href')).toBe('/search?q=Qqzzcapacitor')
})

test('a text that is right without the filters is not corrected', async () => {
  await renderPage('/features?q=flexbox&baseline=discouraged')
  await offers()
  expect(screen.queryByText(/Did you mean/)).toBeNull()
})

test('where nothing is near, there is advice', async () => {
  await renderPage('/features?q=zzqqxx')
  expect(await screen.findByText(/Check the spelling/)).toBeDefined()
  noOffers()
})

test('the offers are there again on the way back, without asking', async () => {
  const { user, searches } = await renderPage('/features?q=zzqq+grid')
  const [first] = await offers()
  const words = first?.textContent
  await user.click(first!)
  await findRows()
  const asked = searches.length
  window.history.back()
  expect((await offers())[0]?.textContent).toBe(words)
  expect(searches).toHaveLength(asked)
})

test('a page beyond the last one claims no number of pages that nobody has counted', async () => {
  const { user } = await renderPage('/features?q=css&page=900')
  const sentence = await screen.findByText('Page 900 does not exist.')
  expect(sentence.closest('p')?.textContent).not.toContain('one page')
  await user.click(screen.getByRole('link', { name: /^Go to the (first|last) page/ }))
  await waitFor(async () => expect((await findRows()).length).toBeGreaterThan(0))
})
