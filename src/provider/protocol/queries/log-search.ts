import type { EngineAnswer, Filter, FilterCondition } from '#engine/index.ts'
import { parseFilters } from '#provider/protocol/filters/parse.ts'
import type { Values } from '#provider/protocol/parameters/request-parameters.ts'
import { ENTRY, USER_TOKEN } from '#provider/protocol/traffic/entry-bounds.ts'
import type { Condition } from '#provider/protocol/traffic/traffic-log.ts'

import type { SearchTarget } from './engine-request.ts'

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
    query: values.get('query').slice(0, ENTRY.query),
    nbHits: answer.nbHits,
    userToken: USER_TOKEN.test(userToken) ? userToken : null,
    queryID,
    page: Math.floor(window.offset / window.length),
    tags: values
      .get('analyticsTags')
      .slice(0, ENTRY.tags)
      .map((tag) => tag.slice(0, ENTRY.tag)),
    conditions: conditionsOf(ownFilter(filter, context.grant.filters)),
    objectIDs: answer.hits
      .slice(0, ENTRY.hits)
      .map(({ record }) => record.objectID)
      .filter(({ length }) => length <= ENTRY.objectID),
  })
}

/** A filter without the part added by the key, which comes first. */
function ownFilter(filter: Filter, ofKey: readonly string[]): Filter {
  return ofKey.length === 0 ? filter : filter.slice(ofKey.flatMap(parseFilters).length)
}

/** The distinct conditions of a filter, the first ones. */
function conditionsOf(filter: Filter): readonly Condition[] {
  const conditions = filter.flat().slice(0, ENTRY.conditions).flatMap(describe).map(cut)
  const byText = new Map(conditions.map((condition) => [JSON.stringify(condition), condition]))
  return [...byText.values()].slice(0, ENTRY.conditions)
}

const cut = ({ attribute, operator, value }: Condition): Condition => ({
  attribute: attribute.slice(0, ENTRY.condition),
  operator,
  value: value.slice(0, ENTRY.condition),
})

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
