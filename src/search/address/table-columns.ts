import type { TableDefinition } from '#search/lists/list-definition.ts'

/** In the address: the column that is always there, for a table that has no other. */
const NAME = 'name'

/**
 * Columns as the address has them: in the order of the table, whatever the order in which they were asked for, so that
 * one table has one address. Empty for the usual ones, and for names none of which the table knows.
 */
export function canonicalColumns(
  { columns, usual }: TableDefinition,
  names: readonly string[],
): readonly string[] {
  const known = Object.keys(columns).filter((name) => names.includes(name))
  if (known.length === 0) return names.includes(NAME) ? [NAME] : []
  return known.join() === usual.join() ? [] : known
}

/** The same for columns that were chosen, of which there may be none. */
export function chosenColumns(table: TableDefinition, names: readonly string[]): readonly string[] {
  return canonicalColumns(table, names.length === 0 ? [NAME] : names)
}

/** The columns that are shown beside the name. */
export function shownColumns(
  { usual }: TableDefinition,
  normal: readonly string[],
): readonly string[] {
  return normal.length === 0 ? usual : normal.filter((name) => name !== NAME)
}

/** The attributes that a table of these columns is made from, each once. */
export function tableAttributes(
  { name, columns }: TableDefinition,
  shown: readonly string[],
): readonly string[] {
  return [...new Set([name, ...shown.flatMap((column) => columns[column] ?? [])])]
}
