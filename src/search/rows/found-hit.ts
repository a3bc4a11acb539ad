import type { IndexRecord } from '#catalogue/define-index.ts'
import type { ListName } from '#catalogue/index.ts'
import { isIndexRecord } from '#search/lists/index-record.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { Highlights } from '#search/transport/highlights.ts'

type MarkedRecord = IndexRecord & { readonly _highlightResult?: Highlights }

/** A hit of any list, among those of others. */
export type FoundHit = {
  /** The list that it is of. */
  readonly id: ListName
  readonly hit: MarkedRecord
  /** What it is called: its name, and the id that stands in its address. */
  readonly names: readonly string[]
}

/** Reads the hits of a list; what is none of its records is left out. */
export function readHits(
  { id, names }: Pick<ListDefinition, 'id' | 'names'>,
  hits: readonly unknown[],
): readonly FoundHit[] {
  return hits.filter(isRecord).flatMap((hit) => {
    const [name, ...others] = names.map((attribute): unknown => Reflect.get(hit, attribute))
    return typeof name === 'string' ? [{ id, hit, names: [name, ...others.filter(isText)] }] : []
  })
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isRecord(hit: unknown): hit is MarkedRecord {
  return isIndexRecord(hit)
}
