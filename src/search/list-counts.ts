import type { ListDefinition } from './list-definition.ts'
import { lists } from './lists/all.ts'
import type { SearchClient, SearchParams } from './search-client.ts'
import { createStore } from './store.ts'

/** Results by list for one query, whatever the filters; empty without a query. */
export type Counts = Readonly<Partial<Record<ListDefinition['id'], number>>>

type Request = Extract<SearchParams, readonly unknown[]>[number]

type Answer = Awaited<ReturnType<SearchClient['search']>>

/** A query for a count alone, and the list that it counts. */
type CountRequest = { readonly id: ListDefinition['id']; readonly request: Request }

/**
 * How many results the query of the list that is shown has in every list: for the tabs. The counts travel in the POST
 * of the list, as queries without hits. What is added depends on the request alone, so that an answer is found
 * in memory again.
 */
export class ListCounts {
  readonly counts = createStore<Counts>({})
  readonly #source: SearchClient
  readonly #prefix: string
  #newest: SearchParams | undefined

  /** `prefix` stands before every index name. */
  constructor(source: SearchClient, prefix: string) {
    this.#source = source
    this.#prefix = prefix
  }

  /** Searches as the client does, and keeps the counts that come along. */
  readonly search: SearchClient['search'] = async (params) => {
    const first = Array.isArray(params) ? params[0] : undefined
    if (!Array.isArray(params) || first === undefined || first.type === 'facet') {
      return this.#source.search(params)
    }
    this.#newest = params
    const added = this.#countRequests(first)
    const answer = await this.#source.search<never>([
      ...params,
      ...added.map(({ request }) => request),
    ])
    const results = answer.results.slice(0, params.length)
    if (this.#newest === params)
      this.counts.set(countsOf(added, answer, this.#ownCount(first, results)))
    return { ...answer, results }
  }

  #countRequests(first: Request): readonly CountRequest[] {
    const query = queryOf(first)
    const own = this.#listOf(first)
    if (query === '' || own === undefined) return []
    return lists
      .filter((list) => list !== own || isFiltered(first))
      .map(({ id }) => ({ id, request: countRequest(this.#prefix + id, query) }))
  }

  /** An unfiltered list has counted itself. */
  #ownCount(first: Request, results: Answer['results']): Counts {
    const own = this.#listOf(first)
    if (queryOf(first) === '' || own === undefined || isFiltered(first)) return {}
    return { [own.id]: countOf(results[0]) }
  }

  #listOf({ indexName }: Request): ListDefinition | undefined {
    return lists.find(({ sorts }) =>
      Object.values(sorts).some(({ index }) => this.#prefix + index === indexName),
    )
  }
}

function countRequest(indexName: string, query: string): Request {
  return {
    indexName,
    params: {
      query,
      hitsPerPage: 0,
      attributesToRetrieve: [],
      attributesToHighlight: [],
      analytics: false,
    },
  }
}

function countsOf(added: readonly CountRequest[], { results }: Answer, own: Counts): Counts {
  const counted = results.slice(results.length - added.length)
  return {
    ...own,
    ...Object.fromEntries(added.map(({ id }, index) => [id, countOf(counted[index])])),
  }
}

function countOf(result: Answer['results'][number] | undefined): number {
  return result !== undefined && 'nbHits' in result ? (result.nbHits ?? 0) : 0
}

function queryOf({ params }: Request): string {
  return params !== undefined && 'query' in params ? (params.query ?? '') : ''
}

function isFiltered({ params = {} }: Request): boolean {
  return ['facetFilters', 'numericFilters'].some((name) => Object.hasOwn(params, name))
}
