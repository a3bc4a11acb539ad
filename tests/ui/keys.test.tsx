import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { singleKeys } from '#search/state/single-keys.ts'
import { findRows } from '#tests/support/list.ts'
import { renderPage } from '#tests/support/render.tsx'

const scrollIntoView = vi.fn<(options?: unknown) => void>()

// jsdom has no layout to scroll in.
beforeEach(() => {
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    value: scrollIntoView,
    configurable: true,
  })
})

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  scrollIntoView.mockClear()
  singleKeys.set(true)
  localStorage.clear()
  sessionStorage.clear()
})

const box = () => screen.getByPlaceholderText(/^Search /)
/** As a box does with a key that moves in its suggestions. */
const use = (event: Event) => event.preventDefault()

const focused = () => document.activeElement

const links = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .flatMap((name) => Array.from(name.querySelectorAll('a[id]')))

test('the arrows step through the rows, from any element of a row, and stop at the last', async () => {
  const { user } = await renderPage('/features?q=grid')
  await findRows()
  const all = links()
  expect(all.length).toBeGreaterThan(2)
  await user.click(box())
  for (const link of all) {
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe(link)
  }
  const stopped = fireEvent.keyDown(all.at(-1)!, { key: 'ArrowDown' })
  expect(stopped).toBe(true)
  expect(focused()).toBe(all.at(-1))
  const third = all[2]!.closest('article')!.appendChild(document.createElement('button'))
  third.focus()
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe(all[1])
  third.remove()
  const inside = all[1]!.closest('article')!.appendChild(document.createElement('button'))
  inside.focus()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe(all[2])
  inside.remove()
})

test('the next key after Ctrl K is typed into a search box, before and after the palette has loaded', async () => {
  const { user, address } = await renderPage('/features/has')
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect(focused()).toHaveProperty('type', 'search')
  await user.keyboard('u?')
  expect(focused()).toHaveProperty('value', 'u?')
  await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull())
  const dialog = document.querySelector('dialog')!
  if (!dialog.open) fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect(dialog.contains(focused())).toBe(true)
  expect(address()).toBe('/features/has')
})

test('an arrow key that the box or an input method has handled keeps the focus in the box', async () => {
  await renderPage('/features?q=grid')
  await findRows()
  box().focus()
  box().addEventListener('keydown', use)
  fireEvent.keyDown(box(), { key: 'ArrowDown' })
  expect(focused()).toBe(box())
  box().removeEventListener('keydown', use)
  fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true })
  expect(focused()).toBe(box())
  fireEvent.keyDown(box(), { key: 'ArrowDown' })
  expect(focused()).toBe(links()[0])
})

test('outside lists the keys for results are left to the browser', async () => {
  const { user } = await renderPage('/about')
  await screen.findByRole('heading', { level: 1 })
  for (const key of ['j', 'k', 'ArrowDown', 'ArrowUp']) {
    expect(fireEvent.keyDown(document.body, { key })).toBe(true)
  }
  await user.keyboard('u')
  expect(location.pathname).toBe('/about')
})

test('the slash focuses the box and selects its text; keys typed there are text', async () => {
  const { user } = await renderPage('/features?q=grid')
  await findRows()
  await user.keyboard('/')
  expect(focused()).toBe(box())
  expect(box()).toHaveProperty('selectionEnd', 4)
  await user.keyboard('a/j?')
  expect(box()).toHaveProperty('value', 'a/j?')
})

test('single keys work while a checkbox has the focus', async () => {
  const { user } = await renderPage('/features')
  await findRows()
  screen.getByRole('checkbox', { name: /^Newly available/ }).focus()
  await user.keyboard('j')
  expect(focused()).toBe(links()[0])
})

test('single keys open a result and its list, and name the shortcut of the page of shortcuts', async () => {
  const { user, address } = await renderPage('/features?q=subgrid')
  await findRows()
  await user.keyboard('j')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/features/subgrid'))
  const crumb = await screen.findByRole('link', { name: /Features matching “subgrid”/ })
  expect(crumb.getAttribute('aria-keyshortcuts')).toBe('u')
  await user.keyboard('u')
  await waitFor(() => expect(address()).toBe('/features?q=subgrid'))
  const shortcuts = screen.getByRole('link', { name: 'Keyboard shortcuts' })
  expect(shortcuts.getAttribute('aria-keyshortcuts')).toBe('?')
})

test('“?” shows the shortcuts over the page, which stays where it is', async () => {
  const { user, address } = await renderPage('/features?q=subgrid')
  await findRows()
  await user.keyboard('?')
  const list = await screen.findByRole('table', { name: 'Everywhere', hidden: true })
  const dialog = list.closest('dialog')
  expect(dialog?.open).toBe(true)
  expect(address()).toBe('/features?q=subgrid')
  await user.click(within(dialog!).getByRole('button', { name: 'Close', hidden: true }))
  await waitFor(() => expect(dialog?.open).toBe(false))
  expect(address()).toBe('/features?q=subgrid')
})

test('on the page of shortcuts “?” shows no second list', async () => {
  const { user } = await renderPage('/shortcuts')
  await screen.findByRole('table', { name: 'Everywhere' })
  await user.keyboard('?')
  expect(document.querySelector('dialog[open]')).toBeNull()
})

const withPointer = (isFine: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: fine)' && isFine,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))

test('on the home page a text that is typed while nothing has the focus goes into the box', async () => {
  const { user } = await renderPage('/')
  withPointer(true)
  const input = await screen.findByPlaceholderText(/^Search/)
  await user.keyboard('is grid ok?')
  expect(focused()).toBe(input)
  expect(input).toHaveProperty('value', 'is grid ok?')
})

test.each([
  ['with a coarse pointer', '/', 'grid', false, true],
  ['with single keys off', '/', 'grid', true, false],
  ['with a modifier', '/', '{Control>}g{/Control}', true, true],
  ['that only scrolls', '/', ' ', true, true],
  ['on another page', '/about', 'grid', true, true],
] as const)('a key %s is not for the box', async (...given) => {
  const [, address, keys, isFine, hasKeys] = given
  singleKeys.set(hasKeys)
  const { user } = await renderPage(address)
  withPointer(isFine)
  await user.keyboard(keys)
  expect(focused()).toBe(document.body)
})

test('a key on a link of the home page is not for the box', async () => {
  const { user } = await renderPage('/')
  withPointer(true)
  const link = await screen.findByRole('link', { name: ':has()' })
  link.focus()
  await user.keyboard('g')
  expect(focused()).toBe(link)
})

test('switched off, single keys do nothing and are not exposed', async () => {
  singleKeys.set(false)
  const { user, address } = await renderPage('/features?q=grid')
  await findRows()
  await user.keyboard('/?jku')
  expect(focused()).toBe(document.body)
  expect(address()).toBe('/features?q=grid')
  expect(
    document.querySelectorAll('main [aria-keyshortcuts], footer [aria-keyshortcuts]'),
  ).toHaveLength(0)
  await user.click(box())
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe(links()[0])
})
