import { isPlatform, targetNames } from '#catalogue/platforms.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import { CAN } from '#search/transport/later-filter.ts'
import type { SearchParams } from '#search/transport/search-client.ts'

import { isChecked, readBrowsers } from './browsers-state.ts'
import type { Can } from './browsers-state.ts'
import { resolveTargets } from './resolve-targets.ts'

/** What the conditions of a request are written as, by what stands for them. */
type Written = ReadonlyMap<unknown, string>

/**
 * A request with its filters by browsers written out. Where a text names no browser that can be checked the filter is empty: the
 * page says so.
 *
 * @throws TargetsUnavailable where what reads the text cannot be loaded
 */
export async function expandCan(params: SearchParams): Promise<SearchParams> {
  const queries = Array.isArray(params) ? params : params.requests
  const inside = Array.isArray(params) ? params.flatMap(({ params: own }) => own ?? []) : []
  const filters = new Set([...queries, ...inside].map(filtersIn))
  const pairs = [...filters].map(async (filter) => [filter, await written(filter)] as const)
  const known: Written = new Map(
    (await Promise.all(pairs)).flatMap(([filter, text]) =>
      text === undefined ? [] : [[filter, text] as const],
    ),
  )
  if (!Array.isArray(params)) {
    return {
      ...params,
      requests: params.requests.map((query) => replaced(query, known, query.indexName)),
    }
  }
  return params.map((query) => {
    const plain = replaced(query, known, query.indexName)
    return plain.params === undefined
      ? plain
      : { ...plain, params: replaced(plain.params, known, query.indexName) }
  })
}

function filtersIn(query: object): unknown {
  return Reflect.get(query, 'filters')
}

/** Where the records of an index work in no browser the condition is empty. */
function replaced<Query extends object>(query: Query, known: Written, index: string): Query {
  const filters = known.get(filtersIn(query))
  return filters === undefined ? query : { ...query, filters: isChecked(index) ? filters : '' }
}

/** The condition that another stands for; undefined for one that stands for itself. */
async function written(filters: unknown): Promise<string | undefined> {
  if (typeof filters !== 'string' || !filters.includes(CAN)) return undefined
  const { targets, can } = readBrowsers(filters)
  if (can === '') return ''
  const resolution = await resolveTargets(targets)
  return resolution.status === 'known' ? conditionOf(resolution.targets, can) : ''
}

/** Plain comparisons: a record has a number for every browser and platform, one that no version reaches where it lacks the thing. */
function conditionOf(targets: Targets, can: Can): string {
  const [sign, joint] = can === 'yes' ? ['<=', ' AND '] : ['>', ' OR ']
  return targetNames
    .flatMap((name) => {
      const version = targets[name]
      if (version === undefined) return []
      return `${isPlatform(name) ? 'platformMin' : 'min'}.${name} ${sign} ${version}`
    })
    .join(joint)
}
