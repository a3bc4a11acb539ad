import { Fragment, type ReactNode, Suspense, useState } from 'react'
import { matchPath, Route, Routes, useLocation } from 'react-router-dom'

import { firstAddress, type FirstAnswers } from '#contracts/first-answers.ts'
import { viewNames, views } from '#contracts/views.ts'
import { lists } from '#search/lists/all.ts'
import { lazyView } from '#search/state/lazy-view.ts'
import { LazyTable } from '#search/table/lazy-table.ts'
import {
  FirstAnswersContext,
  ProviderContext,
  SearchClientContext,
} from '#search/transport/client-context.ts'
import type { PageClient } from '#search/transport/search-client.ts'

import { detailPage, Prefetch } from './detail/definitions.tsx'
import { Layout } from './layout/layout.tsx'
import { ViewBoundary } from './layout/view-boundary.tsx'
import { preloadTextParts, preloadTools } from './list/lazy-tools.ts'
import { hasTable, hasQueryText, listModules, loadView, plainModules } from './view-modules.ts'

const NotFoundView = lazyView(async () => (await import('./pages/not-found.tsx')).NotFoundView)

const viewsByPath = new Map([
  ...viewNames.map((name) => [views[name].path, lazyView(plainModules[name])] as const),
  ...lists.map(({ id, path }) => [path, lazyView(listModules[id])] as const),
  ...lists.map(({ id, path }) => [`${path}/:id`, detailPage(id).View] as const),
])

/**
 * Loads the view at an address, so that it renders without suspending: React cannot hydrate a part
 * whose code is missing, and removes its markup with the first update.
 *
 * @param search the query string
 */
export async function preloadView(pathname: string, search = ''): Promise<void> {
  await Promise.all([
    viewAt(pathname).preload(),
    loadView(pathname, search),
    isList(pathname) && preloadTools(),
    isList(pathname) && hasQueryText(search) && preloadTextParts(),
    hasTable(search) && LazyTable.preload(),
  ])
}

const isList = (pathname: string): boolean => lists.some(({ path }) => path === pathname)

function viewAt(pathname: string) {
  const [, View = NotFoundView] = [...viewsByPath].find(([path]) => matchPath(path, pathname)) ?? []
  return View
}

type AppProps = {
  readonly client: PageClient
  /** What the first view is rendered with. */
  readonly first?: FirstAnswers | undefined
}

/** The application: all views in one permanent layout. Render it inside a router. */
export function App({ client, first }: AppProps) {
  const { pathname, search } = useLocation()
  const isOpening =
    first !== undefined && firstAddress(first.href) === firstAddress(pathname + search)
  // Content files are the same at every address.
  const [files] = useState(() => first && { ...first, initialResults: {}, searches: [] })
  return (
    <SearchClientContext value={client}>
      <ProviderContext value={client.provider}>
        <FirstAnswersContext value={isOpening ? first : files}>
          <Layout client={client} first={first} Prefetch={Prefetch}>
            <ViewBoundary>
              <UnlessLoaded>
                <Routes>
                  {Array.from(viewsByPath, ([path, View]) => (
                    <Route key={path} path={path} element={<View />} />
                  ))}
                  <Route path="*" element={<NotFoundView />} />
                </Routes>
              </UnlessLoaded>
            </ViewBoundary>
          </Layout>
        </FirstAnswersContext>
      </ProviderContext>
    </SearchClientContext>
  )
}

/**
 * Suspends while the first view loads. A view that is loaded gets no boundary: React hydrates a
 * boundary after everything around it, but the library needs a list and its InstantSearch in one
 * commit. Later views suspend in transitions, which show the old view.
 */
function UnlessLoaded({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const [Boundary] = useState(() => (viewAt(pathname).isLoaded() ? Fragment : Suspense))
  return <Boundary>{children}</Boundary>
}
