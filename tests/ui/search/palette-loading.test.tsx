import { act, renderHook, waitFor } from '@testing-library/react'
import { http } from 'msw'
import type { PropsWithChildren } from 'react'
import { beforeAll, expect, test } from 'vitest'

import { createClient } from '#client.ts'
import { createStore } from '#lib/store.ts'
import { usePaletteAnswer } from '#search/palette/use-palette-answer.ts'
import { DaysContext } from '#search/state/days.ts'
import { ProviderContext, SearchClientContext } from '#search/transport/client-context.ts'
import { deferred } from '#tests/support/deferred.ts'
import { network } from '#tests/support/network.ts'
import { fillPalette } from '#tests/support/palette-provider.ts'
import { featureProvider } from '#tests/support/search-provider.ts'

beforeAll(async () => {
  await featureProvider()
  await fillPalette()
})

const days = { asOf: '2026-11-10', today: '2026-11-27' }
const environment = {
  appId: 'plinth',
  searchKey: 'plinth-search',
  indexPrefix: '',
  isHosted: false,
  recommends: false,
  hasServer: false,
}

/** Asks for a text while an index is loaded; searches in other indices than suggestions wait for `release`. */
async function ask(text: string) {
  const loading = createStore('Loading the index, 0.4 MB…')
  const { promise: held, resolve: release } = deferred()
  const answer = await featureProvider()
  network.use(
    http.post('*/1/indexes/*/queries', async ({ request }) => {
      const { requests } = JSON.parse(await request.clone().text())
      if (requests.length > 1) await held
      return answer(request)
    }),
  )
  const { provider, ...client } = createClient(environment, { origin: 'http://localhost' })
  const wrapper = ({ children }: PropsWithChildren) => (
    <ProviderContext value={{ ...provider, loading }}>
      <SearchClientContext value={client}>
        <DaysContext value={days}>{children}</DaysContext>
      </SearchClientContext>
    </ProviderContext>
  )
  const { result } = renderHook(() => usePaletteAnswer(text, true), { wrapper })
  const said = () => {
    const { answered, results = [], isSettled } = result.current
    return { answered, lists: results.map(({ index }) => index), isSettled }
  }
  return { said, loading, release }
}

const all = ['suggestions', 'features', 'compat', 'specs', 'releases']

test('while an index is loaded, suggestions answer alone and are not the whole answer, which follows and stays', async () => {
  const { said, loading, release } = await ask('popov')
  await waitFor(() =>
    expect(said()).toEqual({ answered: 'popov', lists: ['suggestions'], isSettled: false }),
  )
  act(() => loading.set(''))
  expect(said().lists).toEqual(['suggestions'])
  release()
  await waitFor(() => expect(said()).toMatchObject({ answered: 'popov', isSettled: true }))
  expect(said().lists.slice(0, all.length)).toEqual(all)
  await act(async () => loading.set('Loading the index, 1.4 MB…'))
  await waitFor(() => expect(said()).toMatchObject({ isSettled: true }))
  expect(said().lists.slice(0, all.length)).toEqual(all)
})
