import { liteClient } from 'algoliasearch/lite'

import type { AskedProvider } from '#contracts/renderer.ts'
import type { VisitDay } from '#search/state/days.ts'
import { prepareRequests, readyRequest } from '#search/targets/filter/ready-request.ts'
import { type SearchClient, type ViewRequest, withPrefix } from '#search/transport/search-client.ts'

/** The official client of the server. What it asks is not counted as a visitor's search. */
export function serverClient({ indexPrefix, search }: AskedProvider): SearchClient {
  const client = liteClient('plinth', 'plinth', {
    hosts: [{ url: 'provider', accept: 'readWrite', protocol: 'https' }],
    requester: {
      send: async ({ data = '' }) => ({
        status: 200,
        content: await search(String(data)),
        isTimedOut: false,
      }),
    },
  })
  return { search: async (params) => client.search(withPrefix(params, indexPrefix)) }
}

/** Asks the queries of a view as its components do. */
export function askViews(provider: AskedProvider, visit: VisitDay) {
  const client = serverClient(provider)
  return async (requests: readonly ViewRequest[]) => {
    await prepareRequests(requests)
    const ready = requests.map((request) => readyRequest(request, visit))
    return client.search<never>({ requests: ready })
  }
}
