import { liteClient } from 'algoliasearch/lite'

import type { AnsweredSearch } from '#contracts/first-answers.ts'
import type { AskedProvider } from '#contracts/renderer.ts'
import type { SearchParams } from '#search/transport/search-client.ts'
import { normalizeQueries, prepareQueries } from '#search/transport/search-client.ts'
import type { VisitDay } from '#search/transport/visit-day.ts'
import { askOnDay, readOnDay } from '#search/transport/visit-day.ts'

/** Rendering a document must not count as a visitor's search. */
const uncounted = { analytics: false, clickAnalytics: false }

/** The official client of the server, with queries treated as in `client.ts`. */
export function searchWith({ indexPrefix, search }: AskedProvider, day: VisitDay) {
  const raw = liteClient('plinth', 'plinth', {
    hosts: [{ url: 'provider', accept: 'readWrite', protocol: 'https' }],
    requester: {
      send: async ({ data = '' }) => ({
        status: 200,
        content: await search(String(data)),
        isTimedOut: false,
      }),
    },
  })
  return async (request: SearchParams): Promise<AnsweredSearch> => {
    await prepareQueries(request)
    const sent = normalizeQueries(askOnDay(request, day), indexPrefix, uncounted)
    return { request, answer: readOnDay(await raw.search<never>(sent), day) }
  }
}
