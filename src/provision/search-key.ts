import type { Acl, Algoliasearch } from 'algoliasearch'

import { catalogue } from '#catalogue/indices.ts'

import { isEqual } from './plan.ts'

/** The key in use may not create keys; the message says which key may. */
export class KeyRightsError extends Error {
  override readonly name = 'KeyRightsError'
}

/** The names, with prefix, of all indices that the page searches, including replicas. */
export const searchedNames = (prefix: string): readonly string[] =>
  Object.values(catalogue)
    .flatMap(({ name, replicas }) => [[{ name }], replicas].flat())
    .map(({ name }) => prefix + name)

export type SearchKey = {
  readonly acl: readonly Acl[]
  readonly indexes: readonly string[]
  readonly maxHitsPerQuery: number
  /** 0: no limit. */
  readonly maxQueriesPerIPPerHour: number
}

/** The page's largest request asks for this many hits: all parts of a feature. */
const maxHitsPerQuery = 1_000

/**
 * Room for 30 minutes of typing per hour (about 100 requests of three queries each) from one IP
 * address, such as an office, but too little for copying the indices.
 */
const maxQueriesPerIPPerHour = 10_000

/** The key that the page needs. An embedded provider does not see addresses and refuses their limit. */
export const describeSearchKey = (prefix: string, isHosted: boolean): SearchKey => ({
  acl: ['search'],
  indexes: searchedNames(prefix),
  maxHitsPerQuery,
  maxQueriesPerIPPerHour: isHosted ? maxQueriesPerIPPerHour : 0,
})

async function explainRefusal<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Error && 'status' in error && error.status === 403)) throw error
    throw new KeyRightsError(
      'The key in ALGOLIA_WRITE_KEY may not make keys. Use the admin key of the application for this one command.',
      { cause: error },
    )
  }
}

/** Returns an existing key that matches `wanted`, or creates one. */
export async function findOrCreateKey(
  client: Algoliasearch,
  wanted: SearchKey,
): Promise<{ readonly key: string; readonly isNew: boolean }> {
  const { keys } = await explainRefusal(client.listApiKeys())
  const found = keys.find(
    ({ acl, indexes, maxHitsPerQuery: hits, maxQueriesPerIPPerHour: queries, validity }) =>
      !validity &&
      isEqual(acl, wanted.acl) &&
      isEqual(indexes?.toSorted(), wanted.indexes.toSorted()) &&
      hits === wanted.maxHitsPerQuery &&
      (queries ?? 0) === wanted.maxQueriesPerIPPerHour,
  )
  if (found?.value !== undefined) return { key: found.value, isNew: false }
  const { key } = await client.addApiKey({
    ...wanted,
    acl: [...wanted.acl],
    indexes: [...wanted.indexes],
    description: 'Plinth: the key in the page. Searches its indices and nothing else.',
  })
  await client.waitForApiKey({ key, operation: 'add' })
  return { key, isNew: true }
}
