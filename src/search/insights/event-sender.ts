import type { InsightsClient } from 'search-insights'

import { agreement } from '#search/state/consent.ts'
import type { Provider } from '#search/transport/search-client.ts'

import { sentEvents } from './sent-events.ts'
import type { VisitorEvent } from './visitor-events.ts'

const HOSTED = 'https://insights.algolia.io'

/**
 * Makes the function that sends events: by the official client, at once, and so that they arrive even if the page is
 * being closed. Nothing is sent without an agreement in force, whichever tab ended it. Where the client cannot be
 * loaded nothing is sent.
 */
export function createEventSender({
  appId,
  searchKey,
  isHosted,
}: Pick<Provider, 'appId' | 'searchKey' | 'isHosted'>): (events: readonly VisitorEvent[]) => void {
  let client: InsightsClient | undefined
  const host = isHosted ? HOSTED : window.location.origin
  // Without a token of its own the client would make one; each event has that of the agreement.
  const options = { appId, apiKey: searchKey, host, useCookie: false, anonymousUserToken: false }
  const load = async () => {
    try {
      // It touches the storage of the browser when it is read: never without an agreement.
      const aa = (await import('search-insights')).default
      aa('init', options)
      client = aa
    } catch {
      // Then there are no events.
    }
  }
  const loading = load()
  const send = (events: readonly VisitorEvent[]): void => {
    const agreed = agreement()
    if (agreed === undefined || client === undefined) return
    const own = events.map((event) => ({ ...event, userToken: agreed.token }))
    sentEvents.set(sentEvents.get() + own.length)
    // An event that does not arrive is lost: the page does not depend on it.
    client('sendEvents', own).catch(() => {})
  }
  return (events) => {
    // Not after a turn: a page that is being closed has none left.
    if (client === undefined) void loading.then(() => send(events))
    else send(events)
  }
}
