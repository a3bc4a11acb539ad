import { catalogue, type ListName } from '#catalogue/indices.ts'
import type { SuggestionRecord } from '#catalogue/suggestions/record.ts'
import { clipBytes, toSearchText } from '#lib/query-text.ts'
import { connectWithin, type Provider } from '#provision/client.ts'
import type { ServerEnvironment } from '#server/environment/server-environment.ts'

/** The server's own queries to the provider, with the public key. */
export type SiteLookup = {
  /** Some attributes of a record; undefined for an unknown ID. */
  readonly record: (
    index: ListName,
    id: string,
    attributes: readonly string[],
  ) => Promise<Readonly<Record<string, unknown>> | undefined>
  readonly suggest: (typed: string) => Promise<readonly Completion[]>
}

/** A suggestion. Those from visitors' searches only have a text. */
export type Completion = Pick<SuggestionRecord, 'query'> &
  Partial<Pick<SuggestionRecord, 'kinds' | 'target'>>

export function createSiteLookup(
  provider: Provider,
  { appId, searchKey, prefix }: Pick<ServerEnvironment, 'appId' | 'searchKey' | 'prefix'>,
): SiteLookup {
  const client = connectWithin(provider, { appId, key: searchKey })
  return {
    async record(index, id, attributes) {
      const indexName = prefix + catalogue[index].name
      const { results } = await client.getObjects<Readonly<Record<string, unknown>> | null>({
        requests: [{ indexName, objectID: id, attributesToRetrieve: [...attributes] }],
      })
      return results[0] ?? undefined
    },
    async suggest(typed) {
      const { hits } = await client.searchSingleIndex<Completion>({
        indexName: prefix + catalogue.suggestions.name,
        searchParams: {
          query: clipBytes(toSearchText(typed)),
          // Suggestions for filters: their text alone finds nothing.
          filters: 'NOT kinds:Filter',
          // Completions must match the whole text.
          removeWordsIfNoResults: 'none',
          attributesToHighlight: [],
          // Completing a query does not count as a search.
          analytics: false,
        },
      })
      return hits
    },
  }
}
