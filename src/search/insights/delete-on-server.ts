import type { Provider } from '#search/transport/search-client.ts'

/**
 * Asks the provider to delete all events and searches under a token. The hosted one needs a key for that which no page
 * may have, so that it is not asked. Never rejects.
 *
 * @returns whether they are deleted.
 */
export async function deleteOnServer(
  { appId, searchKey, isHosted }: Pick<Provider, 'appId' | 'searchKey' | 'isHosted'>,
  token: string,
): Promise<boolean> {
  if (isHosted) return false
  try {
    const { ok } = await fetch(`/1/usertokens/${encodeURIComponent(token)}`, {
      method: 'DELETE',
      headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey },
    })
    return ok
  } catch {
    return false
  }
}
