import type { Acl, Algoliasearch } from 'algoliasearch'

import { catalogue } from '#catalogue/index.ts'

import { isEqual } from './plan.ts'

/** The key cannot be made with the key in use; the message says with which. */
export class KeyRightsError extends Error {
  override readonly name = 'KeyRightsError'
}

/** Every index that the page searches, replicas included, with prefix. */
export const searchedNames = (prefix: string): readonly string[] =>
  Object.values(catalogue)
    .flatMap(({ name, replicas }) => [[{ name }], replicas].flat())
    .map(({ name }) => prefix + name)

/** What the key in the page may do. */
export type SearchKey = {
  readonly acl: readonly Acl[]
  readonly indexes: readonly string[]
  readonly maxHitsPerQuery: number
  readonly maxQueriesPerIPPerHour: number
}

/** The page's largest request is for this many hits: all parts of a feature at once. */
const maxHitsPerQuery = 1_000

/**
 * A visitor who types for a minute sends about 100 requests of three queries; this is room for 30 of them an
 * hour behind the one address of an office, and too little for copying the indices out.
 */
const maxQueriesPerIPPerHour = 10_000

/** The key for the page: searches these indices and does nothing else. */
export const describeSearchKey = (prefix: string): SearchKey => ({
  acl: ['search'],
  indexes: searchedNames(prefix),
  maxHitsPerQuery,
  maxQueriesPerIPPerHour,
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

/** The key as described: one that is there already, or else a new one. */
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
      queries === wanted.maxQueriesPerIPPerHour,
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
