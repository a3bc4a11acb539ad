import type { PageProvider } from '#search/transport/search-client.ts'

/**
 * Requests the deletion of all events and searches of a token. The hosted provider requires a key
 * that no page may have, so it is not asked. Never rejects.
 *
 * @returns whether they were deleted
 */
export async function deleteOnServer(
  { appId, searchKey, isHosted }: Pick<PageProvider, 'appId' | 'searchKey' | 'isHosted'>,
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
