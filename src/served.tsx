import { liteClient } from 'algoliasearch/lite'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getServerState, InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch'
import { StaticRouter } from 'react-router-dom'
import { content } from 'virtual:content'

import { listNames } from './catalogue/index.ts'
import { listPath, recordPath, viewPaths } from './contracts/paths.ts'
import type { AskedProvider, Renderer } from './contracts/renderer.ts'
import { createStore } from './lib/store.ts'
import type { DefinedPage } from './routes/detail/define-detail.tsx'
import { detailQueries, neighbourQueries, writeDetail } from './routes/detail/write-detail.tsx'
import { Frame } from './routes/layout/frame.tsx'
import { ServicesProvider } from './routes/layout/services-provider.tsx'
import type { PageServices } from './routes/layout/services.ts'
import { createServices } from './routes/layout/services.ts'
import { EverythingPage } from './routes/list/everything.tsx'
import { AboutView } from './routes/pages/about.tsx'
import type { HomeFeature } from './routes/pages/home-requests.ts'
import { homeRequests } from './routes/pages/home-requests.ts'
import { HomePage } from './routes/pages/home.tsx'
import { today } from './routes/today.ts'
import type { UpcomingFeature } from './routes/upcoming/upcoming-data.ts'
import { upcomingRequest } from './routes/upcoming/upcoming-data.ts'
import { UpcomingPage } from './routes/upcoming/upcoming.tsx'
import { detailModules, listModules } from './routes/view-modules.ts'
import { parseSearchHref } from './search/address/search-state.ts'
import { askEverything } from './search/everything/ask-everything.ts'
import { firstSearch } from './search/requests/first-search.ts'
import { platformAttributes } from './search/requests/list-attributes.ts'
import { readMarkedTexts } from './search/state/marked-texts.ts'
import { createAnswerLog } from './search/transport/answer-log.ts'
import { ProviderContext, SearchClientContext } from './search/transport/client-context.ts'
import type { Answered, PageClient, SearchClient } from './search/transport/search-client.ts'
import { normalizeQueries } from './search/transport/search-client.ts'
import { multiSearch } from './search/transport/use-multi-search.ts'

/**
 * Creates the renderer of the server's markup: the view of an address, rendered by the components
 * of the page, so that nothing moves when the page replaces it. A separate build for Node: see
 * server/build/served-build.ts.
 */
export async function createRenderer(): Promise<Renderer> {
  const loading = Object.entries(detailModules).map(
    async ([list, load]) => [list, await load()] as const,
  )
  const pages = new Map<string, DefinedPage>(await Promise.all(loading))
  const views = new Map<string, ComponentType>(
    await Promise.all(
      listNames.map(async (list) => [listPath(list), await listModules[list]()] as const),
    ),
  )
  return {
    waitingLists: new Map(
      Array.from(views, ([path, View]) => [path, markupOf(listElement(View, { href: path }))]),
    ),
    renderView: async (path, queryString, provider) => {
      const View = views.get(path)
      const href = path + queryString
      if (View === undefined) return writers.get(path)?.(queryString, provider)
      return firstSearch(href) && writeList(View, href, provider)
    },
    recordRequests: (list, id) => {
      const page = pages.get(list)
      return page ? detailQueries(page, id).map(({ request }) => request) : []
    },
    neighbourRequests: (list, id, results) => {
      const page = pages.get(list)
      return page ? neighbourQueries(page, id, results).map(({ request }) => request) : []
    },
    recordFiles: (list, id) => {
      const files = pages.get(list)?.visit((definition) => definition.files?.(id)) ?? []
      return files.flatMap(({ url }) => url ?? [])
    },
    renderRecord: (list, id, answers) => {
      const page = pages.get(list)
      const article = page && writeDetail(page, id, answers)
      const search = answers.isChecked === true ? '?targets=' : ''
      return article && markupOf(pageElement(recordPath(list, id) + search, () => article))
    },
  }
}

/** Only mounted components send requests, and nothing mounts here. */
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

async function writeList(View: ComponentType, href: string, provider: AskedProvider) {
  const options = { href, search: searchWith(provider) }
  const { initialResults } = await getServerState(listElement(View, options), {
    renderToString: renderToStaticMarkup,
  })
  return markupOf(listElement(View, { ...options, initialResults }))
}

type WriteView = (queryString: string, provider: AskedProvider) => Promise<string>

/** Views other than lists. The rest show what the browser stores, or are built from files. */
const writers: ReadonlyMap<string, WriteView> = new Map([
  [viewPaths.home, writeHome],
  [viewPaths.everything, writeEverything],
  [viewPaths.upcoming, writeUpcoming],
  [viewPaths.about, async () => markupOf(pageElement(viewPaths.about, () => <AboutView />))],
])

async function writeHome(_: string, provider: AskedProvider): Promise<string> {
  const requests = homeRequests(content.summary, today())
  const results = await multiSearch<HomeFeature>({ search: searchWith(provider) }, requests)
  const page = <HomePage state={{ status: 'results', results }} />
  return markupOf(pageElement(viewPaths.home, () => page, 'answer'))
}

async function writeUpcoming(queryString: string, provider: AskedProvider): Promise<string> {
  const asked = { search: searchWith(provider) }
  const results = await multiSearch<UpcomingFeature>(asked, [upcomingRequest])
  const page = <UpcomingPage state={{ status: 'results', results }} />
  return markupOf(pageElement(viewPaths.upcoming + queryString, () => page, 'answer'))
}

/** The search of all lists, with its answer if there is a query. */
async function writeEverything(queryString: string, provider: AskedProvider): Promise<string> {
  const href = viewPaths.everything + queryString
  const q = parseSearchHref(href)?.state.q ?? ''
  const extra = platformAttributes(queryString).join()
  const options = { extra, today: today(), client: { search: searchWith(provider) } }
  const answer = (q.trim() !== '' && (await askEverything(q, options))) || null
  return markupOf(pageElement(href, () => <EverythingPage q={q} answer={answer} />, 'answer'))
}

/**
 * Removes style attributes, such as the heights of bars, which the page's content security policy
 * forbids in markup. Disables all buttons and fields, which have no listeners yet, except the
 * search box, where Enter opens the results. Escaped text cannot match either pattern, since both
 * need quotes or angle brackets.
 */
function markupOf(page: ReactElement): string {
  return renderToStaticMarkup(page)
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/<(?:button|input|select|textarea)(?![^>]* role="combobox")/g, '$& disabled=""')
}

/** Rendering a document must not count as a visitor's search. */
const uncounted = { analytics: false, clickAnalytics: false }

/** The official client with queries and hits treated as in `client.ts`. */
function searchWith({ indexPrefix, search }: AskedProvider): SearchClient['search'] {
  const raw = liteClient('plinth', 'plinth', {
    hosts: [{ url: 'provider', accept: 'readWrite', protocol: 'https' }],
    requester: {
      send: async ({ data = '' }) => ({
        status: 200,
        content: await search(String(data)),
        isTimedOut: false,
      }),
    },
  })
  return async (params) => {
    const answer = await raw.search<never>(normalizeQueries(params, indexPrefix, uncounted))
    readMarkedTexts(answer)
    return answer
  }
}

type ServerState = Awaited<ReturnType<typeof getServerState>>

type ListOptions = {
  readonly href: string
  readonly search?: SearchClient['search']
  /** Absent: the list waits for its first answer. */
  readonly initialResults?: ServerState['initialResults']
}

function listElement(
  View: ComponentType,
  { href, search = never, initialResults }: ListOptions,
): ReactElement {
  const view = ({ search: { router } }: PageServices) => (
    <InstantSearchSSRProvider initialResults={initialResults ?? {}}>
      <InstantSearch searchClient={{ search }} routing={{ router }} insights={false}>
        <View />
      </InstantSearch>
    </InstantSearchSSRProvider>
  )
  return pageElement(href, view, initialResults ? 'answer' : 'list')
}

type WrittenKind = 'list' | 'answer' | 'view'

/** The view in the frame of the page; the page replaces both by their marks. */
function pageElement(
  href: string,
  view: (services: PageServices) => ReactNode,
  kind: WrittenKind = 'view',
): ReactElement {
  const adapter = { read: () => href, go: () => {}, visit: () => {} }
  const services = createServices({ client, adapter, Prefetch: () => null })
  return (
    <SearchClientContext value={client}>
      <ProviderContext value={client.provider}>
        <ServicesProvider services={services}>
          <StaticRouter location={href}>
            <div data-served="page">
              <Frame>
                <div data-served={kind}>{view(services)}</div>
              </Frame>
            </div>
          </StaticRouter>
        </ServicesProvider>
      </ProviderContext>
    </SearchClientContext>
  )
}
