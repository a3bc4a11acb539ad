import type { TableDefinition } from '#search/lists/list-definition.ts'

/** Represents a table with no column but the name, which is always shown. */
const NAME = 'name'

/** Sorts columns, so that one table has one address. Empty: the default ones. */
export function canonicalColumns(
  { columns, usual }: TableDefinition,
  names: readonly string[],
): readonly string[] {
  const known = Object.keys(columns).filter((name) => names.includes(name))
  if (known.length === 0) return names.includes(NAME) ? [NAME] : []
  return known.join() === usual.join() ? [] : known
}

/** The same for chosen columns, of which there may be none. */
export function chosenColumns(table: TableDefinition, names: readonly string[]): readonly string[] {
  return canonicalColumns(table, names.length === 0 ? [NAME] : names)
}

export function shownColumns(
  { usual }: TableDefinition,
  normal: readonly string[],
): readonly string[] {
  return normal.length === 0 ? usual : normal.filter((name) => name !== NAME)
}

export function tableAttributes(
  { name, columns }: TableDefinition,
  shown: readonly string[],
): readonly string[] {
  return [...new Set([name, ...shown.flatMap((column) => columns[column] ?? [])])]
}
