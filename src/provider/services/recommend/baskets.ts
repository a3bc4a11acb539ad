import { dayOf } from '#provider/protocol/traffic/days.ts'
import { createTrafficCache, visitRecentEvents } from '#provider/protocol/traffic/recent-events.ts'
import type { Reader } from '#provider/protocol/traffic/recent-events.ts'

/** What visitors converted on, together. */
type Baskets = {
  /** objectID → numbers of the baskets that hold it. */
  readonly holding: ReadonlyMap<string, ReadonlySet<number>>
  /** Basket number → its objectIDs. */
  readonly contents: readonly ReadonlySet<string>[]
  /** Basket number → number of its visitor. */
  readonly visitors: readonly number[]
}

/** Days whose conversions count. */
const DAYS = 30

/** Fewer visitors than this are no pattern, and would show what one of them did. */
const LEAST_VISITORS = 2

const cached = createTrafficCache<Baskets>()

/**
 * What visitors converted on in the same day as on a record: objectID → 0 to 100, the cosine of the sets of baskets that
 * hold the two.
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

/** A basket is what one visitor converted on in one day, in UTC. */
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
