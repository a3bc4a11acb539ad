import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

import { withCors } from '#provider/protocol/request/response.ts'
import type { Provider } from '#provision/client.ts'
import { createAdmission } from '#server/http/admission.ts'
import { compressResponse } from '#server/http/compress.ts'
import {
  answerHeaders,
  cachingOf,
  mediaTypeOf,
  pageHeaders,
  revalidate,
} from '#server/http/headers.ts'
import type { HeaderSet } from '#server/http/headers.ts'
import { refuseHost, refuseOrigin } from '#server/http/refusals.ts'
import type { Refusal } from '#server/http/refusals.ts'
import { headMarkup } from '#server/seo/head-markup.ts'
import { notFoundHead } from '#server/seo/heads.ts'
import type { Heads } from '#server/seo/heads.ts'
import type { Lookup } from '#server/seo/lookup.ts'
import { isView } from '#server/seo/views.ts'
import type { ServedViews } from '#server/served/served-views.ts'
import { answerOpenSearch, answerRebased } from '#server/site-files/answers.ts'
import { isDataFile } from '#server/site-files/files.ts'
import { SUGGEST_PATH, answerSuggest } from '#server/suggest/suggest.ts'

import type { Page } from './page.ts'
import type { ReadinessProbe } from './readiness.ts'

type Built = {
  readonly dist: string
  readonly page: Page
  readonly heads: Heads
  /** Writes views into documents; without it they are left to the script. */
  readonly views?: ServedViews
  /** Resolves when the data files are written, or cannot be; requests for them wait until then. Absent: they are there. */
  readonly dataWritten?: Promise<unknown>
  /** The hosted application that the page was built for, if any. */
  readonly appId?: string
  /** The address that the page was built for; without one the site is where it is asked for. */
  readonly siteUrl?: string
}

export type SiteOptions = {
  readonly provider: Provider
  /** Told of each request that the provider never sees, because too many wait for it. */
  readonly onRefused?: () => void
  /** The address listened on; decides which Host headers are accepted. */
  readonly hostname: string
  /** Completes queries in the address bar of a browser; without it there is no such address. */
  readonly lookup?: Lookup
  /** Answers `/ready`; without it there is no such address. */
  readonly readiness?: Pick<ReadinessProbe, 'check'>
  /** The built page; without one only the provider answers (a development server has its own page). */
  readonly built?: Built
}

type Bindings = { Bindings: Partial<HttpBindings> }
export type Site = Hono<Bindings>

const refuse = ({ status, message }: Refusal): Response =>
  Response.json({ message, status }, { status })

/** Where the APIs of the hosted service are: search and events, analytics, tests. No view of the page is there. */
const apiPatterns = ['/1/*', '/2/*', '/3/*']

const isOfApi = (path: string): boolean => /^\/[123](\/|$)/.test(path)

/** What the provider says about its troubles: short, and wanted most when it has some. */
const isOfStatus = (path: string): boolean => /^\/1\/(status|incidents)(\/|$)/.test(path)

const probed = (status: 200 | 503, body: object): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/** A file's address, as opposed to a view's: it has an extension, or stands where the build puts assets. */
const isFile = (path: string): boolean => path.startsWith('/assets/') || /\.[\w-]+$/.test(path)

/** Files of the build that are not for visitors: the document without what the server adds, and other hosts' files. */
const privateFiles = new Set(['/index.html', '/404.html', '/vercel.json'])

/** The build's own notes are private too. */
const isPrivate = (path: string): boolean => path.includes('/.') || privateFiles.has(path)

const noMore = async (): Promise<void> => {}

/** The site's address as the sender of a request sees it, without a slash at the end. */
const siteUrlOf = (request: Request, built?: Built): string =>
  built?.siteUrl ?? new URL(request.url).origin

/**
 * Everything that is answered on the one port: the provider under `/1/`, `/2/` and `/3/`, the page and its files, refusals.
 * The header set is on every answer.
 */
export function createSite(options: SiteOptions): Site {
  const site: Site = new Hono()
  const { hostname, built, lookup, readiness } = options
  const forPages = pageHeaders(built?.appId)
  site.use(async (context, next) => {
    const refusal = refuseHost(context.req.header('host'), hostname)
    if (refusal) context.res = refuse(refusal)
    else await next()
    addHeaders(context.res, isOfApi(context.req.path) ? answerHeaders : forPages)
  })
  site.onError((error) => {
    // The visitor closed the tab in the middle of a request: not an error, and the answer is not read.
    const isGone = 'code' in error && error.code === 'ECONNRESET'
    if (!isGone) console.error(error)
    return Response.json({ message: 'Internal error', status: 500 }, { status: 500 })
  })
  routeProvider(site, options)
  routeProbes(site, readiness)
  if (lookup) routeSearchEngine(site, lookup, built)
  if (built) routePage(site, built)
  return site
}

/** A document has a policy for what it holds. */
function addHeaders(response: Response, headers: HeaderSet): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
}

function routeProvider(site: Site, { provider, onRefused }: SiteOptions): void {
  const admission = createAdmission()
  site.on(['ALL'], apiPatterns, async ({ req: { raw: request, path, method } }) => {
    const refusal = refuseOrigin({ method, path, headers: request.headers })
    if (refusal) return refuse(refusal)
    // Whoever is refused asks why.
    if (isOfStatus(path)) return compressResponse(request, await provider(request))
    const admitted = admission.enter()
    if (!admitted.isAdmitted) {
      onRefused?.()
      return refuseBusy(admitted.retryAfter)
    }
    try {
      return await compressResponse(request, await provider(request))
    } finally {
      admitted.leave()
    }
  })
}

function refuseBusy(seconds: number): Response {
  const message = `Too many requests at the moment, expected the next one in ${seconds} s`
  const response = refuse({ status: 429, message })
  response.headers.set('Retry-After', String(seconds))
  withCors(response.headers)
  return response
}

/** For what watches the process: whether it is there, and whether visitors should be sent to it. Both need no key. */
function routeProbes(site: Site, readiness: SiteOptions['readiness']): void {
  site.get('/health', () => probed(200, { status: 'up' }))
  if (!readiness) return
  site.get('/ready', async () => {
    const found = await readiness.check()
    return probed(found.status === 'ready' ? 200 : 503, found)
  })
}

/** What a browser needs that searches here from its address bar. */
function routeSearchEngine(site: Site, lookup: Lookup, built?: Built): void {
  site.get(SUGGEST_PATH, async ({ req: { raw } }) =>
    compressResponse(raw, await answerSuggest(raw, lookup, siteUrlOf(raw, built))),
  )
  site.get('/opensearch.xml', ({ req: { raw } }) => answerOpenSearch(raw, siteUrlOf(raw, built)))
}

async function answerView(request: Request, built: Built): Promise<Response> {
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

function routePage(site: Site, built: Built): void {
  const { dist, siteUrl, page, dataWritten } = built
  const serveFile = serveStatic<Bindings>({ root: dist, precompressed: true })
  site.on(['GET', 'HEAD'], '*', async (context, next) => {
    const { path, raw } = context.req
    if (isView(path)) return answerView(raw, built)
    if (!isFile(path) || isPrivate(path)) return next()
    if (isDataFile(path)) await dataWritten
    const rebased = siteUrl === undefined ? await answerRebased(raw, dist) : undefined
    if (rebased) return rebased
    const response = await serveFile(context, noMore)
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
    const head = headMarkup(notFoundHead, siteUrlOf(raw, built))
    return page.answer(raw, { status: 404, head })
  })
}
