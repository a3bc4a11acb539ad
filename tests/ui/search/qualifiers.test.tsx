import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { searchBox } from '#tests/support/list.ts'
import { fillPalette } from '#tests/support/palette-provider.ts'
import { findGroup, findOption, forgetStored } from '#tests/support/palette.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

beforeAll(async () => {
  await featureProvider()
  await fillPalette()
})

afterEach(forgetStored)

const chips = async () =>
  within(await screen.findByRole('list', { name: 'Active filters' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('a filter in the text of a list becomes a chip and part of the address once a space ends it', async () => {
  const { user, address } = await renderPage('/features')
  await user.type(searchBox(), 'grid baseline:widely ')
  expect(await chips()).toContain('Widely available, remove this filter')
  await waitFor(() => expect(address()).toBe('/features?q=grid+&baseline=widely'))
  expect(searchBox()).toHaveProperty('value', 'grid ')
  await user.type(searchBox(), 'area')
  expect(searchBox()).toHaveProperty('value', 'grid area')
})

test('Enter ends a filter, too', async () => {
  const { user, address } = await renderPage('/features')
  await user.type(searchBox(), 'missing:safari')
  await findGroup('Filter features')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/features?missing=safari'))
  expect(searchBox()).toHaveProperty('value', '')
})

test('while a filter is typed in a list, its values are offered, and one is chosen with the keyboard', async () => {
  const { user, address } = await renderPage('/features')
  await user.type(searchBox(), 'grid baseline:n')
  const option = await findOption('baseline:newly')
  expect(option.getAttribute('href')).toBe('/features?q=grid&baseline=newly')
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe('/features?q=grid&baseline=newly'))
  expect(searchBox()).toHaveProperty('value', 'grid')
})

test('an unknown value stays in the text, with the values that there are', async () => {
  const { user, address } = await renderPage('/features')
  await user.type(searchBox(), 'baseline:nwely ')
  const options = await findGroup('“nwely” is unknown. Choose a value')
  expect(options.length).toBeGreaterThan(3)
  expect(searchBox()).toHaveProperty('value', 'baseline:nwely ')
  await waitFor(() => expect(address()).toBe('/features?q=baseline:nwely+'))
})

test('a name with a colon or a hyphen stays a text, and nothing is offered', async () => {
  const { user, address } = await renderPage('/features')
  await user.type(searchBox(), '::before -webkit-box ')
  await waitFor(() => expect(address()).toBe('/features?q=::before+-webkit-box+'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('elsewhere a text with a filter leads to the list that has it', async () => {
  const { user, address } = await renderPage('/about')
  await user.type(searchBox(), 'baseline:widely')
  const option = await findOption('Features with baseline:widely')
  expect(option.getAttribute('href')).toBe('/features?baseline=widely')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/features?baseline=widely'))
})

test('on Everything a filter is answered by its list, without a word that nothing matches', async () => {
  await renderPage('/search?q=baseline:widely')
  const answer = within(
    await screen.findByRole('region', { name: /^Features with baseline:widely/ }),
  )
  const all = answer.getByRole('link', { name: /^All \d+ features$/ })
  expect(all.getAttribute('href')).toBe('/features?baseline=widely')
  expect(screen.queryByText(/Nothing matches/)).toBeNull()
})

test('on Everything an unknown value is named, with the values that there are', async () => {
  await renderPage('/search?q=subgrid+baseline:nwely')
  const section = within(await screen.findByRole('region', { name: 'Filter' }))
  expect(section.getByText(/^“nwely” is unknown/)).toBeTruthy()
  expect(section.getByRole('link', { name: 'baseline:newly' }).getAttribute('href')).toBe(
    '/features?q=subgrid&baseline=newly',
  )
})

test('on Everything filters that no record has say so', async () => {
  await renderPage('/search?q=baseline:newly+area:mathml')
  const title = /^No features with baseline:newly, area:mathml/
  expect(await screen.findByRole('region', { name: title })).toBeTruthy()
  expect(screen.queryByText(/Check the spelling/)).toBeNull()
})
