import { agreement, consent } from '#search/state/consent.ts'

import type { EventReceiver } from './event-sender.ts'
import { sentEvents } from './sent-events.ts'

export function agree(): void {
  if (agreement() === undefined) consent.set({ token: newToken(), order: 'own' })
}

/** Declines or withdraws the agreement: deletes its token and everything stored about it. */
export function decline(): void {
  consent.set('declined')
  sentEvents.clear()
}

/**
 * Requests the deletion of all events and searches of a token. The hosted provider requires a key
 * that no page may have, so it is not asked. Never rejects.
 *
 * @returns whether they were deleted
 */
export async function deleteOnServer(
  { appId, searchKey, isHosted, providerUrl = '' }: EventReceiver,
  token: string,
): Promise<boolean> {
  if (isHosted) return false
  try {
    const { ok } = await fetch(`${providerUrl}/1/usertokens/${encodeURIComponent(token)}`, {
      method: 'DELETE',
      headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey },
    })
    return ok
  } catch {
    return false
  }
}

/** Chooses the order of lists; without an agreement it has no effect. */
export function chooseOrder(order: 'own' | 'common'): void {
  const agreed = agreement()
  if (agreed !== undefined) consent.set({ ...agreed, order })
}

/** `crypto.randomUUID` needs a secure context, which a server in a local network lacks. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `anonymous-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
