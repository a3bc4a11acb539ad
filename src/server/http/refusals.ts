import { findRoute, refuseUnknownPath } from '#provider/router.ts'

export type Refusal = { readonly status: 403 | 429; readonly message: string }

const loopback = /^(localhost|[\w-]+(\.[\w-]+)*\.localhost|127\.0\.0\.1|\[::1\])$/i

/** Whether a host names this machine, with or without a port: `127.0.0.1:4173`, `[::1]`. */
export const isLoopbackHost = (host: string): boolean =>
  loopback.test(host.replace(/:\d{1,5}$/, ''))

const bracketed = (address: string): string => (address.includes(':') ? `[${address}]` : address)

/** The host that a request names: in its header, and in its address, which a target may contain. */
export type NamedHost = { readonly host: string | undefined; readonly url: string }

/** An absolute target (`GET http://host/ HTTP/1.1`) replaces the host of the header: RFC 9112, 3.2.2. */
function isNamedTwice({ host, url }: NamedHost, listening: string): boolean {
  const origin = `http://${host ?? bracketed(listening)}`
  return !URL.canParse(origin) || new URL(origin).origin !== new URL(url).origin
}

/**
 * Refuses Host headers that do not name this machine: with DNS rebinding, a foreign page would
 * count as same-origin, but its browser still sends the foreign name. Also refuses targets that
 * name another origin than the header: it would appear in documents and feeds.
 * @param listening any other address than loopback serves a network, where hosts are not known
 */
export function refuseHost(named: NamedHost, listening: string): Refusal | undefined {
  const { host } = named
  const isOpened = !isLoopbackHost(bracketed(listening))
  if (!isOpened && (host === undefined || !isLoopbackHost(host))) {
    return { status: 403, message: 'This server answers to localhost and 127.0.0.1 only' }
  }
  if (!isNamedTwice(named, listening)) return undefined
  return { status: 403, message: 'The target and the Host header must name the same host' }
}

const publicRoutes: readonly (readonly [method: string, path: RegExp])[] = [
  ['POST', /^\/1\/indexes\/(\*|%2A)\/(queries|objects|recommendations)$/i],
  ['POST', /^\/1\/indexes\/[^/]+\/query$/],
  ['POST', /^\/1\/indexes\/[^/]+\/facets\/[^/]+\/query$/],
  ['GET', /^\/1\/indexes\/[^/]+(\/[^/]+)?$/],
  ['POST', /^\/1\/events$/],
  ['GET', /^\/1\/(status|incidents)$/],
  // Only the page that made a token knows it.
  ['DELETE', /^\/1\/usertokens\/[^/]+$/],
]

/** The host of an origin; none of `null` and of files. */
const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '')

/**
 * Whether the provider refuses a path by the name of the service that it lacks. Nothing is read or written there, and a page
 * that may not read the refusal would show a network error.
 */
function isMissing(method: string, path: string): boolean {
  try {
    return refuseUnknownPath(path).status !== 404 && findRoute(method, path) === undefined
  } catch {
    // A part of the path is not percent-encoded UTF-8.
    return false
  }
}

export type Sender = { readonly method: string; readonly path: string; readonly headers: Headers }

/**
 * Pages of other sites may do what a page does that was built for this provider. Everything else is
 * refused before any key is checked.
 */
export function refuseOrigin({ method, path, headers }: Sender): Refusal | undefined {
  const asked =
    method === 'OPTIONS' ? (headers.get('access-control-request-method') ?? method) : method
  if (publicRoutes.some(([verb, pattern]) => verb === asked && pattern.test(path))) return undefined
  if (isMissing(asked, path)) return undefined
  const origin = headers.get('origin')
  const isCrossSite = headers.get('sec-fetch-site') === 'cross-site'
  const from = origin === null ? null : hostOf(origin)
  const isAllowed = from === null || from === headers.get('host') || isLoopbackHost(from)
  if (!isCrossSite && isAllowed) return undefined
  return {
    status: 403,
    message: 'Pages of another site may only search, ask for recommendations and send events here',
  }
}
