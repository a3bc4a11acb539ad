import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

import { views } from '#contracts/views.ts'
import { keptPaths } from '#offline/contract/kept-site.ts'
import { sharedCode } from '#offline/contract/shared-code.ts'
import type { Origin } from '#provider/provider.ts'
import type { FirstViews } from '#server/first-view/first-views.ts'
import { followAddress } from '#server/follow/address.ts'
import type { Follow } from '#server/follow/follow.ts'
import { compressResponse } from '#server/http/compress.ts'
import { createEventLimit, isEventsPath } from '#server/http/event-limit.ts'
import { createGate, type Gate, refuseBusy } from '#server/http/gate.ts'
import {
  answerHeaders,
  cachingOf,
  type HeaderSet,
  mediaTypeOf,
  pageHeaders,
  revalidate,
} from '#server/http/headers.ts'
import { dropRange } from '#server/http/ranges.ts'
import { type Refusal, refuseHost, refuseOrigin } from '#server/http/refusals.ts'
import { senderAddress } from '#server/http/sender-address.ts'
import { machineAddress } from '#server/records/address.ts'
import type { Machines } from '#server/records/machines.ts'
import { preflightReply } from '#server/records/replies.ts'
import { headMarkup } from '#server/seo/head-markup.ts'
import { type Heads, missingHead } from '#server/seo/heads.ts'
import type { SiteLookup } from '#server/seo/lookup.ts'
import { isView } from '#server/seo/views.ts'
import { answerOpenSearch, answerSiteFile } from '#server/site-files/answers.ts'
import { isDataFile } from '#server/site-files/files.ts'
import { SUGGEST_PATH, answerSuggest } from '#server/suggest/suggest.ts'

import type { Page } from './page.ts'
import type { ReadinessProbe } from './readiness.ts'

export type BuiltSite = {
  readonly dist: string
  readonly page: Page
  readonly heads: Heads
  /** Answers programs: records, badges and their descriptions. */
  readonly machines?: Machines
  /** Answers feed readers: feeds and calendars of lists, records and sets. */
  readonly follow?: Follow
  /** Renders views into documents; without it, the script renders them. */
  readonly views?: FirstViews
  /** Requests for data files wait until this settles. Absent if they exist. */
  readonly dataWritten?: Promise<unknown>
  /** What the page requests besides its own origin. */
  readonly origins?: readonly string[]
  /** The configured address; by default, the origin of the request. */
  readonly siteUrl?: string
}

export type SiteOptions = {
  readonly provider: (request: Request, origin?: Origin) => Promise<Response>
  /** Called for each request that is refused because too many are waiting. */
  readonly onRefused?: () => void
  /** The address listened on; decides which Host headers are accepted. */
  readonly hostname: string
  /** Completes queries in the browser's address bar, if present. */
  readonly lookup?: SiteLookup
  /** Serves `/ready`, if present. */
  readonly readiness?: Pick<ReadinessProbe, 'check'>
  /** Without it, only the provider is served: a development server has its own page. */
  readonly built?: BuiltSite
}

type Bindings = { Bindings: Partial<HttpBindings> }
export type Site = Hono<Bindings>

const refuse = ({ status, message }: Refusal): Response =>
  Response.json({ message, status }, { status })

/** The paths of the hosted service's APIs. No view of the page is there. */
const apiPatterns = ['/1/*', '/2/*', '/3/*', '/agent-studio/*', '/api/1/*']

const isOfApi = (path: string): boolean => /^\/([123]|agent-studio|api\/1)(\/|$)/.test(path)

/** The provider's status is short, and most needed when it is overloaded. */
const isOfStatus = (path: string): boolean => /^\/1\/(status|incidents)\/?$/.test(path)

const probed = (status: 200 | 503, body: object): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

const isFile = (path: string): boolean => path.startsWith('/assets/') || /\.[\w-]+$/.test(path)

/** The plain document and configuration of other hosts. */
const privateFiles = new Set(['/index.html', '/404.html', '/vercel.json'])

/** The document and the list of files of devices that keep the site. */
const [shellPath, versionPath] = [`/${keptPaths.shell}`, `/${keptPaths.version}`]

/** The page sets the head for its address. */
const shellHead = headMarkup({ ...views.home.head, canonical: null, feeds: [] }, undefined)

/** The build's own files begin with a dot. */
const isPrivate = (path: string): boolean => path.includes('/.') || privateFiles.has(path)

const noMore = async (): Promise<void> => {}

const siteUrlOf = (request: Request, built?: BuiltSite): string =>
  built?.siteUrl ?? new URL(request.url).origin

/** Serves the provider under `/1/`, `/2/`, `/3/`, `/agent-studio/` and `/api/1/`, and the page and its files. */
export function createSite(options: SiteOptions): Site {
  const site: Site = new Hono()
  const { hostname, built, lookup, readiness } = options
  const forPages = pageHeaders(built?.origins)
  site.use(async (context, next) => {
    const { url, raw } = context.req
    const refusal = refuseHost({ host: context.req.header('host'), url }, hostname)
    dropRange(raw.headers)
    if (refusal) context.res = refuse(refusal)
    else await next()
    addHeaders(context.res, isOfApi(context.req.path) ? answerHeaders : forPages)
  })
  site.onError((error) => {
    // The visitor disconnected during a request: not an error, and nobody reads the response.
    const isGone = 'code' in error && error.code === 'ECONNRESET'
    if (!isGone) console.error(error)
    return Response.json({ message: 'Internal error', status: 500 }, { status: 500 })
  })
  const gate = createGate(options.onRefused)
  routeProvider(site, options, gate)
  routeProbes(site, readiness)
  if (lookup) routeSearchEngine(site, lookup, built)
  if (built) routeFollowed(site, built, gate)
  if (built) routeMachines(site, built, gate)
  if (built) routePage(site, built)
  return site
}

function addHeaders(response: Response, headers: HeaderSet): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
}

function routeProvider(site: Site, { provider }: SiteOptions, gate: Gate): void {
  const eventLimit = createEventLimit()
  site.on(['ALL'], apiPatterns, async ({ env, req: { raw: request, path, method } }) => {
    const refusal = refuseOrigin({ method, path, headers: request.headers })
    if (refusal) return refuse(refusal)
    // Refused clients query the status, so it is never refused.
    if (isOfStatus(path)) return compressResponse(request, await provider(request))
    const address = senderAddress(env, request.headers)
    const wait = method === 'POST' && isEventsPath(path) ? eventLimit.enter(address) : 0
    if (wait > 0) return refuseBusy(wait)
    return gate(address, async () =>
      compressResponse(request, await provider(request, { address })),
    )
  })
}

/** Probes for process monitors and load balancers; neither needs a key. */
function routeProbes(site: Site, readiness: SiteOptions['readiness']): void {
  site.get('/health', () => probed(200, { status: 'up' }))
  if (!readiness) return
  site.get('/ready', async () => {
    const found = await readiness.check()
    return probed(found.status === 'ready' ? 200 : 503, found)
  })
}

/** Routes for searching from the browser's address bar. */
function routeSearchEngine(site: Site, lookup: SiteLookup, built?: BuiltSite): void {
  site.get(SUGGEST_PATH, async ({ req: { raw } }) =>
    compressResponse(raw, await answerSuggest(raw, lookup, siteUrlOf(raw, built))),
  )
  site.get('/opensearch.xml', ({ req: { raw } }) => answerOpenSearch(raw, siteUrlOf(raw, built)))
}

/** Routes of feed readers. */
function routeFollowed(site: Site, built: BuiltSite, gate: Gate): void {
  const { follow } = built
  if (follow === undefined) return
  site.on(['GET', 'HEAD', 'OPTIONS'], '*', async ({ env, req: { method, raw } }, next) => {
    const address = followAddress(new URL(raw.url))
    if (address === undefined) return next()
    if (method === 'OPTIONS') return preflightReply()
    return gate(senderAddress(env, raw.headers), async () =>
      compressResponse(raw, await follow(raw, address, siteUrlOf(raw, built))),
    )
  })
}

/** Routes of programs. Those of pages follow: the key of an entry can end like a file. */
function routeMachines(site: Site, built: BuiltSite, gate: Gate): void {
  const { machines } = built
  if (machines === undefined) return
  site.on(['GET', 'HEAD', 'OPTIONS'], '*', async ({ env, req: { path, method, raw } }, next) => {
    const address = machineAddress(path)
    if (address === undefined) return next()
    if (method === 'OPTIONS') return preflightReply()
    const response = await gate(senderAddress(env, raw.headers), async () => {
      const answer = await machines(raw, address, siteUrlOf(raw, built))
      return answer && compressResponse(raw, answer)
    })
    return response ?? next()
  })
}

async function answerView(request: Request, built: BuiltSite): Promise<Response> {
  const url = new URL(request.url)
  const found = await built.heads(url)
  if ('movedTo' in found) {
    const headers = { Location: found.movedTo, 'Cache-Control': revalidate }
    return new Response(null, { status: 301, headers })
  }
  const head = headMarkup(found.head, siteUrlOf(request, built))
  if (found.status === 404) return built.page.answer(request, { status: 404, head })
  return built.page.answer(request, { status: 200, head, view: await built.views?.(url) })
}

/** Answers code that another app shares where no service worker takes it: it is not read, and the view says why. */
const refuseShared = (): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: `${views.check.path}?${sharedCode.param}`, 'Cache-Control': 'no-store' },
  })

function routePage(site: Site, built: BuiltSite): void {
  const { dist, siteUrl, page, dataWritten } = built
  site.post(views.check.path, refuseShared)
  const serveFile = serveStatic<Bindings>({ root: dist, precompressed: true })
  site.on(['GET', 'HEAD'], '*', async (context, next) => {
    const { path, raw } = context.req
    if (isView(path)) return answerView(raw, built)
    if (path === shellPath) return page.answer(raw, { status: 200, head: shellHead })
    if (!isFile(path) || isPrivate(path)) return next()
    if (isDataFile(path)) await dataWritten
    const ofSite = await answerSiteFile(raw, { dist, siteUrl })
    if (ofSite) return ofSite
    const response = await serveFile(context, noMore)
    // A device that keeps the site must not take a file that is being written for one that is gone.
    if (!response && path === versionPath)
      return probed(503, { message: 'The version is being written.' })
    if (!response) return next()
    response.headers.set('Cache-Control', cachingOf(path))
    const type = mediaTypeOf(path)
    if (type !== undefined) response.headers.set('Content-Type', type)
    return response
  })
  site.notFound(({ req: { path, method, raw }, text }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return text('Method not allowed\n', 405, { Allow: 'GET, HEAD' })
    }
    if (isFile(path)) return text('Not found\n', 404)
    const head = headMarkup(missingHead, siteUrlOf(raw, built))
    return page.answer(raw, { status: 404, head })
  })
}
