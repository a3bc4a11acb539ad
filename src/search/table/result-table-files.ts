/**
 * Loads the table. A separate file, because the build adds the names of all files of the table to
 * the module with the import: 400 bytes of every list's first view, for a view that most visitors
 * do not open.
 */
export async function loadResultTable() {
  return { default: (await import('./result-table.tsx')).ResultTable }
}
