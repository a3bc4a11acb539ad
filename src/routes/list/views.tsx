import type { ComponentType } from 'react'
import { lazy } from 'react'

import type { ListName } from '#catalogue/index.ts'
import type { RowDefinition } from '#search/rows/row-definition.ts'

/** The list at each address, with the row that shows its hits: loaded when it is opened. */
export const listViews: Readonly<Record<ListName, ComponentType>> = {
  features: listView(
    'features',
    async () => (await import('#search/rows/feature-row.tsx')).featureRow,
  ),
  compat: listView('compat', async () => (await import('#search/rows/compat-row.tsx')).compatRow),
  specs: listView('specs', async () => (await import('#search/rows/spec-row.tsx')).specRow),
  releases: listView(
    'releases',
    async () => (await import('#search/rows/release-row.tsx')).releaseRow,
  ),
}

function listView(id: ListName, loadRow: () => Promise<RowDefinition>): ComponentType {
  return lazy(async () => {
    const [{ ListView }, row] = await Promise.all([import('./list-view.tsx'), loadRow()])
    return { default: () => <ListView id={id} row={row} /> }
  })
}
