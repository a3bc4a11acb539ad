import type { ListName } from '#catalogue/indices.ts'
import type { DataSummary } from '#contracts/content.ts'

/** Facets with collapsed filters, which show the number of values before the values are loaded. */
export const sizedFacets: Readonly<Partial<Record<ListName, readonly string[]>>> = {
  features: [
    'newlyMonth',
    'groups.lvl0',
    'spec',
    'org',
    'snapshot',
    'positions',
    'wanted',
    'interop',
  ],
  compat: ['kind', 'specs'],
  specs: ['status', 'groups'],
}

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

/** @param attribute or a path: "groups.lvl0" */
function countValues(records: readonly object[], attribute: string): number {
  const path = attribute.split('.')
  return new Set(records.flatMap((record) => valueAt(record, path))).size
}

/** Empty if the record lacks the attribute. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path
  if (value === undefined || name === undefined) return value ?? []
  return valueAt(Reflect.get(Object(value), name), rest)
}
