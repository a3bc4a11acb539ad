import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { facetSizes } from 'virtual:facets'
import { expect, test } from 'vitest'

import { deferred } from '#tests/support/deferred.ts'
import { filter, findNames, findRows, isShown, openMore, searchBox } from '#tests/support/list.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

const total = async () =>
  Number((await screen.findByText(/^[\d,]+ results?/)).textContent.replace(/\D/g, ''))
const settled = (search: string) => waitFor(() => expect(location.search).toBe(search))

const years = () => within(screen.getByRole('group', { name: /Newly available in/ }))

test('a filter narrows the results and keeps the counts of its facet', async () => {
  const { user, searches } = await renderPage('/features')
  await findRows()
  const all = await total()
  const newly = filter('Baseline', /Newly/)
  const count = Number(/(\d+) results/.exec(newly.labels?.[0]?.textContent ?? '')?.[1])
  const widely = filter('Baseline', /Widely/).labels?.[0]?.textContent
  await user.click(newly)
  await waitFor(async () => expect(await total()).toBe(count))
  expect(count).toBeLessThan(all)
  expect(filter('Baseline', /Widely/).labels?.[0]?.textContent).toBe(widely)
  expect(searches).toHaveLength(2)
  expect(searches[1]?.requests.length).toBe(2)
})

test('each filter change is a history entry; Back undoes it without a request', async () => {
  const { user, searches } = await renderPage('/features')
  await findRows()
  const all = await total()
  await user.click(filter('Baseline', /Newly/))
  await settled('?baseline=newly')
  // An answer that has not come yet would be asked for again: in Node the client does not share requests under way.
  await waitFor(async () => expect(await total()).toBeLessThan(all))
  const newly = await total()
  await user.click(filter('Area', /CSS/))
  await settled('?baseline=newly&area=CSS')
  await waitFor(async () => expect(await total()).toBeLessThan(newly))
  const asked = searches.length
  window.history.back()
  await waitFor(() => expect(filter('Area', /CSS/).checked).toBe(false))
  expect(filter('Baseline', /Newly/).checked).toBe(true)
  window.history.back()
  await waitFor(() => expect(filter('Baseline', /Newly/).checked).toBe(false))
  expect(searches).toHaveLength(asked)
})

test('text, filters, order, size and page of an address are shown', async () => {
  const { user } = await renderPage(
    '/features?q=css&baseline=widely,newly&year=2018..2024&sort=az&size=50&page=2',
  )
  expect(await findRows()).toHaveLength(50)
  expect(searchBox()).toHaveProperty('value', 'css')
  expect(filter('Baseline', /Widely/).checked).toBe(true)
  expect(filter('Baseline', /Limited/).checked).toBe(false)
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveProperty('value', 'features_az')
  await openMore(user)
  expect(await screen.findByRole('combobox', { name: 'Results per page' })).toHaveProperty(
    'value',
    '50',
  )
  expect(
    years()
      .getAllByRole('spinbutton')
      .map((field) => Reflect.get(field, 'value')),
  ).toEqual(['2018', '2024'])
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
})

test('chips remove one filter or all of them, and keep the text', async () => {
  const { user } = await renderPage('/features?q=grid&baseline=widely,limited&group=CSS')
  await findRows()
  const chips = screen.getByRole('list', { name: 'Active filters' })
  await user.click(within(chips).getByRole('button', { name: /Limited/ }))
  await settled('?q=grid&baseline=widely&group=CSS')
  await user.click(await within(chips).findByRole('button', { name: 'Clear all' }))
  await settled('?q=grid')
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('a year typed into a range filters on Enter', async () => {
  const { user } = await renderPage('/features?q=css')
  await findRows()
  await user.type(years().getByRole('spinbutton', { name: 'From' }), '2024{Enter}')
  await settled('?q=css&year=2024..')
  expect(isShown(await screen.findByRole('button', { name: /Newly available since 2024/ }))).toBe(
    true,
  )
})

test('the fields of a range are described by its limits', async () => {
  await renderPage('/features?q=css')
  await findRows()
  for (const name of ['From', 'To']) {
    expect(years().getByRole('spinbutton', { name, description: /^\d{4} – \d{4}$/ })).toBeDefined()
  }
})

test('a range that is corrected says in a live region what it became, each time', async () => {
  const { user } = await renderPage('/features?q=css&year=..2020')
  await findRows()
  const from = years().getByRole('spinbutton', { name: 'From' })
  const note = screen
    .getByRole('group', { name: /Newly available in/ })
    .querySelector('[aria-live]')
  expect(note?.textContent).toBe('')
  await user.type(from, '2024{Enter}')
  await settled('?q=css&year=2020..2024')
  await waitFor(() => expect(note?.textContent).toBe('Corrected to 2020 – 2024'))

  const [first] = years()
    .getByText(/^\d{4} – \d{4}$/)
    .textContent.split(' ')
  for (const _ of ['once', 'twice']) {
    await user.clear(from)
    await user.type(from, '1990')
    expect(note?.textContent).toBe('')
    await user.keyboard('{Enter}')
    await settled('?q=css&year=..2024')
    await waitFor(() => expect(note?.textContent).toBe(`Corrected to ${first} – 2024`))
  }
})

test('a range that is not corrected says nothing, and a correction goes with its range', async () => {
  const { user } = await renderPage('/features?q=css')
  await findRows()
  const from = years().getByRole('spinbutton', { name: 'From' })
  await user.type(from, '2020{Enter}')
  await settled('?q=css&year=2020..')
  expect(screen.queryByText(/^Corrected/)).toBeNull()
  await user.type(years().getByRole('spinbutton', { name: 'To' }), '2018{Enter}')
  await screen.findByText('Corrected to 2018 – 2020')
  await user.click(screen.getByRole('button', { name: /^Newly available.*remove this filter/ }))
  await settled('?q=css')
  await waitFor(() => expect(screen.queryByText(/^Corrected/)).toBeNull())
})

test('the tree of groups is opened and closed level by level', async () => {
  const { user } = await renderPage('/features?group=CSS')
  await findRows()
  const groups = within(screen.getByRole('group', { name: 'Group' }))
  const inner = within(groups.getByRole('link', { name: /^CSS ?,/ }).closest('li')!)
  await user.click(inner.getAllByRole('link')[1]!)
  await waitFor(() => expect(location.search).toMatch(/^\?group=CSS,\w+/))
  await user.click(groups.getByRole('link', { name: /^CSS ?,/ }))
  await settled('?group=CSS')
  await user.click(groups.getByRole('link', { name: /^CSS ?,/ }))
  await settled('')
})

test('a long facet has a search of its values', async () => {
  const { user, searches } = await renderPage('/features?spec=Fetch')
  await screen.findByRole('button', { name: /Specification: Fetch/ })
  await user.type(await screen.findByRole('textbox', { name: 'Find a specification' }), 'grid')
  const specs = within(screen.getByRole('group', { name: 'Specification' }))
  expect(await specs.findAllByRole('checkbox', { name: /grid/i })).not.toHaveLength(0)
  expect(searches.at(-1)?.requests[0]).toMatchObject({ type: 'facet', facet: 'spec' })
  await waitFor(() => expect(specs.queryByRole('checkbox', { name: /^Fetch/ })).toBeNull())
})

/** The line of a filter that can be closed: its title and its number of values. */
const summaryOf = (group: string) =>
  screen.getByText(group, { selector: 'summary span' }).closest('summary')!

test('the values of a closed filter are counted once it is opened, and by each later search', async () => {
  const { user, searches } = await renderPage('/features')
  await findRows()
  const facets = () => searches.at(-1)?.requests[0]?.['facets']
  expect(facets()).not.toContain('missing')
  await user.click(summaryOf('Missing in'))
  const group = within(screen.getByRole('group', { name: 'Missing in' }))
  expect(await group.findAllByRole('checkbox', { name: /^\D+, ?\d+ ?results?$/ })).toHaveLength(7)
  expect(facets()).toContain('missing')
  expect(searches).toHaveLength(2)
  await user.click(summaryOf('Missing in'))
  await user.type(searchBox(), 'grid')
  await waitFor(() => expect(searches.at(-1)?.requests[0]?.['query']).toBe('grid'))
  expect(facets()).toContain('missing')
})

test('an opened filter shows neither values nor “No values.” until its values are counted', async () => {
  const { user } = await renderPage('/features')
  await findRows()
  const [asked, answer] = [deferred(), deferred()]
  network.use(
    http.all('*/1/*', async ({ request }) => {
      asked.resolve()
      await answer.promise
      return (await featureProvider())(request)
    }),
  )
  await user.click(summaryOf('Missing in'))
  const group = within(screen.getByRole('group', { name: 'Missing in' }))
  await asked.promise
  expect(group.queryAllByRole('checkbox')).toEqual([])
  expect(group.queryByText('No values.')).toBeNull()
  answer.resolve()
  expect(await group.findAllByRole('checkbox')).toHaveLength(7)
})

test('a closed filter shows how many values the data has, whatever the query', async () => {
  await renderPage('/features?q=grid')
  await findRows()
  const { features } = facetSizes
  expect(summaryOf('Specification').textContent).toBe(`Specification${features?.['spec']} values`)
  expect(summaryOf('Group').textContent).toBe(`Group${features?.['groups.lvl0']} values`)
  expect(summaryOf('Only in').textContent).toBe('Only in3 values')
})

test('a filter in force is open and counted from the start, and still counted after it is removed', async () => {
  const { user, searches } = await renderPage('/features?missing=safari')
  await findRows()
  expect(filter('Missing in', /^Safari,/).checked).toBe(true)
  await user.click(filter('Missing in', /^Safari,/))
  await settled('')
  await waitFor(() => expect(searches.at(-1)?.requests).toHaveLength(1))
  expect(searches.at(-1)?.requests[0]?.['facets']).toContain('missing')
  expect(filter('Missing in', /^Firefox, ?\d+ ?results$/).checked).toBe(false)
})

test('the pagination consists of links with addresses', async () => {
  const { user } = await renderPage('/features?q=css')
  await findRows()
  const names = await findNames()
  const next = screen.getByRole('link', { name: 'Next page' })
  expect(next.getAttribute('href')).toBe('/features?q=css&page=2')
  await user.click(next)
  await waitFor(async () => expect(await findNames()).not.toEqual(names))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  )
})

test('unknown and invalid parts of an address are removed without a history entry', async () => {
  const before = window.history.length
  await renderPage('/features?utm_source=x&q=grid&sort=nonsense&page=1&baseline=bogus')
  await findRows()
  await settled('?q=grid')
  expect(window.history.length).toBe(before)
})
