import { createXhrRequester } from '@algolia/requester-browser-xhr'
import { type LiteClient, liteClient } from 'algoliasearch/lite'

import type { PageEnvironment } from './early/page-environment.ts'
import { createStore } from './lib/store.ts'
import { visitDay } from './routes/today.ts'
import type { NetworkAnswer, SentRequest } from './search/local/device-state.ts'
import { localProvider, localRequester } from './search/local/page-provider.ts'
import { visitorParams } from './search/state/consent.ts'
import { prepareRequests, readyRequest } from './search/targets/filter/ready-request.ts'
import {
  type AnswerCache,
  createAnswerCache,
  createNoCache,
} from './search/transport/answer-cache.ts'
import { type AnswerLog, createAnswerLog } from './search/transport/answer-log.ts'
import { isComplete } from './search/transport/complete-answer.ts'
import { BadResponse } from './search/transport/failure.ts'
import { withReadableContent } from './search/transport/rendering-content.ts'
import {
  type Answered,
  isCounted,
  isViewRequest,
  type PageClient,
  type PageProvider,
  withPrefix,
} from './search/transport/search-client.ts'

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>
type Requester = ReturnType<typeof createXhrRequester>

/** Characters of JSON: about fifty answers, at most 3 MB. */
const CACHE_LENGTH = 1_500_000

type PageAnswers = {
  /** The origin of the page, which answers searches unless the provider is elsewhere. */
  readonly origin: string
  /** `YYYY-MM-DD`, the day of the visit. */
  readonly today?: string | undefined
}

/**
 * The official client, with these options: its hosts and time limits; a bounded cache of answers, and
 * nothing in local storage; a 429 is reported at once, because the page counts down; a requester that
 * notes how long answers take, and asks this device where a kept site has no network.
 *
 * What InstantSearch asks leaves as it is, but for the prefix of index names. Requests of other views
 * (`{ requests }`) are made ready first: see `readyRequest`. An answer without one whole result per
 * query throws `BadResponse`.
 */
export function createClient(
  environment: PageEnvironment,
  { origin, today }: PageAnswers,
): PageClient {
  const { isHosted, indexPrefix, providerUrl = origin } = environment
  const answers = createAnswerLog()
  const answered = createStore<Answered | undefined>(undefined)
  const visit = visitDay(today)
  const connect = (requester: Requester, responsesCache: AnswerCache): LiteClient => {
    const client = liteClient(environment.appId, environment.searchKey, {
      ...(isHosted ? hosted : ownHost(new URL(providerUrl))),
      maxRateLimitRetries: 0,
      requester: timed(requester, answers),
      responsesCache,
      hostsCache: createNoCache(),
    })
    const search = checked(client, {
      prefix: indexPrefix,
      onAnswer: answered.set,
      onBroken: answers.failNewest,
    })
    return {
      ...client,
      search: async (params, options) => {
        if (Array.isArray(params)) return search(params, options)
        const queries = params.requests.filter(isViewRequest)
        await prepareRequests(queries)
        const requests = queries.map((query) => readyRequest(query, visit, visitorParams(false)))
        return search({ ...params, requests }, options)
      },
    }
  }
  const past = connect(network, createNoCache())
  const client = connect(networkOrDevice, createAnswerCache(CACHE_LENGTH))
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

/** Notes how long each answer takes; one without a result counts as failed. */
function timed(requester: Requester, answers: AnswerLog): Requester {
  return {
    send: async (request) => {
      const started = performance.now()
      const answer = await requester.send(request)
      const failed = answer.isTimedOut || answer.status < 200 || answer.status >= 300
      answers.add({ ms: performance.now() - started, failed })
      return answer
    },
  }
}

type Checking = {
  readonly prefix: string
  readonly onAnswer: (answered: Answered) => void
  readonly onBroken: () => void
}

function checked(
  client: LiteClient,
  { prefix, onAnswer, onBroken }: Checking,
): LiteClient['search'] {
  let searches = 0
  return async (params, options) => {
    searches += 1
    const sent = searches
    const request = withPrefix(params, prefix)
    const received = await client.search<never>(request, options)
    if (isComplete(received, request)) {
      const answer = withReadableContent(received)
      // What is not counted must not replace what events have yet to name.
      if (isCounted(request)) onAnswer({ request, answer, sent })
      return answer
    }
    onBroken()
    // Its status was 200, so the client has already cached it.
    await client.clearCache()
    throw new BadResponse('Incomplete answer.')
  }
}
