import { createXhrRequester } from '@algolia/requester-browser-xhr'
import type { LiteClient } from 'algoliasearch/lite'
import { liteClient } from 'algoliasearch/lite'

import type { FirstAnswers, SearchAnswer } from './contracts/first-answers.ts'
import { firstAnswerTo } from './contracts/first-answers.ts'
import { forgetEarlyAnswers, takeEarlyAnswer } from './early/early-search.ts'
import type { PageEnvironment } from './early/page-environment.ts'
import { createStore } from './lib/store.ts'
import { visitDay } from './routes/today.ts'
import type { NetworkAnswer, SentRequest } from './search/local/device-state.ts'
import { localProvider, localRequester } from './search/local/page-provider.ts'
import { isAsAgreed, visitorParams } from './search/state/consent.ts'
import { loadTargets } from './search/targets/load-targets.ts'
import type { AnswerCache } from './search/transport/answer-cache.ts'
import { createAnswerCache, createNoCache } from './search/transport/answer-cache.ts'
import type { AnswerLog } from './search/transport/answer-log.ts'
import { createAnswerLog } from './search/transport/answer-log.ts'
import { isComplete } from './search/transport/complete-answer.ts'
import { BadResponse } from './search/transport/failure.ts'
import { readMarkedTexts } from './search/transport/marked-texts.ts'
import { isCounted, normalizeQueries, prepareQueries } from './search/transport/search-client.ts'
import type {
  Answered,
  PageClient,
  PageProvider,
  SearchParams,
} from './search/transport/search-client.ts'
import { hasUnresolved } from './search/transport/unresolved.ts'
import type { VisitDay } from './search/transport/visit-day.ts'
import { askOnDay, readOnDay } from './search/transport/visit-day.ts'

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>

type PageAnswers = {
  /** The origin of the page, which answers searches unless the provider is elsewhere. */
  readonly origin: string
  /** Searches that are answered without the network. */
  readonly first?: FirstAnswers | undefined
}

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
 * - conditions and counts of what releases change are those of the day;
 * - until the visitor consents, a search carries no user token and is excluded from analytics;
 * - every network answer and every failure is timed;
 * - if the network does not answer, a site that is kept on this device does.
 */
export function createClient(
  environment: PageEnvironment,
  { origin, first }: PageAnswers,
): PageClient {
  const { appId, searchKey, indexPrefix, isHosted, providerUrl = origin } = environment
  const answers = createAnswerLog()
  const day = visitDay(first?.today)
  const answered = createStore<Answered | undefined>(undefined)
  const connect = (kept: AnswerCache, requester: Requester, known?: KnownAnswers): LiteClient => {
    const arrivals = new WeakSet<object>()
    const raw = liteClient(appId, searchKey, {
      ...(isHosted ? hosted : ownHost(new URL(providerUrl))),
      maxRateLimitRetries: 0,
      requester,
      responsesCache: noticing(kept, arrivals),
      hostsCache: createNoCache(),
    })
    const search = validated(raw, {
      prefix: indexPrefix,
      onAnswer: answered.set,
      known,
      day,
      arrivals,
    })
    const clearCache = () => {
      known?.forget()
      return raw.clearCache()
    }
    return { ...raw, clearCache, search: timed(search, { answers, arrivals }) }
  }
  const past = connect(createNoCache(), network)
  const client = connect(createAnswerCache(CACHE_LENGTH), networkOrDevice, knownAnswers(first))
  const provider: PageProvider = {
    ...environment,
    monitoring: isHosted ? 'https://status.algolia.com' : providerUrl,
    ...(import.meta.env.VITE_STANDALONE === '1' && { loading: localProvider().loading }),
    answers,
    answered,
    search: (params) => past.search(params),
    recommend: (params) => client.getRecommendations(params),
  }
  return { ...client, provider }
}

type Requester = ReturnType<typeof createXhrRequester>

/** Over the network, or to the provider in this browser. */
const network: Requester =
  import.meta.env.VITE_STANDALONE === '1' ? localRequester : createXhrRequester()

/** The same, with the provider of a kept site where the network does not answer. */
const networkOrDevice: Requester =
  import.meta.env.VITE_STANDALONE === '1'
    ? localRequester
    : { send: (request) => orFromDevice(network.send(request), request) }

/**
 * The answer of the network or, if the site is kept on this device and the network does not answer,
 * of the provider in this browser. If neither answers, what the network said.
 */
async function orFromDevice(
  answering: Promise<NetworkAnswer>,
  request: SentRequest,
): Promise<NetworkAnswer> {
  // Most visitors keep nothing, so this is all that a page loads at first.
  const device =
    navigator.serviceWorker?.controller &&
    (await import('./search/local/device-provider.ts').catch(() => undefined))
  return device ? device.firstAnswer(answering, request) : answering
}

/** Four hosts, tried in turn. The client's own limit of one second includes time spent queueing. */
const hosted: ClientOptions = { timeouts: { connect: 2500, read: 5000, write: 5000 } }

/** There is only one host to try, so it gets more time; the page says when it is slow. */
function ownHost({ hostname, port, protocol }: URL): ClientOptions {
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

type KnownAnswers = {
  readonly find: (params: SearchParams) => Promise<SearchAnswer | undefined>
  readonly forget: () => void
}

/** Answers to the searches of the first view: those in the document, and those sent early. */
function knownAnswers(first: FirstAnswers | undefined): KnownAnswers {
  let isFresh = true
  return {
    find: async (params) => {
      const isUsable = isFresh && first !== undefined && isAsAgreed(first)
      const ofDocument = isUsable ? firstAnswerTo(first, params) : undefined
      // A copy: the library adds to hits.
      return structuredClone(ofDocument ?? (await takeEarlyAnswer(params)))
    },
    forget: () => {
      isFresh = false
      forgetEarlyAnswers()
    },
  }
}

type Validation = {
  readonly prefix: string
  readonly onAnswer: (answered: Answered) => void
  readonly known: KnownAnswers | undefined
  readonly day: VisitDay
  readonly arrivals: WeakSet<object>
}

function validated(raw: LiteClient, validation: Validation): LiteClient['search'] {
  const { prefix, onAnswer, known, day, arrivals } = validation
  let searches = 0
  return async (params, options) => {
    searches += 1
    const sent = searches
    // Only the lists send arrays of requests, and only they are personalized.
    const visitor = visitorParams(Array.isArray(params))
    const resolver = hasUnresolved(params) ? await loadTargets() : undefined
    const resolved = (await resolver?.expand(params)) ?? params
    await prepareQueries(resolved)
    const request = normalizeQueries(askOnDay(resolved, day), prefix, visitor)
    const answer = (await known?.find(params)) ?? (await raw.search<never>(request, options))
    if (isComplete(answer, request)) {
      readMarkedTexts(answer)
      // What is not counted must not replace what events have yet to name.
      if (isCounted(request)) onAnswer({ request, answer, sent })
      const read = readOnDay(resolver?.readAnswer(params, answer) ?? answer, day)
      if (arrivals.delete(answer)) arrivals.add(read)
      return read
    }
    // Its status was 200, so the client has already cached it.
    await raw.clearCache()
    throw new BadResponse('Incomplete answer.')
  }
}
