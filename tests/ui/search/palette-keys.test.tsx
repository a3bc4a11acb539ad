import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { findNames, findRows, searchBox } from '#tests/support/list.ts'
import { fillPalette } from '#tests/support/palette-provider.ts'
import {
  boxState,
  findGroup,
  findOption,
  findPopup,
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

/** The page with an open popup for "grid", nothing highlighted. */
async function openPopup() {
  const page = await renderPage('/about')
  await page.user.click(searchBox())
  // At once: the first letters of the word have nearly the same options.
  await page.user.paste('grid')
  await findOption('Grid lanes')
  return page
}

const selected = () =>
  screen
    .getAllByRole('option')
    .flatMap((option, place) => (option.getAttribute('aria-selected') === 'true' ? [place] : []))

test.each([
  ['{ArrowDown}', [0]],
  ['{ArrowDown}{ArrowDown}', [1]],
  ['{ArrowDown}{ArrowDown}{ArrowUp}', [0]],
  ['{ArrowDown}{ArrowUp}', []],
  ['{ArrowUp}', []],
  ['{PageDown}', [7]],
  ['{PageDown}{PageUp}', [0]],
  ['{ArrowDown}{Home}', []],
  ['{ArrowDown}{End}', []],
])('%s highlights the options %j, and the focus stays in the box', async (keys, places) => {
  const { user } = await openPopup()
  await user.keyboard(keys)
  expect(selected()).toEqual(places)
  const [place = 0] = places
  // Where none is highlighted, Enter opens the record of that name, the first one.
  const active = optionNames()[place]
  expect(boxState()).toEqual({ isOpen: true, hasFocus: true, value: 'grid', active })
})

test('the option that Enter opens is the active one, also while none is highlighted', async () => {
  const { user, address } = await openPopup()
  const active = document.getElementById(searchBox().getAttribute('aria-activedescendant') ?? '')
  expect(selected()).toEqual([])
  expect(active?.textContent).toContain('Enter')
  const href = active?.getAttribute('href')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(href))
})

test('ArrowDown stops at the last option', async () => {
  const { user } = await openPopup()
  await user.keyboard('{PageDown}{PageDown}{PageDown}{ArrowDown}{ArrowDown}')
  expect(boxState().active).toBe('All results for “grid”')
})

test('typing resets the highlight', async () => {
  const { user } = await openPopup()
  await user.keyboard('{ArrowDown}s')
  expect(boxState()).toMatchObject({ value: 'grids', hasFocus: true })
  expect(selected()).toEqual([])
})

test('Enter chooses the highlighted option', async () => {
  const { user, address } = await openPopup()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  const active = document.getElementById(searchBox().getAttribute('aria-activedescendant') ?? '')
  const href = active?.getAttribute('href')
  expect(href).toMatch(/^\/(features|compat)\/./)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(href))
})

test('Esc closes the popup, then clears the box', async () => {
  const { user } = await openPopup()
  await user.keyboard('{ArrowDown}{Escape}')
  expect(boxState()).toEqual({ isOpen: false, value: 'grid', hasFocus: true, active: null })
  expect(searchBox().hasAttribute('aria-activedescendant')).toBe(false)
  expect(searchBox().hasAttribute('aria-controls')).toBe(false)
  await user.keyboard('{Escape}')
  expect(boxState()).toMatchObject({ isOpen: false, value: '', hasFocus: true })
})

test('Esc opens no popup in a list when it clears the box, and ArrowUp brings the text back', async () => {
  const { user, address } = await renderPage('/features?q=subgrid')
  await findRows()
  await user.click(searchBox())
  // The popup has loaded when it opens for the text.
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await findPopup()
  await user.keyboard('{Escape}{Escape}')
  expect(boxState()).toMatchObject({ isOpen: false, value: '', hasFocus: true })
  await waitFor(() => expect(address()).toBe('/features'))
  await user.keyboard('{ArrowUp}')
  expect(boxState()).toMatchObject({ isOpen: false, value: 'subgrid', hasFocus: true })
  await waitFor(() => expect(address()).toBe('/features?q=subgrid'))
})

test('an arrow opens a closed popup again, with the same options', async () => {
  const { user } = await openPopup()
  const names = optionNames()
  await user.keyboard('{Escape}{ArrowDown}')
  expect(boxState().isOpen).toBe(true)
  expect(selected()).toEqual([])
  expect(optionNames()).toEqual(names)
})

test('a click on the box opens a closed popup again', async () => {
  const { user } = await openPopup()
  await user.keyboard('{Escape}')
  await user.click(searchBox())
  expect(boxState().isOpen).toBe(true)
})

test('Alt with ArrowDown and ArrowUp opens and closes the popup', async () => {
  const { user } = await openPopup()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(boxState().isOpen).toBe(false)
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(boxState().isOpen).toBe(true)
})

test('Tab closes the popup, chooses nothing and moves the focus', async () => {
  const { user, address } = await openPopup()
  await user.keyboard('{ArrowDown}')
  await user.tab()
  expect(boxState()).toEqual({ isOpen: false, value: 'grid', hasFocus: false, active: null })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear search' }))
  expect(address()).toBe('/about')
})

test('in a list the popup opens only under an empty box, and typing searches the list', async () => {
  const { user, address, popupSearches } = await renderPage('/features')
  await findRows()
  await user.click(searchBox())
  await findGroup('Examples')
  await user.type(searchBox(), 'subgrid')
  expect(boxState()).toMatchObject({ isOpen: false, value: 'subgrid' })
  await waitFor(() => expect(address()).toBe('/features?q=subgrid'))
  await screen.findByText(/results? for “subgrid”$/)
  expect((await findNames())[0]).toBe('Subgrid')
  expect(popupSearches.every(({ requests }) => requests[0]?.['query'] === '')).toBe(true)
})

test('in a list ArrowDown moves to the results unless the popup is open', async () => {
  const { user } = await renderPage('/features?q=subgrid')
  await findRows()
  let isUsed: boolean | undefined
  const onKey = (event: KeyboardEvent) => {
    isUsed = event.defaultPrevented
  }
  // The key leaves the box before the results take it.
  document.body.addEventListener('keydown', onKey)
  searchBox().focus()
  fireEvent.keyDown(searchBox(), { key: 'ArrowDown' })
  expect(isUsed).toBe(false)
  await user.clear(searchBox())
  await findPopup()
  fireEvent.keyDown(searchBox(), { key: 'ArrowDown' })
  expect(isUsed).toBe(true)
  expect(boxState().active).not.toBeNull()
  document.body.removeEventListener('keydown', onKey)
})

test('in a list Alt with ArrowDown opens the popup for the query', async () => {
  const { user, address } = await renderPage('/features?q=subgrid&baseline=widely')
  await findRows()
  searchBox().focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await findOption('All results for “subgrid”')
  await user.keyboard('{Escape}')
  expect(boxState()).toMatchObject({ isOpen: false, value: 'subgrid' })
  await user.keyboard('{Enter}')
  expect(address()).toBe('/features?q=subgrid&baseline=widely')
})
