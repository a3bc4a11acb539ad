import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { keptSet } from '#search/set/set-store.ts'
import { singleKeys } from '#search/state/single-keys.ts'
import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)
// What was refused is stored again, so that the next test begins without a problem.
afterEach(() => {
  vi.restoreAllMocks()
  singleKeys.set(true)
  keptSet.set([])
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
})

const refuse = (name: 'QuotaExceededError' | 'SecurityError') =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', name)
  })

test('a record that is saved in full storage says that the storage is full, as does its page', async () => {
  const { user } = await renderPage('/features/has')
  const save = await screen.findByRole('button', { name: /^Save / })
  refuse('QuotaExceededError')
  await user.click(save)
  const message = await screen.findByText(/^Saved until you leave/)
  expect(message.textContent).toBe('Saved until you leave: the storage of this site is full.')
  await user.click(screen.getAllByRole('link', { name: /^Saved/ })[0]!)
  expect(await screen.findByText('The storage of this site is full.')).toBeDefined()
  expect(screen.getByText(/Remove some, or export your items/)).toBeDefined()
  expect(screen.queryByText(/blocks/)).toBeNull()
})

test.each([
  ['QuotaExceededError', 'The storage of this site is full.'],
  ['SecurityError', 'This browser blocks site storage.'],
] as const)('a setting and a set that are refused with %s say why', async (name, problem) => {
  const { user } = await renderPage('/shortcuts')
  const onOff = await screen.findByRole('switch', { name: 'Single-key shortcuts' })
  refuse(name)
  await user.click(onOff)
  expect((await screen.findByRole('alert')).textContent).toBe(
    `${problem} This setting lasts until you leave or reload.`,
  )
  act(() => keptSet.set(['has']))
  await user.click(await screen.findByRole('link', { name: /^Set: 1 item/ }))
  expect(await screen.findByText(problem)).toBeDefined()
})
