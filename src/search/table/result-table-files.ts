/** A separate file: the import adds the names of all of the table's files to its module. */
export async function loadResultTable() {
  return { default: (await import('./result-table.tsx')).ResultTable }
}
