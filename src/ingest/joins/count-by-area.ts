import { areaOf } from '#catalogue/areas.ts'

/** How many of some keys each area has, the area of the most keys first. */
export function countByArea(keys: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const key of keys) {
    const area = areaOf(key)
    if (area !== undefined) counts.set(area, (counts.get(area) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].toSorted(([, a], [, b]) => b - a))
}
