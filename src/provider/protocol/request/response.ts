/** Creates a JSON response that pages of any origin may read. 204 has no body. */
export function reply(status: number, body: unknown): Response {
  if (status === 204) return new Response(null, { status, headers: withCors(new Headers()) })
  const headers = withCors(new Headers({ 'content-type': 'application/json; charset=UTF-8' }))
  return new Response(JSON.stringify(body), { status, headers })
}

const ALLOWED =
  'content-type, x-algolia-application-id, x-algolia-api-key, x-algolia-agent, x-algolia-usertoken, request-id, authorization'

/** Access depends on the key, not on the origin. */
const ALWAYS: readonly (readonly [string, string])[] = [
  ['Access-Control-Allow-Origin', '*'],
  [
    'Access-Control-Expose-Headers',
    'Correlation-ID, Retry-After, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset',
  ],
]

/** Adds the headers that let pages of any origin read a response. */
export function withCors(headers: Headers): Headers {
  for (const [name, value] of ALWAYS) headers.set(name, value)
  return headers
}

export function answerPreflight(request: Request): Response {
  const headers = withCors(new Headers())
  headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE, OPTIONS')
  headers.set(
    'Access-Control-Allow-Headers',
    request.headers.get('access-control-request-headers') ?? ALLOWED,
  )
  headers.set('Access-Control-Max-Age', '86400')
  headers.set('Access-Control-Allow-Private-Network', 'true')
  return new Response(null, { status: 204, headers })
}
