import { Suspense } from 'react'
import { BrowserRouter, matchPath, Route, Routes } from 'react-router-dom'

import { lists } from '#search/lists/all.ts'
import { ProviderContext, SearchClientContext } from '#search/transport/client-context.ts'
import type { PageClient } from '#search/transport/search-client.ts'

import { detailPage, Prefetch } from './detail/definitions.tsx'
import { Layout } from './layout/layout.tsx'
import { Served } from './layout/served.tsx'
import { ViewBoundary } from './layout/view-boundary.tsx'
import { lazyView } from './lazy-view.ts'
import { listModules, plainModules } from './view-modules.ts'

const NotFoundView = lazyView(async () => (await import('./pages/not-found.tsx')).NotFoundView)

const views = new Map([
  ...Object.entries(plainModules).map(([path, load]) => [path, lazyView(load)] as const),
  ...lists.map(({ id, path }) => [path, lazyView(listModules[id])] as const),
  ...lists.map(({ id, path }) => [`${path}/:id`, detailPage(id).View] as const),
])

/** Loads the view at an address, so that it renders without suspending. */
export async function preloadView(pathname: string): Promise<void> {
  const [, View = NotFoundView] = [...views].find(([path]) => matchPath(path, pathname)) ?? []
  await View.preload()
}

type AppProps = { readonly client: PageClient }

/** The application: all views in one permanent layout. */
export function App({ client }: AppProps) {
  return (
    <SearchClientContext value={client}>
      <ProviderContext value={client.provider}>
        <BrowserRouter>
          <Layout client={client} Prefetch={Prefetch}>
            <ViewBoundary>
              <Suspense fallback={<Served isPending />}>
                <Routes>
                  {Array.from(views, ([path, View]) => (
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
