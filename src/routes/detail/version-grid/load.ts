/** Loads the versions of browsers by support and usage, which are below what a page is first about. */
export async function loadVersionGrid() {
  return (await import('./version-grid.tsx')).VersionGrid
}
