import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { findRows, searchBox } from '#tests/support/list.ts'
import { boxState, findOption, forgetStored } from '#tests/support/palette.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)
afterEach(forgetStored)

/** Key codes of the keys that end a composition. */
const codes = { Escape: 27, Enter: 13, ArrowDown: 40, k: 75 } as const

/**
 * Both signs of a key of an input method in the order of Safari's events, where `compositionend` comes
 * first and `isComposing` is false: the key code, also in a later task, and the task of the end.
 */
const orders = [
  ['with key code 229', { keyCode: 229, isLater: true }],
  ['in the task after the end', { isLater: false }],
] as const

type Order = (typeof orders)[number][1]

/** Composes the text that a box already has, and ends that with a key. */
async function endWith(
  box: Element,
  { key, ...held }: { readonly key: keyof typeof codes; readonly ctrlKey?: true },
  order: Order,
): Promise<void> {
  fireEvent.compositionStart(box)
  fireEvent.compositionEnd(box)
  if (order.isLater) await new Promise((resolve) => setTimeout(resolve, 5))
  const keyCode = 'keyCode' in order ? order.keyCode : codes[key]
  fireEvent.keyDown(box, { key, keyCode, ...held })
}

/** The same key without a composition, to show that it does something. */
async function press(box: Element, key: keyof typeof codes): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5))
  fireEvent.keyDown(box, { key, keyCode: codes[key] })
}

test.each(orders)(
  'Esc that ends a composition %s neither closes the popup of the box nor clears it',
  async (_, order) => {
    const { user } = await renderPage('/features?q=grid')
    await findRows()
    // The keys of the box are loaded with its popup.
    await user.click(searchBox())
    await waitFor(() => {
      fireEvent.keyDown(searchBox(), { key: 'ArrowDown', altKey: true })
      expect(boxState().isOpen).toBe(true)
    })
    await endWith(searchBox(), { key: 'Escape' }, order)
    expect(boxState().isOpen).toBe(true)
    await press(searchBox(), 'Escape')
    expect(boxState().isOpen).toBe(false)
    await endWith(searchBox(), { key: 'Escape' }, order)
    expect(boxState().value).toBe('grid')
    await press(searchBox(), 'Escape')
    await waitFor(() => expect(boxState().value).toBe(''))
  },
)

test.each(orders)(
  'Esc that ends a composition %s neither empties nor closes the palette',
  async (_, order) => {
    const { user } = await renderPage('/about')
    const dialog = await openPalette()
    const box = dialog.querySelector('input')!
    await user.type(box, 'grid')
    await findOption('Grid lanes')
    await endWith(box, { key: 'Escape' }, order)
    expect(box.value).toBe('grid')
    await press(box, 'Escape')
    await waitFor(() => expect(box.value).toBe(''))
    await endWith(box, { key: 'Escape' }, order)
    expect(dialog.open).toBe(true)
    await press(box, 'Escape')
    await waitFor(() => expect(dialog.open).toBe(false))
  },
)

test.each(orders)('Ctrl K that ends a composition %s opens no palette', async (_, order) => {
  await renderPage('/about')
  const dialog = await openPalette()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect(dialog.open).toBe(false)
  await endWith(searchBox(), { key: 'k', ctrlKey: true }, order)
  expect(dialog.open).toBe(false)
})

test.each(orders)('an arrow that ends a composition %s stays in the box', async (_, order) => {
  await renderPage('/features?q=grid')
  await findRows()
  searchBox().focus()
  await endWith(searchBox(), { key: 'ArrowDown' }, order)
  expect(document.activeElement).toBe(searchBox())
  await press(searchBox(), 'ArrowDown')
  expect(document.activeElement).not.toBe(searchBox())
})

test.each(orders)(
  'Enter that ends a composition %s chooses no option and sends the text once',
  async (_, order) => {
    const { user, address, popupSearches } = await renderPage('/about')
    await user.type(searchBox(), 'grid')
    await findOption('Grid lanes')
    await user.keyboard('{ArrowDown}')
    expect(boxState().active).not.toBeNull()
    const before = popupSearches.length
    await endWith(searchBox(), { key: 'Enter' }, order)
    expect(address()).toBe('/about')
    expect(boxState().active).not.toBeNull()
    expect(popupSearches).toHaveLength(before)
    await press(searchBox(), 'Enter')
    await waitFor(() => expect(address()).not.toBe('/about'))
  },
)

test.each(orders)('Enter that ends a composition %s commits no range', async (_, order) => {
  const { address } = await renderPage('/features?q=css')
  await findRows()
  const [from] = await screen.findAllByRole('spinbutton', { name: 'From' })
  fireEvent.change(from!, { target: { value: '2024' } })
  await endWith(from!, { key: 'Enter' }, order)
  await press(document.body, 'ArrowDown')
  expect(address()).toBe('/features?q=css')
  await press(from!, 'Enter')
  await waitFor(() => expect(address()).toBe('/features?q=css&year=2024..'))
})

test.each(orders)(
  'Esc that ends a composition %s does not empty the filter of a release',
  async (_, order) => {
    await renderPage('/releases/safari-26')
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Filter changes' })
    fireEvent.change(box, { target: { value: 'anchor' } })
    await endWith(box, { key: 'Escape' }, order)
    expect(box.value).toBe('anchor')
    await press(box, 'Escape')
    expect(box.value).toBe('')
  },
)

test('a key of a composition in progress does nothing, and keeps its default action', async () => {
  await renderPage('/features?q=grid')
  await findRows()
  for (const key of ['Escape', 'Enter', 'ArrowDown'] as const) {
    expect(fireEvent.keyDown(searchBox(), { key, isComposing: true })).toBe(true)
  }
  expect(boxState().value).toBe('grid')
})

/** Opens the palette, which loads after the page. */
async function openPalette(): Promise<HTMLDialogElement> {
  const dialog = await waitFor(() => {
    const found = document.querySelector<HTMLDialogElement>(
      'dialog[aria-label="Search everything"]',
    )
    expect(found).not.toBeNull()
    return found!
  })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect(dialog.open).toBe(true)
  return dialog
}
