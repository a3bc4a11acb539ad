import { createXhrRequester } from '@algolia/requester-browser-xhr'
import type { LiteClient } from 'algoliasearch/lite'
import { liteClient } from 'algoliasearch/lite'

import { takeEarlyAnswer } from './early-search.ts'
import type { PageEnvironment } from './env.ts'
import { createStore } from './lib/store.ts'
import { visitorParams } from './search/state/consent.ts'
import { readMarkedTexts } from './search/state/marked-texts.ts'
import { loadTargets } from './search/targets/load-targets.ts'
import type { AnswerCache } from './search/transport/answer-cache.ts'
import { createAnswerCache, createNoCache } from './search/transport/answer-cache.ts'
import type { AnswerLog } from './search/transport/answer-log.ts'
import { createAnswerLog } from './search/transport/answer-log.ts'
import { isComplete } from './search/transport/complete-answer.ts'
import { BadResponse } from './search/transport/failure.ts'
import { normalizeQueries } from './search/transport/search-client.ts'
import type { Answered, PageClient, PageProvider } from './search/transport/search-client.ts'
import { hasUnresolved } from './search/transport/unresolved.ts'

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>
type Requester = NonNullable<ClientOptions['requester']>

/** Characters of JSON: about fifty answers, at most 3 MB. */
const CACHE_LENGTH = 1_500_000

/**
 * The official client, with its defaults tightened:
 * - an answer without one whole result per query throws `BadResponse` and is dropped from the
 *   cache;
 * - the cache of answers is bounded, and nothing is written to local storage;
 * - a hit gets back the texts that the answer holds only in its highlights;
 * - a 429 is reported at once: the page counts down, whereas the client would sleep without a
 *   limit;
 * - queries use the words of the index, within 512 bytes, and index names get the prefix of the
 *   site;
 * - until the visitor consents, a search carries no user token and is excluded from analytics;
 * - every network answer and every failure is timed.
 */
export function createClient(environment: PageEnvironment, origin: string): PageClient {
  const { appId, searchKey, indexPrefix, isHosted } = environment
  const answers = createAnswerLog()
  const answered = createStore<Answered | undefined>(undefined)
  const connect = (kept: AnswerCache): LiteClient => {
    const arrivals = new WeakSet<object>()
    const raw = liteClient(appId, searchKey, {
      ...(isHosted ? hosted : ownOrigin(new URL(origin))),
      maxRateLimitRetries: 0,
      requester,
      responsesCache: noticing(kept, arrivals),
      hostsCache: createNoCache(),
    })
    const search = validated(raw, indexPrefix, answered.set)
    return { ...raw, search: timed(search, { answers, arrivals }) }
  }
  const past = connect(createNoCache())
  const client = connect(createAnswerCache(CACHE_LENGTH))
  const provider: PageProvider = {
    ...environment,
    monitoring: isHosted ? 'https://status.algolia.com' : origin,
    answers,
    answered,
    search: (params) => past.search(params),
    recommend: (params) => client.getRecommendations(params),
  }
  return { ...client, provider }
}

const xhr = createXhrRequester()

/** Reuses the answer to a request that `early.ts` sent, if one arrived. */
const requester: Requester = {
  send: async (request) => (await takeEarlyAnswer(request.data)) ?? xhr.send(request),
}

/** Four hosts, tried in turn. The client's own limit of one second includes time spent queueing. */
const hosted: ClientOptions = { timeouts: { connect: 2500, read: 5000, write: 5000 } }

/** There is only one host to try, so it gets more time; the page says when it is slow. */
function ownOrigin({ hostname, port, protocol }: URL): ClientOptions {
  const host = {
    url: hostname,
    accept: 'readWrite' as const,
    protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
    ...(port === '' ? {} : { port: Number(port) }),
  }
  return { hosts: [host], timeouts: { connect: 20_000, read: 20_000, write: 20_000 } }
}

/** The client calls `set` only for network answers, which tells them from cached ones. */
function noticing(cache: AnswerCache, arrivals: WeakSet<object>): AnswerCache {
  return {
    ...cache,
    set: (key, value) => {
      if (typeof value === 'object' && value !== null) arrivals.add(value)
      return cache.set(key, value)
    },
  }
}

type Timing = { readonly answers: AnswerLog; readonly arrivals: WeakSet<object> }

function timed(search: LiteClient['search'], { answers, arrivals }: Timing): LiteClient['search'] {
  return async (params, options) => {
    const started = performance.now()
    const note = (failed: boolean) => answers.add({ ms: performance.now() - started, failed })
    try {
      const answer = await search<never>(params, options)
      if (arrivals.delete(answer)) note(false)
      return answer
    } catch (error) {
      note(true)
      throw error
    }
  }
}

function validated(
  raw: LiteClient,
  prefix: string,
  onAnswer: (answered: Answered) => void,
): LiteClient['search'] {
  let searches = 0
  return async (params, options) => {
    searches += 1
    const sent = searches
    // Only the lists send arrays of requests, and only they are personalized.
    const visitor = visitorParams(Array.isArray(params))
    const resolver = hasUnresolved(params) ? await loadTargets() : undefined
    const resolved = (await resolver?.expand(params)) ?? params
    const request = normalizeQueries(resolved, prefix, visitor)
    const answer = await raw.search<never>(request, options)
    if (isComplete(answer, request)) {
      readMarkedTexts(answer)
      onAnswer({ request, answer, sent })
      return resolver?.readAnswer(params, answer) ?? answer
    }
    // Its status was 200, so the client has already cached it.
    await raw.clearCache()
    throw new BadResponse('Incomplete answer.')
  }
}
