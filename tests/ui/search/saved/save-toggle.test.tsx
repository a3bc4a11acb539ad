import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { findRows, searchBox } from '#tests/support/list.ts'
import { renderPage } from '#tests/support/render.tsx'
import { forgetSaved, haveSaved, readSaved } from '#tests/support/saved.ts'

forgetSaved()

const toggle = (name: string) => screen.findByRole('button', { name })

test('a feature is saved from its row, with what is seen of it, and let go again', async () => {
  const { user } = await renderPage('/features?q=subgrid')
  const button = await toggle('Save Subgrid')
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await user.click(button)
  const on = await toggle('Saved: Subgrid, remove')
  expect(on.getAttribute('aria-pressed')).toBe('true')
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

test('with the keyboard the button follows the link of its row', async () => {
  const { user } = await renderPage('/features?q=subgrid')
  const [row] = await findRows()
  within(row!).getByRole('link').focus()
  await user.tab()
  await user.keyboard(' ')
  expect(await toggle('Saved: Subgrid, remove')).toBe(document.activeElement)
})

test('what was saved before is marked, and only that', async () => {
  haveSaved([{ kind: 'features', id: 'subgrid', on: '' }])
  await renderPage('/features?q=grid')
  await findRows()
  const buttons = screen.getAllByRole('button', { name: /^Save/ })
  const pressed = buttons.filter((button) => button.getAttribute('aria-pressed') === 'true')
  expect(pressed.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Saved: Subgrid, remove',
  ])
})

test('rows that the next answer reuses show what is saved of their own', async () => {
  haveSaved([{ kind: 'features', id: 'subgrid', on: '' }])
  const { user } = await renderPage('/features?q=subgrid')
  await toggle('Saved: Subgrid, remove')
  await user.clear(searchBox())
  await user.paste('popover')
  await toggle('Save Popover')
  expect(screen.queryByRole('button', { name: /^Saved:/ })).toBeNull()
})

test('what another tab saves, or deletes, is shown here', async () => {
  await renderPage('/features?q=subgrid')
  const button = await toggle('Save Subgrid')
  haveSaved([{ kind: 'features', id: 'subgrid', on: '' }])
  expect(await toggle('Saved: Subgrid, remove')).toBe(button)
  haveSaved([])
  expect(await toggle('Save Subgrid')).toBe(button)
})

test('where there is no room, it is said until the focus goes on', async () => {
  const full = Array.from({ length: 500 }, (_, index) => ({
    kind: 'specs',
    id: `spec-${index}`,
    on: '',
  }))
  haveSaved(full)
  const { user } = await renderPage('/features?q=subgrid')
  await user.click(await toggle('Save Subgrid'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^Not saved: 500 things/)
  expect(readSaved()).toHaveLength(500)
  await user.tab()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('where the browser keeps nothing, it is said, and it holds until the page is left', async () => {
  const { user } = await renderPage('/features?q=subgrid')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.click(await toggle('Save Subgrid'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Saved until you leave/)
  await toggle('Saved: Subgrid, remove')
})
