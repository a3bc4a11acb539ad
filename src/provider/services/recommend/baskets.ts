import { dayOf } from '#provider/protocol/traffic/days.ts'
import { createTrafficCache, visitRecentEvents } from '#provider/protocol/traffic/recent-events.ts'
import type { Reader } from '#provider/protocol/traffic/recent-events.ts'

/** The records that visitors converted on together. */
type Baskets = {
  /** objectID → numbers of the baskets that contain it. */
  readonly holding: ReadonlyMap<string, ReadonlySet<number>>
  /** Basket number → its object IDs. */
  readonly contents: readonly ReadonlySet<string>[]
  /** Basket number → visitor number. */
  readonly visitors: readonly number[]
}

/** Days of conversions that count. */
const DAYS = 30

/** With fewer visitors there is no pattern, and the result would reveal what one of them did. */
const LEAST_VISITORS = 2

const cached = createTrafficCache<Baskets>()

/**
 * The records that visitors converted on within the same day as a record: objectID → 0 to 100, the
 * cosine similarity of the two records' sets of baskets.
 */
export async function readTogether(
  reader: Reader,
  indices: ReadonlySet<string>,
  objectID: string,
): Promise<ReadonlyMap<string, number>> {
  const { holding, contents, visitors } = await readBaskets(reader, indices)
  const own = holding.get(objectID) ?? new Set<number>()
  const counts = new Map<string, { baskets: number; readonly by: Set<number | undefined> }>()
  for (const number of own) {
    for (const other of contents[number] ?? []) {
      const count = counts.get(other) ?? { baskets: 0, by: new Set() }
      count.baskets += 1
      count.by.add(visitors[number])
      counts.set(other, count)
    }
  }
  counts.delete(objectID)
  const together = [...counts].filter(([, { by }]) => by.size >= LEAST_VISITORS)
  return new Map(
    together.map(([other, { baskets }]) => {
      const all = holding.get(other)?.size ?? baskets
      return [other, (100 * baskets) / Math.sqrt(own.size * all)]
    }),
  )
}

/** A basket contains what one visitor converted on within one UTC day. */
function readBaskets(reader: Reader, indices: ReadonlySet<string>): Promise<Baskets> {
  return cached(reader, JSON.stringify([...indices]), async () => {
    const baskets = new Map<string, Set<string>>()
    const visitorOf = new Map<string, number>()
    const visitors: number[] = []
    await visitRecentEvents(reader, DAYS, (event) => {
      if (event.type !== 'conversion' || !indices.has(event.index)) return
      const key = `${dayOf(event.time)} ${event.userToken}`
      const basket = baskets.get(key) ?? new Set<string>()
      if (basket.size === 0) {
        const visitor = visitorOf.get(event.userToken) ?? visitorOf.size
        visitorOf.set(event.userToken, visitor)
        visitors.push(visitor)
        baskets.set(key, basket)
      }
      for (const id of event.objectIDs) basket.add(id)
    })
    const contents = [...baskets.values()]
    return { contents, visitors, holding: invert(contents) }
  })
}

function invert(contents: Baskets['contents']): Baskets['holding'] {
  const holding = new Map<string, Set<number>>()
  for (const [number, ids] of contents.entries()) {
    for (const id of ids) holding.set(id, (holding.get(id) ?? new Set<number>()).add(number))
  }
  return holding
}
