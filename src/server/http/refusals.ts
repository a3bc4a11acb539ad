export type Refusal = { readonly status: 403 | 429; readonly message: string }

const loopback = /^(localhost|[\w-]+(\.[\w-]+)*\.localhost|127\.0\.0\.1|\[::1\])$/i

/** Whether a host names this machine, with or without a port: `127.0.0.1:4173`, `[::1]`. */
export const isLoopbackHost = (host: string): boolean =>
  loopback.test(host.replace(/:\d{1,5}$/, ''))

/**
 * Refuses Host headers that do not name this machine: with DNS rebinding, a foreign page would
 * count as same-origin, but its browser still sends the foreign name.
 * @param listening any other address than loopback serves a network, where hosts are not known
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

export type Sender = { readonly method: string; readonly path: string; readonly headers: Headers }

/**
 * Pages of other sites may search and send events, as with the hosted provider. Everything else is
 * refused before any key is checked.
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
