/**
 * Loads the table. In a file of its own, because with the import the build writes the names of all files that a table
 * needs: 400 bytes of every list's first view, for a view that most visitors do not open.
 */
export async function loadResultTable() {
  return { default: (await import('./result-table.tsx')).ResultTable }
}
