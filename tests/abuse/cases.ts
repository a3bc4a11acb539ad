import { createHmac } from 'node:crypto'

import * as fc from 'fast-check'

import { routes } from '#provider/router.ts'

import { type Extreme, listExtremes, MOST_CHARACTERS } from './extremes.ts'

/** A request with the public key. */
export type Case = {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly key: string
  /** Undefined: none. */
  readonly body: string | undefined
  readonly isCompressed: boolean
}

type Parameters = Readonly<Record<string, unknown>>
type Asked = { readonly path: string; readonly body?: unknown; readonly key?: string }

export const PUBLIC_KEY = 'plinth-search'

/** What a request target may have, with room for the credentials. */
const MOST_IN_URL = 14_000

const formOf = (sent: Parameters): string =>
  new URLSearchParams(
    Object.entries(sent).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString()

/** As many copies as a request and its body may have. */
function repeated<Item>(item: Item, most: number): readonly Item[] {
  const size = JSON.stringify(item).length
  const length = Math.max(1, Math.min(most, Math.floor(MOST_CHARACTERS / size)))
  return Array.from({ length }, () => item)
}

/** A key that any client can derive from the public one, with parameters in it. */
function securedKey(sent: Parameters): string {
  const form = formOf(sent)
  const signature = createHmac('sha256', PUBLIC_KEY).update(form).digest('hex')
  return Buffer.from(signature + form).toString('base64')
}

const compat = '/1/indexes/compat'
const event = {
  eventType: 'conversion',
  eventName: 'bought',
  index: 'compat',
  userToken: 'anonymous-1',
  objectIDs: Array.from({ length: 20 }, (_, at) => `invented ${at}`),
}

/** How parameters are sent to each endpoint; undefined if they do not fit. */
const endpoints: Readonly<Record<string, (sent: Parameters) => Asked | undefined>> = {
  'POST /1/indexes/:index/query': (sent) => ({ path: `${compat}/query`, body: sent }),
  'POST /1/indexes/*/queries': (sent) => ({
    path: '/1/indexes/*/queries',
    body: { requests: repeated({ indexName: 'compat', ...sent }, 50) },
  }),
  'GET /1/indexes/:index': (sent) => ({ path: `${compat}?${formOf(sent)}` }),
  'POST /1/indexes/:index/facets/:facet/query': (sent) => ({
    path: `${compat}/facets/path.lvl1/query`,
    body: sent,
  }),
  'POST /1/indexes/*/recommendations': (sent) => {
    const about = { indexName: 'compat', objectID: 'html.elements.a', threshold: 0 }
    const request = { ...about, model: 'related-products', queryParameters: sent }
    return {
      path: '/1/indexes/*/recommendations',
      body: { requests: repeated({ ...request, fallbackParameters: sent }, 50) },
    }
  },
  'POST /1/indexes/*/objects': ({ attributesToRetrieve = '*' }) => ({
    path: '/1/indexes/*/objects',
    body: {
      requests: repeated(
        { indexName: 'compat', objectID: 'html.elements.a', attributesToRetrieve },
        1000,
      ),
    },
  }),
  'GET /1/indexes/:index/:objectID': ({ attributesToRetrieve = '*' }) => ({
    path: `${compat}/html.elements.a?${formOf({ attributesToRetrieve })}`,
  }),
  'POST /1/events': ({ userToken = event.userToken }) => ({
    path: '/1/events',
    body: { events: repeated({ ...event, userToken }, 1000) },
  }),
  'DELETE /1/usertokens/:token': () => ({ path: '/1/usertokens/anonymous-1' }),
  'GET /1/keys/:key': () => ({ path: `/1/keys/${PUBLIC_KEY}` }),
}

/** The query of a page with parameters forced by the key, which come before all checks of a body. */
const byKey = (sent: Parameters): Asked => ({
  path: `${compat}/query`,
  body: { query: 'a' },
  key: securedKey(sent),
})

/** The endpoints that the public key may call, or that need no key. */
export const publicRoutes: readonly string[] = routes
  .filter(({ right }) => right === 'search' || right === 'any' || right === null)
  .map(({ method, path }) => `${method} ${path}`)

/** The endpoints of a route. Those without a body or a parameter have none but their path. */
function askedAt(route: string, sent: Parameters): Asked | undefined {
  const make = endpoints[route]
  if (make !== undefined) return make(sent)
  const [, path = ''] = route.split(' ')
  return { path: path.replaceAll(/:\w+/g, 'embedded') }
}

type Choice = { readonly isCompressed: boolean; readonly isForm: boolean }

function caseOf(
  route: string,
  extremes: readonly Extreme[],
  { isCompressed, isForm }: Choice,
): readonly Case[] {
  const sent = Object.fromEntries(extremes.map(({ parameter, value }) => [parameter, value]))
  const whole: Parameters = { query: 'a', ...sent }
  const asked = route === BY_KEY ? byKey(whole) : askedAt(route, whole)
  if (asked === undefined) return []
  const body = isForm && route === FORM ? { params: formOf(whole) } : asked.body
  const text = body === undefined ? undefined : JSON.stringify(body)
  if (asked.path.length > MOST_IN_URL || (asked.key ?? '').length > MOST_IN_URL) return []
  if ((text ?? '').length > 1_000_000) return []
  const what = extremes.map(
    ({ parameter, kind, isLegal }) => `${parameter}: ${kind}${isLegal ? '' : ' (refused)'}`,
  )
  const how = `${isForm ? ' form' : ''}${isCompressed ? ' gzip' : ''}`
  return [
    {
      name: `${route}${how} ${what.join(' and ')}`,
      method: route === BY_KEY ? 'POST' : (route.split(' ')[0] ?? ''),
      path: asked.path,
      key: asked.key ?? PUBLIC_KEY,
      body: text,
      isCompressed,
    },
  ]
}

const BY_KEY = 'a secured key'
const FORM = 'POST /1/indexes/:index/query'

const plain: Choice = { isCompressed: false, isForm: false }

/** The endpoints with parameters of a query. */
const searching = [
  ...Object.keys(endpoints).filter((route) => /quer|:index$|recommendations/.test(route)),
  BY_KEY,
]

/** Every endpoint once, and every parameter of a query at its largest of each kind, plain and as gzip. */
export function* everyCase(): Generator<Case> {
  for (const route of publicRoutes) yield* caseOf(route, [], plain)
  for (const extreme of listExtremes()) {
    for (const route of searching) {
      yield* caseOf(route, [extreme], plain)
      yield* caseOf(route, [extreme], { isCompressed: true, isForm: true })
    }
    if (extreme.parameter !== 'attributesToRetrieve') continue
    yield* caseOf('POST /1/indexes/*/objects', [extreme], plain)
  }
}

/** Two parameters at their largest, at a random endpoint. */
export function pairsOf(seed: number, count: number): readonly Case[] {
  const pair = fc.record({
    both: fc.uniqueArray(fc.constantFrom(...listExtremes().filter(({ isLegal }) => isLegal)), {
      minLength: 2,
      maxLength: 2,
      selector: ({ parameter }) => parameter,
    }),
    route: fc.constantFrom(...searching),
    choice: fc.record({ isCompressed: fc.boolean(), isForm: fc.boolean() }),
  })
  return fc
    .sample(pair, { seed, numRuns: count })
    .flatMap(({ route, both, choice }) => caseOf(route, both, choice))
}

/** A part of all cases: every endpoint, one kind of value for every other parameter, and some pairs. */
export function someCases(seed: number, pairs: number): readonly Case[] {
  const all = listExtremes()
  const names = [...new Set(all.map(({ parameter }) => parameter))].filter(
    (_, at) => (seed + at) % 2 === 0,
  )
  const singles = names.flatMap((name, at) => {
    const extremes = all.filter(({ parameter }) => parameter === name)
    const extreme = extremes[(seed + at) % extremes.length]
    const route = searching[(seed + at) % searching.length] ?? FORM
    const choice = { isCompressed: (seed + at) % 2 === 0, isForm: at % 3 === 0 }
    return extreme === undefined ? [] : caseOf(route, [extreme], choice)
  })
  const endpointsOnce = publicRoutes.flatMap((route) => caseOf(route, [], plain))
  return [...endpointsOnce, ...singles, ...pairsOf(seed, pairs)]
}
