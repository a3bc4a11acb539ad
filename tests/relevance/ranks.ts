import type { IndexName } from '#catalogue/indices.ts'
import type { Catalogue } from '#ingest/build.ts'
import { loadSubjects } from '#language/load-subjects.ts'
import { connectWithin } from '#provision/client.ts'
import { defaultState } from '#search/address/url-state.ts'
import { lists } from '#search/lists/all.ts'
import { readyRequest } from '#search/targets/filter/ready-request.ts'
import type { Request } from '#search/transport/list-query.ts'
import { listParameters, sentRequests } from '#search/widgets/list-requests.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'

/** A query with the answers of which one should come first. */
export type Judgement = {
  readonly index: string
  /** As a person types it. */
  readonly query: string
  /** Ids of records. */
  readonly expect: readonly string[]
}

/** The ids of the first three hits for a query as it is typed. */
export type FirstThree = (index: string, query: string) => Promise<readonly string[]>

/** Searches the whole catalogue with the queries that the page sends on the day of the data. */
export async function searchAsPage(): Promise<FirstThree> {
  const { summary } = await loadCatalogue()
  const { asOf: today, turnDays, datedValues } = summary
  const day = { today, turnDays, datedValues }
  const keys = { appId: 'plinth', key: 'plinth-search' }
  const client = connectWithin(await catalogueProvider(), keys)
  await loadSubjects()
  return async (indexName, query) => {
    const list = lists.find(({ id }) => id === indexName)
    const [asked] = list
      ? sentRequests(listParameters(list, { ...defaultState, q: query }, day))
      : []
    const request = asked ? flat(asked) : readyRequest({ indexName, query }, day)
    const requests = [{ ...request, indexName, hitsPerPage: 3 }]
    const { results } = await client.search({ requests })
    return results.flatMap((result) => ('hits' in result ? result.hits.map(idOf) : []))
  }
}

/** A query with its parameters beside the name of its index, as they are sent. */
const flat = ({ indexName, params }: Request) => Object.assign({ indexName }, params)

const idOf = ({ objectID }: { readonly objectID: string }): string => objectID

/** Drops answers that do not exist; an id that a record had before counts as that record. */
export function createAnswers({ records, content }: Pick<Catalogue, 'records' | 'content'>) {
  const ids = (index: IndexName) => new Set(records[index].map(({ objectID }) => objectID))
  const live = new Map<string, ReadonlySet<string>>(
    (['features', 'compat', 'specs', 'releases', 'suggestions'] as const).map((name) => [
      name,
      ids(name),
    ]),
  )
  const former = new Map(Object.entries(content.redirects))
  return ({ index, expect }: Judgement): readonly string[] => {
    const redirects = former.get(index) ?? {}
    return expect
      .flatMap((id) => [id, ...(redirects[id] ?? [])])
      .filter((id) => live.get(index)?.has(id))
  }
}

/** A judged query and what came for it. */
export type Judged = {
  readonly judgement: Judgement
  readonly found: readonly string[]
  /** The place of the first right answer, from 1; 0 where it is not among the first three. */
  readonly rank: number
}

/** Judges a set of queries; those whose answers are gone are passed over. */
export async function judge(
  set: readonly Judgement[],
  search: FirstThree,
  answersOf: (judgement: Judgement) => readonly string[],
): Promise<readonly Judged[]> {
  const known = set.filter((judgement) => answersOf(judgement).length > 0)
  return Promise.all(
    known.map(async (judgement) => {
      const found = await search(judgement.index, judgement.query)
      const answers = answersOf(judgement)
      const rank = found.findIndex((id) => answers.includes(id)) + 1
      return { judgement, found, rank }
    }),
  )
}
