import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { MOST_IN_SET } from '#search/address/set-address.ts'
import { keptSet } from '#search/set/set-store.ts'
import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { renderPage } from '#tests/support/render.tsx'

beforeAll(fillDetails)
beforeEach(serveContent)
afterEach(() => keptSet.clear())

const toggle = (name: string) => screen.findByRole('button', { name: `Add to set: ${name}` })
const bar = () => screen.queryByRole('complementary', { name: 'Set' })

test('a result is added to the set and taken out by its button, and the number leads to the set', async () => {
  const { user, address } = await renderPage('/features?q=subgrid')
  const button = await toggle('Subgrid')
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(bar()).toBeNull()
  await user.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(bar()?.textContent).toBe('Set: 1 item')
  await user.click(button)
  expect(keptSet.get()).toEqual([])
  expect(bar()).toBeNull()
  await user.click(button)
  await user.click(screen.getByRole('link', { name: 'Set: 1 item' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Feature set' })).toBeInstanceOf(
    HTMLElement,
  )
  expect(address()).toBe('/set?f=subgrid')
  expect(bar()).toBeNull()
})

test.each([
  ['/compat?q=%3Ahas', ':has()', 'css.selectors.has'],
  ['/features/subgrid', 'Subgrid', 'subgrid'],
  ['/compat/css.selectors.has', ':has()', 'css.selectors.has'],
])('at %s the button of %s adds %s', async (address, name, id) => {
  const { user } = await renderPage(address)
  await user.click(await toggle(name))
  await waitFor(() => expect(keptSet.get()).toEqual([id]))
})

test('the link to the set is shown beside results, and not over what was found in code', async () => {
  keptSet.set(['subgrid'])
  const { user } = await renderPage('/features?q=subgrid')
  expect((await screen.findByRole('complementary', { name: 'Set' })).textContent).toBe(
    'Set: 1 item',
  )
  await user.click(screen.getAllByRole('link', { name: 'Check', hidden: true })[0] ?? document.body)
  await screen.findByRole('heading', { level: 1, name: 'Check code' })
  expect(bar()).toBeNull()
})

test('a full set says so instead of taking one more', async () => {
  keptSet.set(Array.from({ length: MOST_IN_SET }, (_, index) => `feature-${index}`))
  const { user } = await renderPage('/features?q=subgrid')
  await user.click(await toggle('Subgrid'))
  expect((await screen.findByRole('alert')).textContent).toContain(`${MOST_IN_SET} items`)
  expect(keptSet.get()).toHaveLength(MOST_IN_SET)
})
