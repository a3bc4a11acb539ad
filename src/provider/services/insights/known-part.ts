import { readFaceting } from '#provider/protocol/parameters/index-shape.ts'
import { createValues } from '#provider/protocol/parameters/request-parameters.ts'
import { findIndex } from '#provider/protocol/request/request-context.ts'
import { recordSetOf } from '#provider/protocol/state/built-indexes.ts'
import { sequenceOf } from '#provider/protocol/state/record-set.ts'
import type { State } from '#provider/protocol/state/state.ts'
import type { LoggedEvent } from '#provider/protocol/traffic/traffic-log.ts'

/**
 * The part of an event that is about records of its index or filters by its facets; nothing if
 * there is none. What does not exist would be kept and counted, and senders can invent any amount.
 */
export function knownPart(state: State, event: LoggedEvent): readonly LoggedEvent[] {
  const index = findIndex(state, event.index)
  if (index === undefined) return []
  if (event.filters.length > 0) {
    const faceting = createValues([index.entry.settings]).get('attributesForFaceting')
    const facets = readFaceting(faceting).map(({ attribute }) => `${attribute}:`)
    const filters = event.filters.filter((text) => facets.some((facet) => text.startsWith(facet)))
    return filters.length === 0 ? [] : [{ ...event, filters }]
  }
  const set = recordSetOf(state, index.id)
  const isKnown = event.objectIDs.map((objectID) => sequenceOf(set, objectID) !== undefined)
  if (!isKnown.includes(true)) return []
  const objectIDs = event.objectIDs.filter((_, at) => isKnown[at])
  const positions = event.positions.filter((_, at) => isKnown[at])
  return [{ ...event, objectIDs, positions }]
}
