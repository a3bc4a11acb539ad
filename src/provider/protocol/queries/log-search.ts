import type { EngineAnswer, Filter, FilterCondition } from '#provider/engine/types.ts'
import { parseFilters } from '#provider/protocol/filters/parse.ts'
import type { Values } from '#provider/protocol/parameters/request-parameters.ts'
import type { Condition } from '#provider/protocol/traffic/traffic-log.ts'

import type { SearchTarget } from './engine-request.ts'

/** Maximum lengths of the texts and lists logged for a search. */
const KEPT = { query: 512, userToken: 129, tags: 20, conditions: 50, objectIDs: 50 } as const

/** A search and its result. */
type Answered = {
  readonly request: SearchTarget
  readonly values: Values
  readonly filter: Filter
  readonly window: { readonly offset: number; readonly length: number }
  readonly answer: EngineAnswer
  /** Null for a search without `clickAnalytics`. */
  readonly queryID: string | null
}

/**
 * Passes a search to the log. Searches with `analytics: false` are not logged, nor are searches
 * that request no hits: they count facet values beside a search that is logged.
 */
export function logSearch({ request, values, filter, window, answer, queryID }: Answered): void {
  if (!values.get('analytics') || window.length === 0) return
  const { context, index } = request
  const userToken = values.get('userToken')
  context.logSearch({
    time: context.receivedAt,
    index: index.entry.name,
    query: values.get('query').slice(0, KEPT.query),
    nbHits: answer.nbHits,
    userToken: userToken === '' || userToken.length > KEPT.userToken ? null : userToken,
    queryID,
    page: Math.floor(window.offset / window.length),
    tags: values.get('analyticsTags').slice(0, KEPT.tags),
    conditions: conditionsOf(ownFilter(filter, context.grant.filters)).slice(0, KEPT.conditions),
    objectIDs: answer.hits.slice(0, KEPT.objectIDs).map(({ record }) => record.objectID),
  })
}

/** A filter without the part added by the key, which comes first. */
function ownFilter(filter: Filter, ofKey: readonly string[]): Filter {
  return ofKey.length === 0 ? filter : filter.slice(ofKey.flatMap(parseFilters).length)
}

/** The distinct conditions of a filter. */
function conditionsOf(filter: Filter): readonly Condition[] {
  const conditions = filter.flat().flatMap(describe)
  const byText = new Map(conditions.map((condition) => [JSON.stringify(condition), condition]))
  return [...byText.values()]
}

function describe(condition: FilterCondition): readonly Condition[] {
  const { attribute, negated } = condition
  if (condition.kind === 'facet') {
    return [{ attribute, operator: ':', value: negated ? `-${condition.value}` : condition.value }]
  }
  if (condition.kind === 'numeric') {
    const operator = negated ? OPPOSITE[condition.operator] : condition.operator
    return [{ attribute, operator, value: String(condition.value) }]
  }
  const [above, below] = negated ? (['<', '>'] as const) : (['>=', '<='] as const)
  return [
    { attribute, operator: above, value: String(condition.from) },
    { attribute, operator: below, value: String(condition.to) },
  ]
}

const OPPOSITE = { '<': '>=', '<=': '>', '=': '!=', '!=': '=', '>=': '<', '>': '<=' } as const
