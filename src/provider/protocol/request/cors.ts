const ALLOWED =
  'content-type, x-algolia-application-id, x-algolia-api-key, x-algolia-agent, x-algolia-usertoken, request-id, authorization'

/** Headers that let pages of any origin read the answers: access depends on the key, not the origin. */
const ALWAYS: readonly (readonly [string, string])[] = [
  ['Access-Control-Allow-Origin', '*'],
  [
    'Access-Control-Expose-Headers',
    'Correlation-ID, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset',
  ],
]

export function withCors(headers: Headers): Headers {
  for (const [name, value] of ALWAYS) headers.set(name, value)
  return headers
}

/** Answers a CORS preflight request. */
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
