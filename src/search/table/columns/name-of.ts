import type { IndexRecord } from '#catalogue/define-index.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

/** The name of a record, by the attribute that its list calls so; its id where a provider left the name out. */
export function nameOf({ table }: ListDefinition, hit: IndexRecord): string {
  const name: unknown = Object.getOwnPropertyDescriptor(hit, table.name)?.value
  return typeof name === 'string' ? name : hit.objectID
}
