import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { recentSearches, withSearch } from '#search/state/recent-searches.ts'
import { findNames, findRows, searchBox } from '#tests/support/list.ts'
import { fillPalette } from '#tests/support/palette-provider.ts'
import {
  boxState,
  findGroup,
  findOption,
  findSettledOption,
  forgetStored,
  popupSettles,
} from '#tests/support/palette.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

beforeAll(async () => {
  await featureProvider()
  await fillPalette()
})

afterEach(forgetStored)

const searchedFor = (...queries: readonly string[]) => {
  recentSearches.set(queries.reduce(withSearch, recentSearches.get()))
}

const recentNames = () =>
  within(screen.getByRole('group', { name: 'Recent searches' }))
    .getAllByRole('option')
    .map((option) => option.textContent)

test('a query is remembered when it is submitted or its result is opened', async () => {
  const { user } = await renderPage('/features?q=dialog')
  await findRows()
  const [first] = await findNames()
  await user.click(screen.getAllByRole('link', { name: first! })[0]!)
  await waitFor(() => expect(recentSearches.get().queries).toEqual(['dialog']))
  await user.type(searchBox(), 'gri')
  await popupSettles()
  await user.click((await findGroup('Features'))[0]!)
  await waitFor(() => expect(recentSearches.get().queries).toEqual(['gri', 'dialog']))
  await user.type(searchBox(), 'grid layout{Enter}')
  await waitFor(() =>
    expect(recentSearches.get().queries).toEqual(['grid layout', 'gri', 'dialog']),
  )
})

test('in a list Enter confirms the query; typing alone does not', async () => {
  const { user } = await renderPage('/features')
  await findRows()
  await user.type(searchBox(), 'popover')
  await screen.findByText(/results? for “popover”$/)
  expect(recentSearches.get().queries).toEqual([])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(recentSearches.get().queries).toEqual(['popover']))
})

test('a filter that was suggested is not remembered as a query', async () => {
  const { user, address } = await renderPage('/about')
  await user.click(searchBox())
  await user.click(await findSettledOption('Missing only in Safari'))
  await waitFor(() => expect(address()).toBe('/features?blocker=safari'))
  expect(recentSearches.get().queries).toEqual([])
})

test('recent searches come first and link to their results', async () => {
  searchedFor('grid', ':has()')
  const { user, address } = await renderPage('/about')
  await user.click(searchBox())
  const [latest] = await findGroup('Recent searches')
  expect(recentNames()).toEqual([':has()', 'grid'])
  await user.click(latest!)
  await waitFor(() => expect(address()).toBe('/search?q=:has()'))
})

test('in a list recent searches keep the list and its filters', async () => {
  searchedFor('grid')
  const { user, address } = await renderPage('/features?baseline=widely')
  await findRows()
  await user.click(searchBox())
  await user.click(await findSettledOption('grid'))
  await waitFor(() => expect(address()).toBe('/features?q=grid&baseline=widely'))
  expect(boxState()).toMatchObject({ isOpen: false, value: 'grid', hasFocus: true })
})

test('recent searches that continue the query are offered', async () => {
  searchedFor('grid', 'grid animation', 'dialog')
  const { user } = await renderPage('/about')
  await user.type(searchBox(), 'Grid')
  await findOption('Grid lanes')
  expect(recentNames()).toEqual(['grid animation'])
})

test('a recent search can be removed by its button or by a key', async () => {
  searchedFor('grid', 'dialog', 'popover')
  const { user } = await renderPage('/about')
  await user.click(searchBox())
  await findGroup('Recent searches')
  await user.click(screen.getByRole('button', { name: 'Remove “dialog” from recent searches' }))
  expect(recentNames()).toEqual(['popover', 'grid'])
  expect(boxState()).toMatchObject({ isOpen: true, hasFocus: true })
  await user.keyboard('{ArrowDown}{Delete}')
  expect(recentNames()).toEqual(['grid'])
  expect(recentSearches.get().queries).toEqual(['grid'])
})

test('all recent searches can be cleared', async () => {
  searchedFor('grid', 'dialog')
  const { user } = await renderPage('/about')
  await user.click(searchBox())
  await user.click(await findOption('Clear recent searches'))
  expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull()
  expect(recentSearches.get()).toEqual({ isKept: true, queries: [] })
  expect(boxState()).toMatchObject({ isOpen: true, hasFocus: true })
})

test('switched off, recent searches are deleted and no more are stored until switched on', async () => {
  searchedFor('grid')
  const { user } = await renderPage('/about')
  await user.click(searchBox())
  await user.click(await findOption('Turn off search history'))
  expect(localStorage.getItem('plinth-recent-searches')).not.toContain('grid')
  await user.type(searchBox(), 'subgri')
  await user.click(await findSettledOption('Subgrid'))
  await screen.findByRole('heading', { level: 1, name: 'Subgrid' })
  expect(recentSearches.get()).toEqual({ isKept: false, queries: [] })
  await user.click(searchBox())
  await user.click(await findOption('Turn on search history'))
  expect(recentSearches.get()).toEqual({ isKept: true, queries: [] })
})
