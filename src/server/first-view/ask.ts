import type { AskedProvider } from '#contracts/renderer.ts'
import type { Provider } from '#provision/client.ts'
import type { ServerEnvironment } from '#server/environment/server-environment.ts'

type Keys = Pick<ServerEnvironment, 'appId' | 'searchKey' | 'prefix'>

/** A view is not rendered now, although nothing failed. */
export class NotNow extends Error {}

/**
 * The provider as a visitor's page uses it.
 * @throws {NotNow} if it refuses
 */
export function createAskedProvider(
  provider: Provider,
  { appId, searchKey, prefix }: Keys,
): AskedProvider {
  const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey }
  const address = 'http://localhost/1/indexes/*/queries'
  return {
    indexPrefix: prefix,
    search: async (body) => {
      const response = await provider(new Request(address, { method: 'POST', headers, body }))
      if (!response.ok) throw new NotNow(`A search was answered with ${response.status}.`)
      return response.text()
    },
  }
}
