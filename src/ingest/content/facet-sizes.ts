import type { ListName } from '#catalogue/index.ts'
import type { DataSummary } from '#contracts/content.ts'

/**
 * The facets whose filters are closed at first and show the number of values. The values of other facets are known to their
 * list, or shown at once.
 */
export const sizedFacets: Readonly<Partial<Record<ListName, readonly string[]>>> = {
  features: ['newlyMonth', 'groups.lvl0', 'spec', 'org', 'snapshot'],
  compat: ['kind', 'specs'],
  specs: ['status', 'groups'],
}

/** Counts the values of `sizedFacets`, by list and attribute. */
export function facetSizes(
  records: Readonly<Record<string, readonly object[]>>,
): DataSummary['facetSizes'] {
  return Object.fromEntries(
    Object.entries(sizedFacets).map(([list, attributes]) => [
      list,
      Object.fromEntries(
        attributes.map((attribute) => [attribute, countValues(records[list] ?? [], attribute)]),
      ),
    ]),
  )
}

/** @param attribute of a record, or of a part of it: "groups.lvl0" */
function countValues(records: readonly object[], attribute: string): number {
  const path = attribute.split('.')
  return new Set(records.flatMap((record) => valueAt(record, path))).size
}

/** None where the record has no such attribute. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path
  if (value === undefined || name === undefined) return value ?? []
  return valueAt(Reflect.get(Object(value), name), rest)
}
