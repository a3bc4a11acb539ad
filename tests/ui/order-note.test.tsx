import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'

import { agree } from '#search/insights/choices.ts'
import { agreement, consent } from '#search/state/consent.ts'
import { findRows } from '#tests/support/list.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider } from '#tests/support/search-provider.ts'

afterEach(() => consent.clear())

type Hit = { readonly _rankingInfo?: object }

/** Lets the provider answer as one that knows the visitor: with this ranking info on the first hit of each list. */
async function personalize(info: object): Promise<void> {
  const provider = await featureProvider()
  network.use(
    http.post('*/1/indexes/*/queries', async ({ request }) => {
      const isAsked = (await request.clone().text()).includes('"enablePersonalization":true')
      const answer: { readonly results: readonly { readonly hits: readonly Hit[] }[] } = await (
        await provider(request)
      ).json()
      const results = answer.results.map((result) => ({
        ...result,
        hits: result.hits.map((hit, place) => ({
          ...hit,
          ...(isAsked && { _rankingInfo: { filters: 0, ...(place === 0 && info) } }),
        })),
      }))
      return HttpResponse.json({ ...answer, results })
    }),
  )
}

test.each([
  ['scores hits', { personalization: { filtersScore: 1, rankingScore: 1, score: 2 } }],
  ['matches more of its filters in some hits', { filters: 3 }],
])(
  'where the provider %s for the visitor, the list says so and undoes it for good',
  async (_, info) => {
    agree()
    const { user } = await renderPage('/features')
    await findRows()
    await personalize(info)
    await user.type(screen.getByRole('combobox', { name: /^Search / }), 'grid')
    await user.click(await screen.findByRole('button', { name: 'Use the order for everybody' }))
    expect(agreement()?.order).toBe('common')
    await screen.findByText(/^In the order for everybody\./)
    await user.click(screen.getByRole('button', { name: 'Order it for me' }))
    expect(agreement()?.order).toBe('own')
    await screen.findByText(/^Ordered for you\./)
  },
)

test('where all hits match alike, or in another order than by relevance, the list says nothing', async () => {
  agree()
  const { user } = await renderPage('/features?q=grid&sort=az')
  await findRows()
  await personalize({ filters: 3 })
  await user.type(screen.getByRole('combobox', { name: /^Search / }), ' area')
  await waitFor(() => expect(screen.getByText(/for “grid area”$/)).toBeInstanceOf(HTMLElement))
  expect(screen.queryByText(/^Ordered for you/)).toBeNull()
})

test('without an agreement nothing is ordered', async () => {
  const { user } = await renderPage('/features')
  await findRows()
  await personalize({ filters: 3 })
  await user.type(screen.getByRole('combobox', { name: /^Search / }), 'grid')
  await screen.findByText(/for “grid”$/)
  expect(screen.queryByText(/^Ordered for you/)).toBeNull()
})
