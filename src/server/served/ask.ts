import type { IndexRecord } from '#catalogue/define-index.ts'
import type { AskedProvider, RecordRequest, RecordResult } from '#contracts/renderer.ts'
import { connectWithin } from '#provision/client.ts'
import type { Provider } from '#provision/client.ts'
import type { ServerEnvironment } from '#server/environment/server-environment.ts'

type Keys = Pick<ServerEnvironment, 'appId' | 'searchKey' | 'prefix'>

/** Asks for records, with index names without prefix. */
export type AskRecords = (requests: readonly RecordRequest[]) => Promise<readonly RecordResult[]>

/** Asks the provider in this process, as a visitor's page would. */
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

/** Why a view is not written now, although nothing is wrong. */
export class NotNow extends Error {}

/**
 * The provider in this process as the page of a visitor asks it for a list.
 *
 * @throws {NotNow} where it refuses
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
