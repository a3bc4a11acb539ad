import { viewHeads } from '#catalogue/view-heads.ts'
import { CompatRows } from '#search/results/compat-rows.tsx'

import { ListView } from './list-view.tsx'

/** The list of compat entries: `/compat`. */
export function CompatView() {
  return <ListView id="compat" Rows={CompatRows} description={viewHeads.compat.description} />
}
