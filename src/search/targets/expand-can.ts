import { isPlatform, targetNames } from '#catalogue/platforms.ts'
import type { TargetName } from '#catalogue/platforms.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import type { SearchParams } from '#search/transport/search-client.ts'
import { readUnresolved } from '#search/transport/unresolved.ts'

import { isChecked, readBrowsers } from './browsers-state.ts'
import type { Can } from './browsers-state.ts'
import { resolveTargets } from './resolve-targets.ts'

type Filters = ReadonlyMap<string, string>

/**
 * Resolves the conditions on browsers of a request to filters. The filter is empty if a text names
 * no browser that can be checked; the page says so.
 *
 * @throws TargetsUnavailable if the code that reads the text cannot be loaded
 */
export async function expandCan(params: SearchParams): Promise<SearchParams> {
  const queries = Array.isArray(params) ? params : params.requests
  const inside = Array.isArray(params) ? params.flatMap(({ params: own }) => own ?? []) : []
  const texts = new Set(
    [...queries, ...inside].flatMap((one) => readUnresolved(one)?.browsers ?? []),
  )
  const filters: Filters = new Map(
    await Promise.all([...texts].map(async (text) => [text, await filterOf(text)] as const)),
  )
  if (!Array.isArray(params)) {
    return {
      ...params,
      requests: params.requests.map((query) => resolved(query, filters, query.indexName)),
    }
  }
  return params.map((query) => {
    const plain = resolved(query, filters, query.indexName)
    return plain.params === undefined
      ? plain
      : { ...plain, params: resolved(plain.params, filters, query.indexName) }
  })
}

/** The filter is empty if the records of the index have no browser support data. */
function resolved<Query extends object>(query: Query, filters: Filters, index: string): Query {
  const unresolved = readUnresolved(query)
  if (unresolved === undefined) return query
  const filter = isChecked(index) ? filters.get(unresolved.browsers) : ''
  return { ...query, unresolved: undefined, filters: filter }
}

/** The filter for the `browsers` of a list's state; empty if there is nothing to check. */
async function filterOf(browsers: string): Promise<string> {
  const { targets, can } = readBrowsers(browsers)
  if (can === '') return ''
  const resolution = await resolveTargets(targets)
  return resolution.status === 'known' ? conditionOf(resolution.targets, can) : ''
}

/**
 * No existence checks: a record has an unreachable number for each browser without support. What
 * works in part is usable in all targets, and short of plain support in at least one.
 */
export function conditionOf(targets: Targets, can: Exclude<Can, ''>): string {
  const each = (plain: 'min' | 'usable', sign: '<=' | '>') =>
    targetNames.flatMap((name) => {
      const version = targets[name]
      return version === undefined ? [] : `${attributeOf(name, plain)} ${sign} ${version}`
    })
  if (can === 'yes') return each('min', '<=').join(' AND ')
  if (can === 'no') return each('usable', '>').join(' OR ')
  return [...each('usable', '<='), `(${each('min', '>').join(' OR ')})`].join(' AND ')
}

function attributeOf(name: TargetName, plain: 'min' | 'usable'): string {
  if (!isPlatform(name)) return `${plain}.${name}`
  return `${plain === 'min' ? 'platformMin' : 'platformUsable'}.${name}`
}
