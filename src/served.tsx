import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { recordPath } from '#catalogue/paths.ts'
import type { Renderer } from '#catalogue/renderer.ts'
import { createStore } from '#lib/store.ts'
import type { DefinedPage } from '#routes/detail/define-detail.tsx'
import { detailQueries, neighbourQueries, writeDetail } from '#routes/detail/write-detail.tsx'
import { Frame } from '#routes/layout/frame.tsx'
import { createServices } from '#routes/layout/services.ts'
import { detailModules } from '#routes/view-modules.ts'
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
  return {
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
      return article && render(recordPath(list, id), article)
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

/** A field set switches off every button and field in it: nothing listens to them yet. Links work. */
function render(href: string, view: ReactNode): string {
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
                  {view}
                </fieldset>
              </Frame>
            </fieldset>
          </StaticRouter>
        </SearchServicesContext>
      </ProviderContext>
    </SearchClientContext>,
  )
}
