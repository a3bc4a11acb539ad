import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

beforeAll(async () => {
  await featureProvider()
})

test('an unknown address shows Not found and the closest pages', async () => {
  await renderPage('/feature/subgridd')
  expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeInstanceOf(
    HTMLElement,
  )
  expect(screen.getByText('/feature/subgridd')).toBeInstanceOf(HTMLElement)
  expect(await screen.findByRole('link', { name: 'Subgrid' })).toHaveProperty(
    'attributes.href.value',
    '/features/subgrid',
  )
  expect(screen.getByRole('link', { name: 'Search features for “subgridd”' })).toHaveProperty(
    'attributes.href.value',
    '/features?q=subgridd',
  )
})

test('an unknown address below a list offers records of that list', async () => {
  await renderPage('/features/sub/gridd')
  expect(await screen.findByRole('link', { name: 'All features' })).toHaveProperty(
    'attributes.href.value',
    '/features',
  )
  expect(screen.getByRole('link', { name: 'Search features for “gridd”' })).toBeInstanceOf(
    HTMLElement,
  )
})

test.each([
  ['/features/subgridd', 'Did you mean'],
  ['/features/subgrid-qqzzy', 'Closest matches'],
])('near %s there is something: %s', async (address, words) => {
  await renderPage(address)
  const near = within(await screen.findByRole('region', { name: words }))
  expect(near.getByRole('link', { name: 'Subgrid' })).toBeInstanceOf(HTMLElement)
})

test.each(['/\u202Eevil', '/<img src=x>', `/${'x/'.repeat(500)}`])(
  'the address %s breaks nothing',
  async (address) => {
    await renderPage(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeInstanceOf(
      HTMLElement,
    )
    await waitFor(() =>
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
        'noindex',
      ),
    )
  },
)

test('an address that is like no name has no suggestions', async () => {
  await renderPage('/nope/thing')
  await new Promise((answered) => {
    network.events.on('response:mocked', answered)
  })
  await screen.findByRole('link', { name: 'Search features for “thing”' })
  for (const name of ['Did you mean', 'Closest matches']) {
    expect(screen.queryByRole('region', { name })).toBeNull()
  }
})
