import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'

import { detailPage, Prefetch } from '#routes/detail/definitions.tsx'
import { Layout } from '#routes/layout/layout.tsx'
import { Served } from '#routes/layout/served.tsx'
import { ViewBoundary } from '#routes/layout/view-boundary.tsx'
import { lists } from '#search/lists/all.ts'
import { ProviderContext, SearchClientContext } from '#search/transport/client-context.ts'
import type { PageClient } from '#search/transport/search-client.ts'

import { listModules, plainModules } from './view-modules.ts'

const NotFoundView = view(async () => (await import('#routes/pages/not-found.tsx')).NotFoundView)

const plainViews = Object.entries(plainModules).map(([path, load]) => [path, view(load)] as const)
const listViews = lists.map(({ id, path }) => [path, view(listModules[id])] as const)
const detailViews = lists.map(({ id, path }) => [`${path}/:id`, detailPage(id).View] as const)

/** A view in a chunk of its own. */
function view(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}

type AppProps = { readonly client: PageClient }

/** The page: every view in one permanent layout. */
export function App({ client }: AppProps) {
  return (
    <SearchClientContext value={client}>
      <ProviderContext value={client.provider}>
        <BrowserRouter>
          <Layout client={client} Prefetch={Prefetch}>
            <ViewBoundary>
              <Suspense fallback={<Served isPending />}>
                <Routes>
                  {[...plainViews, ...listViews, ...detailViews].map(([path, View]) => (
                    <Route key={path} path={path} element={<View />} />
                  ))}
                  <Route path="*" element={<NotFoundView />} />
                </Routes>
              </Suspense>
            </ViewBoundary>
          </Layout>
        </BrowserRouter>
      </ProviderContext>
    </SearchClientContext>
  )
}
