import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch'
import { StaticRouter } from 'react-router-dom'

import { recordPath } from '#catalogue/paths.ts'
import type { Renderer } from '#catalogue/renderer.ts'
import { createStore } from '#lib/store.ts'
import type { DefinedPage } from '#routes/detail/define-detail.tsx'
import { detailQueries, neighbourQueries, writeDetail } from '#routes/detail/write-detail.tsx'
import { Frame } from '#routes/layout/frame.tsx'
import { createServices } from '#routes/layout/services.ts'
import { detailModules, listModules } from '#routes/view-modules.ts'
import type { SearchServices } from '#search/state/search-services.ts'
import { SearchServicesContext } from '#search/state/search-services.ts'
import { createAnswerLog } from '#search/transport/answer-log.ts'
import { ProviderContext, SearchClientContext } from '#search/transport/client-context.ts'
import type { Answered, PageClient } from '#search/transport/search-client.ts'

/**
 * What the server writes into the root element: the view of an address, rendered by the components of the page, so that
 * nothing moves when the page takes its place. A build of its own, which runs in Node: see server/build/served-build.ts.
 */
export async function createRenderer(): Promise<Renderer> {
  const loading = Object.entries(detailModules).map(
    async ([list, load]) => [list, await load()] as const,
  )
  const pages = new Map<string, DefinedPage>(await Promise.all(loading))
  const lists = await Promise.all(
    Object.entries(listModules).map(
      async ([list, load]) => [list, renderList(`/${list}`, await load())] as const,
    ),
  )
  return {
    lists: new Map(lists),
    recordRequests: (list, id) => {
      const page = pages.get(list)
      return page ? detailQueries(page, id).map(({ request }) => request) : []
    },
    neighbourRequests: (list, id, results) => {
      const page = pages.get(list)
      return page ? neighbourQueries(page, id, results).map(({ request }) => request) : []
    },
    renderRecord: (list, id, answers) => {
      const page = pages.get(list)
      const article = page && writeDetail(page, id, answers)
      const search = answers.isChecked === true ? '?targets=' : ''
      return article && render(recordPath(list, id) + search, () => article)
    },
  }
}

/** Components ask for what they show beside the record after they are mounted, which here they never are. */
const never = () => new Promise<never>(() => {})

const client: PageClient = {
  search: never,
  provider: {
    appId: '',
    searchKey: '',
    indexPrefix: '',
    isHosted: true,
    monitoring: '',
    answers: createAnswerLog(),
    answered: createStore<Answered | undefined>(undefined),
    search: never,
    recommend: never,
  },
}

/** The list as it waits for its first answer: what was searched for is left to the page. */
function renderList(href: string, View: ComponentType): string {
  return render(href, ({ router, searchClient }) => (
    <InstantSearchSSRProvider initialResults={{}}>
      <InstantSearch searchClient={searchClient.client} routing={{ router }} insights={false}>
        <View />
      </InstantSearch>
    </InstantSearchSSRProvider>
  ))
}

/** A field set switches off every button and field in it: nothing listens to them yet. Links work. */
function render(href: string, view: (services: SearchServices) => ReactNode): string {
  const adapter = { read: () => href, go: () => {}, visit: () => {} }
  const services = createServices({ client, adapter, Prefetch: () => null })
  return renderToStaticMarkup(
    <SearchClientContext value={client}>
      <ProviderContext value={client.provider}>
        <SearchServicesContext value={services}>
          <StaticRouter location={href}>
            <fieldset disabled role="none" data-served="page">
              <Frame>
                <fieldset disabled role="none" data-served="view">
                  {view(services)}
                </fieldset>
              </Frame>
            </fieldset>
          </StaticRouter>
        </SearchServicesContext>
      </ProviderContext>
    </SearchClientContext>,
  )
}
