import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'

import { detailPages, Prefetch } from '#routes/detail/definitions.tsx'
import { Layout } from '#routes/layout/layout.tsx'
import { ViewBoundary } from '#routes/layout/view-boundary.tsx'
import { lists } from '#search/lists/all.ts'
import { ProviderContext, SearchClientContext } from '#search/transport/client-context.ts'
import type { PageClient } from '#search/transport/search-client.ts'

import { listViews } from './list/views.ts'
import { paths } from './paths.ts'

const HomeView = view(async () => (await import('#routes/pages/home.tsx')).HomeView)
const EverythingView = view(
  async () => (await import('#routes/list/everything.tsx')).EverythingView,
)
const SavedView = view(async () => (await import('#routes/saved/saved.tsx')).SavedView)
const StatusView = view(async () => (await import('#routes/status/status.tsx')).StatusView)
const PrivacyView = view(async () => (await import('#routes/pages/privacy.tsx')).PrivacyView)
const ShortcutsView = view(async () => (await import('#routes/pages/shortcuts.tsx')).ShortcutsView)
const AboutView = view(async () => (await import('#routes/pages/about.tsx')).AboutView)
const NotFoundView = view(async () => (await import('#routes/pages/not-found.tsx')).NotFoundView)

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
              <Suspense>
                <Routes>
                  <Route path={paths.home} element={<HomeView />} />
                  <Route path={paths.everything} element={<EverythingView />} />
                  {lists.map(({ id, path }) => {
                    const View = listViews[id]
                    return <Route key={id} path={path} element={<View />} />
                  })}
                  {lists.map(({ id, path }) => {
                    const { View } = detailPages[id]
                    return <Route key={id} path={`${path}/:id`} element={<View />} />
                  })}
                  <Route path={paths.saved} element={<SavedView />} />
                  <Route path={paths.status} element={<StatusView />} />
                  <Route path={paths.privacy} element={<PrivacyView />} />
                  <Route path={paths.shortcuts} element={<ShortcutsView />} />
                  <Route path={paths.about} element={<AboutView />} />
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
