import { type Spend, STEPS } from '#engine/index.ts'
import { createAggregate, type Reader } from '#provider/protocol/traffic/recent-events.ts'
import type { LoggedEvent } from '#provider/protocol/traffic/traffic-log.ts'

/** What one visitor converted on within one UTC day. */
type Basket = { readonly userToken: string; readonly objectIDs: readonly string[] }

/** The records that visitors converted on together: objectID → the baskets that contain it. */
export type Baskets = ReadonlyMap<string, readonly Basket[]>

/** Days of conversions that count. */
const DAYS = 30

/** Records of a basket, the first ones: pairs of records grow with their square. */
const MOST = 100

/** With fewer visitors there is no pattern, and the result would reveal what one of them did. */
const LEAST_VISITORS = 2

const aggregate = createAggregate<readonly Basket[], Baskets>()

/** Reads the baskets of an index and its replicas. */
export function readBaskets(reader: Reader, indices: ReadonlySet<string>): Promise<Baskets> {
  return aggregate(reader, JSON.stringify([...indices]), {
    days: DAYS,
    ofDay: (events) => basketsOf(events, indices),
    merge: (days) => byRecord(days.flat()),
  })
}

/**
 * The records that visitors converted on within the same day as a record: objectID → 0 to 100, the
 * cosine similarity of the two records' sets of baskets.
 */
export function chosenTogether(
  baskets: Baskets,
  objectID: string,
  spend: Spend,
): ReadonlyMap<string, number> {
  const own = baskets.get(objectID) ?? []
  const counts = new Map<string, { baskets: number; readonly by: Set<string> }>()
  for (const { userToken, objectIDs } of own) {
    spend(STEPS.group * objectIDs.length)
    for (const other of objectIDs) {
      const count = counts.get(other) ?? { baskets: 0, by: new Set() }
      count.baskets += 1
      count.by.add(userToken)
      counts.set(other, count)
    }
  }
  counts.delete(objectID)
  const together = [...counts].filter(([, { by }]) => by.size >= LEAST_VISITORS)
  return new Map(
    together.map(([other, count]) => {
      const all = baskets.get(other)?.length ?? count.baskets
      return [other, (100 * count.baskets) / Math.sqrt(own.length * all)]
    }),
  )
}

function basketsOf(
  events: readonly LoggedEvent[],
  indices: ReadonlySet<string>,
): readonly Basket[] {
  const baskets = new Map<string, Set<string>>()
  for (const { type, index, userToken, objectIDs } of events) {
    if (type !== 'conversion' || !indices.has(index)) continue
    const basket = baskets.get(userToken) ?? new Set<string>()
    baskets.set(userToken, basket)
    for (const id of objectIDs) if (basket.size < MOST) basket.add(id)
  }
  return Array.from(baskets, ([userToken, ids]) => ({ userToken, objectIDs: [...ids] }))
}

function byRecord(baskets: readonly Basket[]): Baskets {
  const holding = new Map<string, Basket[]>()
  for (const basket of baskets) {
    for (const id of basket.objectIDs) {
      const known = holding.get(id)
      if (known === undefined) holding.set(id, [basket])
      else known.push(basket)
    }
  }
  return holding
}
