import { act, render, waitFor } from '@testing-library/react'
import { http } from 'msw'
import type { PropsWithChildren } from 'react'
import { beforeAll, expect, test } from 'vitest'

import { createClient } from '#client.ts'
import { createStore } from '#lib/store.ts'
import { createServices, RouterAdapter } from '#routes/layout/services.ts'
import { FederatedSearch } from '#search/federated/federated-search.tsx'
import { type PaletteAsked, usePaletteAnswer } from '#search/palette/use-palette.ts'
import { DaysContext } from '#search/state/days.ts'
import { SearchServicesContext } from '#search/state/search-services.ts'
import { ProviderContext, SearchClientContext } from '#search/transport/client-context.ts'
import { deferred } from '#tests/support/deferred.ts'
import { network } from '#tests/support/network.ts'
import { fillPalette } from '#tests/support/palette-provider.ts'
import { featureProvider } from '#tests/support/search-provider.ts'

beforeAll(async () => {
  await featureProvider()
  await fillPalette()
})

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
  const provide = await featureProvider()
  network.use(
    http.post('*/1/indexes/*/queries', async ({ request }) => {
      const { requests } = JSON.parse(await request.clone().text())
      if (requests.length > 1) await held
      return provide(request)
    }),
  )
  const { provider, ...client } = createClient(environment, { origin: 'http://localhost' })
  const services = createServices({
    day: '2026-11-27',
    client,
    adapter: new RouterAdapter('/about'),
    Prefetch: () => null,
  })
  const wrapper = ({ children }: PropsWithChildren) => (
    <ProviderContext value={{ ...provider, loading }}>
      <SearchClientContext value={client}>
        <SearchServicesContext value={services.search}>
          <DaysContext value={services.days}>{children}</DaysContext>
        </SearchServicesContext>
      </SearchClientContext>
    </ProviderContext>
  )
  const shown: PaletteAsked[] = []
  function Asking() {
    const asked = usePaletteAnswer(text, true)
    shown.push(asked)
    return <FederatedSearch {...asked.search} />
  }
  render(<Asking />, { wrapper })
  const said = () => {
    const { answer, isSettled } = shown.at(-1)!
    const lists = answer?.sections.map(({ list }) => list.id)
    return { answered: answer?.q, lists, isSettled }
  }
  return { said, loading, release }
}

test('while an index is loaded, suggestions answer alone and are not the whole answer, which follows and stays', async () => {
  const { said, loading, release } = await ask('popov')
  await waitFor(() => expect(said()).toEqual({ answered: 'popov', lists: [], isSettled: false }))
  act(() => loading.set(''))
  expect(said()).toMatchObject({ answered: 'popov', lists: [] })
  release()
  await waitFor(() => expect(said()).toMatchObject({ answered: 'popov', isSettled: true }))
  expect(said().lists).toContain('features')
  await act(async () => loading.set('Loading the index, 1.4 MB…'))
  await waitFor(() => expect(said()).toMatchObject({ isSettled: true }))
  expect(said().lists).toContain('features')
})
