/** What is wrong with where a request comes from, and the answer's status. */
export type Refusal = { readonly status: 403 | 429; readonly message: string }

const loopback = /^(localhost|[\w-]+(\.[\w-]+)*\.localhost|127\.0\.0\.1|\[::1\])$/i

/** True for the names of this machine, with or without a port: `localhost`, `127.0.0.1:4173`, `[::1]`. */
export const isLoopbackHost = (host: string): boolean =>
  loopback.test(host.replace(/:\d{1,5}$/, ''))

/**
 * Refuses a Host header that is not a name of this machine. A page elsewhere can have its own name point
 * here (DNS rebinding) and would then count as same origin; the browser still sends its name.
 *
 * @param listening the address listened on. Any other than loopback serves a network, where the names of this machine are
 * not known.
 */
export function refuseHost(host: string | undefined, listening: string): Refusal | undefined {
  const isOpened = !isLoopbackHost(listening.includes(':') ? `[${listening}]` : listening)
  if (isOpened || (host !== undefined && isLoopbackHost(host))) return undefined
  return { status: 403, message: 'This server answers to localhost and 127.0.0.1 only' }
}

const publicRoutes: readonly (readonly [method: string, path: RegExp])[] = [
  ['POST', /^\/1\/indexes\/(\*|%2A)\/(queries|objects|recommendations)$/i],
  ['POST', /^\/1\/indexes\/[^/]+\/query$/],
  ['POST', /^\/1\/indexes\/[^/]+\/facets\/[^/]+\/query$/],
  ['GET', /^\/1\/indexes\/[^/]+(\/[^/]+)?$/],
  ['POST', /^\/1\/events$/],
]

function isForeign(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return true
  const url = new URL(origin)
  return url.host !== host && !isLoopbackHost(url.host)
}

/** A request as far as its origin is judged. */
export type Sender = { readonly method: string; readonly path: string; readonly headers: Headers }

/**
 * Pages of other sites may search, ask for recommendations and say what was clicked, as they may with the hosted provider; everything that writes, or shows
 * more than a search does, is refused to them before any key is looked at.
 */
export function refuseOrigin({ method, path, headers }: Sender): Refusal | undefined {
  const asked =
    method === 'OPTIONS' ? (headers.get('access-control-request-method') ?? method) : method
  if (publicRoutes.some(([verb, pattern]) => verb === asked && pattern.test(path))) return undefined
  const origin = headers.get('origin')
  const isCrossSite = headers.get('sec-fetch-site') === 'cross-site'
  const isAllowed = origin === null || !isForeign(origin, headers.get('host') ?? '')
  if (!isCrossSite && isAllowed) return undefined
  return {
    status: 403,
    message: 'Pages of another site may only search, ask for recommendations and send events here',
  }
}
