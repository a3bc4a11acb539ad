import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { feeds } from '#catalogue/feeds.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

beforeAll(async () => {
  await featureProvider()
})

test.each([
  ['caniuse-lite', 'CC-BY-4.0', /By Alexis Deveria, caniuse\.com/],
  ['caniuse-db', 'CC-BY-4.0', /By Alexis Deveria, caniuse\.com/],
  ['web-features', 'Apache-2.0', /By the WebDX Community Group/],
  ['@mdn/browser-compat-data', 'CC0-1.0', /By MDN and its contributors/],
  ['web-specs', 'CC0-1.0', /By W3C/],
  ['@webref/css', 'MIT', /By W3C/],
])('%s is credited, with version and licence', async (name, licence, author) => {
  await renderPage('/about')
  const row = within(await screen.findByRole('row', { name: new RegExp(`^${name}(?!-)`) }))
  expect(row.getByRole('link', { name })).toHaveProperty(
    'attributes.href.value',
    expect.stringMatching(/^https:/),
  )
  expect(row.getByText(author)).toBeInstanceOf(HTMLElement)
  expect(row.getByRole('link', { name: licence })).toBeInstanceOf(HTMLElement)
  expect(row.getAllByRole('cell')[0]).toHaveProperty(
    'textContent',
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
  )
})

test('the page needs no search', async () => {
  const { searches } = await renderPage('/about')
  expect(await screen.findByRole('heading', { level: 1, name: 'About Plinth' })).toBeInstanceOf(
    HTMLElement,
  )
  expect(searches).toHaveLength(0)
})

test('every feed is listed', async () => {
  await renderPage('/about')
  await screen.findByRole('heading', { level: 2, name: 'Feeds' })
  for (const { path, title } of feeds) {
    expect(screen.getByRole('link', { name: title })).toHaveProperty('attributes.href.value', path)
  }
})
