import { catalogue } from '#catalogue/index.ts'
import type { ListName } from '#catalogue/index.ts'
import type { SuggestionRecord } from '#catalogue/suggestions/record.ts'
import { clipBytes, toSearchText } from '#lib/query-text.ts'
import { connectWithin } from '#provision/client.ts'
import type { Provider } from '#provision/client.ts'
import type { ServerEnvironment } from '#server/environment/server-environment.ts'

/** What the server itself asks the provider, with the public key. */
export type Lookup = {
  /** Some attributes of a record; undefined where there is none of that id. */
  readonly record: (
    index: ListName,
    id: string,
    attributes: readonly string[],
  ) => Promise<Readonly<Record<string, unknown>> | undefined>
  /** The best completions of a text. */
  readonly suggest: (typed: string) => Promise<readonly Completion[]>
}

/** A suggestion. What the provider made of the searches of visitors has a text and nothing else. */
export type Completion = Pick<SuggestionRecord, 'query'> &
  Partial<Pick<SuggestionRecord, 'kinds' | 'target'>>

/** Answers from the provider in this process. */
export function createLookup(
  provider: Provider,
  { appId, searchKey, prefix }: Pick<ServerEnvironment, 'appId' | 'searchKey' | 'prefix'>,
): Lookup {
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
          // These stand for filters: their text alone finds nothing.
          filters: 'NOT kinds:Filter',
          // What completes only a part of the text does not complete it.
          removeWordsIfNoResults: 'none',
          attributesToHighlight: [],
          // Whoever completes a query has not searched yet.
          analytics: false,
        },
      })
      return hits
    },
  }
}
