import type { ListName } from '#catalogue/indices.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { isMarkedRecord, type MarkedRecord } from '#search/transport/highlights.ts'

/** A hit with its list, for views that mix lists. */
export type FoundHit = {
  readonly id: ListName
  readonly hit: MarkedRecord
  /** Its name, the id in its address, and the names that a joined one has: "svb, svh". */
  readonly names: readonly string[]
}

/** Reads the hits of a list, without those that are not its records. */
export function readHits(
  { id, names }: Pick<ListDefinition, 'id' | 'names'>,
  hits: readonly unknown[],
): readonly FoundHit[] {
  return hits.filter(isMarkedRecord).flatMap((hit) => {
    const [name, ...others] = names.map((attribute): unknown => Reflect.get(hit, attribute))
    if (typeof name !== 'string') return []
    const joined = name.includes(', ') ? name.split(', ') : []
    return [{ id, hit, names: [name, ...others.filter(isText), ...joined] }]
  })
}

const isText = (value: unknown): value is string => typeof value === 'string'
