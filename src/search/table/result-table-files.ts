/**
 * Loads the table. A separate file, because the build adds the names of all files of the table to
 * the module with the import, and most visitors of a list do not open the table.
 */
export async function loadResultTable() {
  return { default: (await import('./result-table.tsx')).ResultTable }
}
