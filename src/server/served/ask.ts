import type { IndexRecord } from '#catalogue/define-index.ts'
import type { AskedProvider, RecordRequest, RecordResult } from '#contracts/renderer.ts'
import { connectWithin } from '#provision/client.ts'
import type { Provider } from '#provision/client.ts'
import type { ServerEnvironment } from '#server/environment/server-environment.ts'

type Keys = Pick<ServerEnvironment, 'appId' | 'searchKey' | 'prefix'>

/** Requests records; index names have no prefix. */
export type AskRecords = (requests: readonly RecordRequest[]) => Promise<readonly RecordResult[]>

export function createAskRecords(
  provider: Provider,
  { appId, searchKey, prefix }: Keys,
): AskRecords {
  const client = connectWithin(provider, { appId, key: searchKey })
  return async (requests) => {
    const named = requests.map((request) => ({
      ...request,
      indexName: prefix + request.indexName,
    }))
    const { results } = await client.search<IndexRecord>({ requests: named })
    return results.flatMap((result) =>
      'hits' in result ? [{ hits: result.hits.filter(isRecord), nbHits: result.nbHits }] : [],
    )
  }
}

const isRecord = (hit: { readonly objectID?: unknown }): hit is IndexRecord =>
  typeof hit.objectID === 'string'

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
