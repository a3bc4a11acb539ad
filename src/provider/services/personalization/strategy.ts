import { badRequest } from '#provider/protocol/errors.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { integer, oneOf, text } from '#provider/protocol/parameters/parsers.ts'
import { asObject } from '#provider/protocol/request/body.ts'
import type { State } from '#provider/protocol/state/state.ts'

/** Which events and facets make up a profile, and how much it counts. */
export type Strategy = {
  readonly eventsScoring: readonly {
    readonly score: number
    readonly eventName: string
    readonly eventType: 'click' | 'conversion' | 'view'
  }[]
  readonly facetsScoring: readonly { readonly score: number; readonly facetName: string }[]
  /** 0 to 100; 0: no effect. */
  readonly personalizationImpact: number
}

/** The `configs` key of the strategy. */
export const STRATEGY = 'personalization/strategy'

/** Entries of each list. */
const MOST = 100
const score = integer({ min: 0, max: 100 })

/** The strategy of a state. Until one is set, a strategy without effect. */
export function strategyOf({ configs }: State): Strategy {
  const stored = configs.get(STRATEGY)
  return stored === undefined
    ? { eventsScoring: [], facetsScoring: [], personalizationImpact: 0 }
    : readStrategy(stored)
}

/**
 * Reads a strategy as sent.
 * @throws ApiError 400 that names the invalid member
 */
export function readStrategy(body: JsonObject): Strategy {
  return {
    eventsScoring: listOf(body, 'eventsScoring').map((entry) => ({
      score: score(entry['score'], 'score'),
      eventName: named(entry, 'eventName'),
      eventType: oneOf('click', 'conversion', 'view')(entry['eventType'], 'eventType'),
    })),
    facetsScoring: listOf(body, 'facetsScoring').map((entry) => ({
      score: score(entry['score'], 'score'),
      facetName: named(entry, 'facetName'),
    })),
    personalizationImpact: integer({ min: 0, max: 100 })(
      body['personalizationImpact'],
      'personalizationImpact',
    ),
  }
}

function listOf(body: JsonObject, name: string): readonly JsonObject[] {
  const list = body[name]
  if (!Array.isArray(list)) throw badRequest(`Expected a list of objects in "${name}"`)
  if (list.length > MOST) throw badRequest(`Expected at most ${MOST} entries in "${name}"`)
  return list.map((entry) => asObject(entry))
}

function named(entry: JsonObject, name: string): string {
  const value = entry[name] ?? ''
  if (value === '') throw badRequest(`Expected "${name}" in every entry`)
  return text(value, name)
}
