import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { findRows, searchBox } from '#tests/support/list.ts'
import { renderPage } from '#tests/support/render.tsx'
import { forgetSaved, haveSaved, readSaved } from '#tests/support/saved.ts'

forgetSaved()

/** A button once it is pressed or not; its name is the same in both states. */
const toggle = (name: string, pressed = false) => screen.findByRole('button', { name, pressed })

test('a feature is saved from its row with a snapshot, and removed again', async () => {
  const { user } = await renderPage('/features?q=subgrid')
  const button = await toggle('Save Subgrid')
  await user.click(button)
  const on = await toggle('Save Subgrid', true)
  expect(on).toBe(button)
  expect(document.activeElement).toBe(on)
  expect(readSaved()).toEqual([
    {
      kind: 'features',
      id: 'subgrid',
      on: new Date().toISOString().slice(0, 10),
      seen: expect.objectContaining({ baseline: 'widely', parts: 2 }),
    },
  ])
  await user.click(on)
  expect(await toggle('Save Subgrid')).toBe(button)
  expect(readSaved()).toEqual([])
})

test('in tab order the save button follows the link of its row', async () => {
  const { user } = await renderPage('/features?q=subgrid')
  const [row] = await findRows()
  within(row!).getByRole('link').focus()
  await user.tab()
  await user.keyboard(' ')
  expect(await toggle('Save Subgrid', true)).toBe(document.activeElement)
})

test('only saved results are marked', async () => {
  haveSaved([{ kind: 'features', id: 'subgrid', on: '' }])
  await renderPage('/features?q=grid')
  await findRows()
  const buttons = screen.getAllByRole('button', { name: /^Save/ })
  const pressed = buttons.filter((button) => button.getAttribute('aria-pressed') === 'true')
  expect(pressed.map((button) => button.getAttribute('aria-label'))).toEqual(['Save Subgrid'])
})

test('rows that React reuses for the next answer show the state of their new record', async () => {
  haveSaved([{ kind: 'features', id: 'subgrid', on: '' }])
  const { user } = await renderPage('/features?q=subgrid')
  await toggle('Save Subgrid', true)
  await user.clear(searchBox())
  await user.paste('popover')
  await toggle('Save Popover')
  expect(screen.queryByRole('button', { pressed: true })).toBeNull()
})

test('a full list of saved entries shows a message until the focus moves', async () => {
  const full = Array.from({ length: 500 }, (_, index) => ({
    kind: 'specs',
    id: `spec-${index}`,
    on: '',
  }))
  haveSaved(full)
  const { user } = await renderPage('/features?q=subgrid')
  await user.click(await toggle('Save Subgrid'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^Not saved: the limit is 500 items/)
  expect(readSaved()).toHaveLength(500)
  await user.tab()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('without storage a message is shown, and the entry lasts as long as the page', async () => {
  const { user } = await renderPage('/features?q=subgrid')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.click(await toggle('Save Subgrid'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Saved until you leave/)
  await toggle('Save Subgrid', true)
})
