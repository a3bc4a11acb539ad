import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { singleKeys } from '#search/state/single-keys.ts'
import { renderPage } from '#tests/support/render.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  singleKeys.set(true)
  localStorage.clear()
  sessionStorage.clear()
})

const findSwitch = () => screen.findByRole('switch', { name: 'Single-key shortcuts' })

test.each([
  ['Everywhere', 'Slash', 'Go to the search box'],
  ['Everywhere', 'Ctrl K', 'Open the search palette'],
  ['In the search box', 'Down arrow', 'Go to the first result'],
  ['In a result list', 'Down arrow or j', 'Next result'],
  ['In a result list', 'Up arrow or k', 'Previous result'],
  ['Filters in the search box', 'baseline:newly', 'a space or Enter ends it'],
  ['Filters in the search box', 'grid OR flexbox', 'One of several single words'],
  ['On a detail page', 'u', 'Back to the list'],
])('%s, %s: %s', async (where, keys, what) => {
  await renderPage('/shortcuts')
  const table = within(await screen.findByRole('table', { name: where }))
  const row = table.getByRole('row', { name: new RegExp(`${what}$`) })
  const head = within(row).getByRole('rowheader')
  expect(spoken(head)).toBe(keys)
})

/** The text of an element without what screen readers are told to skip. */
function spoken(element: HTMLElement): string {
  const copy = document.createElement('div')
  copy.append(element.cloneNode(true))
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  return copy.textContent
}

test('on Apple devices the palette shortcut is ⌘ K', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X)')
  await renderPage('/shortcuts')
  const table = within(await screen.findByRole('table', { name: 'Everywhere' }))
  expect(spoken(table.getByRole('rowheader', { name: /K/ }))).toBe('Command K')
})

test('the switch of single keys is stored, and the list marks shortcuts that are off', async () => {
  const { user } = await renderPage('/shortcuts')
  const onOff = await findSwitch()
  expect(onOff).toHaveProperty('checked', true)
  expect(screen.queryByText(/\(off\)/)).toBeNull()
  await user.click(onOff)
  expect(onOff).toHaveProperty('checked', false)
  expect(onOff.getAttribute('aria-describedby')).not.toBeNull()
  expect(localStorage.getItem('plinth-single-keys')).toBe('false')
  expect(screen.getAllByText(/\(off\)/)).toHaveLength(5)
})

test('a choice in another tab is shown, and an invalid stored choice is ignored', async () => {
  await renderPage('/shortcuts')
  const onOff = await findSwitch()
  for (const [stored, isOn] of [
    ['false', false],
    ['"maybe"', true],
  ] as const) {
    localStorage.setItem('plinth-single-keys', stored)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'plinth-single-keys' })))
    expect(onOff).toHaveProperty('checked', isOn)
  }
})

test('without storage the page of shortcuts says so', async () => {
  const { user } = await renderPage('/shortcuts')
  const onOff = await findSwitch()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await user.click(onOff)
  expect(onOff).toHaveProperty('checked', false)
  expect(screen.getByRole('alert').textContent).toContain('lasts until you leave')
})
