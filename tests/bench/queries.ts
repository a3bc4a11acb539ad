import { readFile } from 'node:fs/promises'

/** Two hundred queries as they are typed: the judged ones, whole and cut off on the way there. */
export async function typedQueries(): Promise<readonly string[]> {
  const judgements: { query: string }[] = JSON.parse(
    await readFile('tests/relevance/judgements.json', 'utf8'),
  )
  const whole = judgements.map(({ query }) => query)
  const started = whole.flatMap((query) => [
    query.slice(0, Math.ceil(query.length / 3)),
    query.slice(0, Math.ceil((query.length * 2) / 3)),
  ])
  return [...whole, ...started].slice(0, 200)
}

type Refined = {
  readonly indexName: string
  /** Two facets and the values chosen of each. */
  readonly first: readonly [facet: string, ...values: string[]]
  readonly second: readonly [facet: string, ...values: string[]]
  /** All facets that are shown. */
  readonly facets: readonly string[]
}

const filterOf = ([facet, ...values]: Refined['first']): readonly string[] =>
  values.map((value) => `${facet}:${value}`)

/** What a list with two refined facets sends: the list, and a count query for each of the two. */
function request(query: string, { indexName, first, second, facets }: Refined): string {
  const common = {
    query,
    indexName,
    highlightPreTag: '__ais-highlight__',
    highlightPostTag: '__/ais-highlight__',
    maxValuesPerFacet: 200,
  }
  const quiet = { hitsPerPage: 0, page: 0, analytics: false, clickAnalytics: false }
  const [one, two] = [filterOf(first), filterOf(second)]
  return JSON.stringify({
    requests: [
      { ...common, page: 0, hitsPerPage: 20, facetFilters: [one, two], facets },
      { ...common, ...quiet, facetFilters: [two], facets: first[0] },
      { ...common, ...quiet, facetFilters: [one], facets: second[0] },
    ],
  })
}

/** What the Features view sends with two facets refined. */
export const refinedRequest = (query: string): string =>
  request(query, {
    indexName: 'features',
    first: ['baseline', 'widely', 'newly'],
    second: ['areas', 'CSS', 'Web APIs'],
    facets: ['baseline', 'areas', 'missingOnlyIn', 'newlyYear', 'groups.lvl0', 'spec', 'org'],
  })

/** The same of the compat index. */
export const refinedCompatRequest = (query: string): string =>
  request(query, {
    indexName: 'compat',
    first: ['baseline', 'widely', 'newly'],
    second: ['path.lvl0', 'CSS', 'Web APIs'],
    facets: ['path.lvl0', 'kind', 'baseline', 'status', 'caveats', 'missingOnlyIn', 'engines'],
  })
