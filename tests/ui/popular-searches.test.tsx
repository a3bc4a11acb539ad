import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { provisionServices, suggestionsBuilt } from '#provision/services.ts'
import { renderPage } from '#tests/support/render.tsx'
import { connectAdministrator, ownProvider } from '#tests/support/search-provider.ts'

beforeAll(async () => {
  const client = connectAdministrator(await ownProvider())
  const search = (query: string, userToken: string) =>
    client.searchSingleIndex({ indexName: 'features', searchParams: { query, userToken } })
  await Promise.all([
    ...['ann', 'bo', 'cy'].map((visitor) => search('grid', visitor)),
    ...['ann', 'bo'].map((visitor) => search('dialog', visitor)),
    search('subgrid', 'ann'),
  ])
  const target = { client, isHosted: false, region: 'us', prefix: '' } as const
  await provisionServices(target)
  await suggestionsBuilt(target)
})

test('the home page links to what several visitors searched for, most of them first', async () => {
  await renderPage('/')
  const list = await screen.findByRole('list', { name: 'Popular' })
  const links = within(list).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['grid', 'dialog'])
  expect(links[0]?.getAttribute('href')).toBe('/search?q=grid')
})
