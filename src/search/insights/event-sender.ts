import type { InsightsClient } from 'search-insights'

import { agreement } from '#search/state/consent.ts'
import type { PageProvider } from '#search/transport/search-client.ts'

import { sentEvents } from './sent-events.ts'
import type { VisitorEvent } from './visitor-events.ts'

const HOSTED = 'https://insights.algolia.io'

/** What is known of the provider that gets the events of a visitor. */
export type EventReceiver = Pick<PageProvider, 'appId' | 'searchKey' | 'isHosted' | 'providerUrl'>

/**
 * Creates the function that sends events with the official client, at once, so that they arrive
 * even while the page closes. Without an agreement in force, in whichever tab it ended, or if the
 * client fails to load, nothing is sent.
 */
export function createEventSender({
  appId,
  searchKey,
  isHosted,
  providerUrl = window.location.origin,
}: EventReceiver): (events: readonly VisitorEvent[]) => void {
  let client: InsightsClient | undefined
  const host = isHosted ? HOSTED : providerUrl
  // Prevents the client from creating a token; each event has the one of the agreement.
  const options = { appId, apiKey: searchKey, host, useCookie: false, anonymousUserToken: false }
  const load = async () => {
    try {
      // Evaluating it accesses browser storage, which requires an agreement.
      const aa = (await import('search-insights')).default
      aa('init', options)
      client = aa
    } catch {
      // No events are sent.
    }
  }
  const loading = load()
  const send = (events: readonly VisitorEvent[]): void => {
    const agreed = agreement()
    if (agreed === undefined || client === undefined) return
    const own = events.map((event) => ({ ...event, userToken: agreed.token }))
    sentEvents.set(sentEvents.get() + own.length)
    // A lost event is acceptable: the page does not depend on it.
    client('sendEvents', own).catch(() => {})
  }
  return (events) => {
    // Synchronously, because a closing page runs no further tasks.
    if (client === undefined) void loading.then(() => send(events))
    else send(events)
  }
}
