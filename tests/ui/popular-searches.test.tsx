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
    ...['dialog', 'popover', 'has'].flatMap((query) =>
      ['ann', 'bo'].map((visitor) => search(query, visitor)),
    ),
    search('subgrid', 'ann'),
  ])
  const target = { client, isHosted: false, region: 'us', prefix: '' } as const
  await provisionServices(target)
  await suggestionsBuilt(target)
})

test('the home page links to what several visitors searched for, most of them first', async () => {
  await renderPage('/')
  const links = within(await screen.findByRole('region', { name: 'Popular' })).getAllByRole('link')
  const names = links.map(({ textContent }) => textContent)
  expect(names[0]).toBe('grid')
  expect(names.toSorted()).toEqual(['dialog', 'grid', 'has', 'popover'])
  expect(links[0]?.getAttribute('href')).toBe('/search?q=grid')
})
