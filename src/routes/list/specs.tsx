import { viewHeads } from '#catalogue/view-heads.ts'
import { SpecRows } from '#search/results/spec-rows.tsx'

import { ListView } from './list-view.tsx'

/** The list of specifications: `/specs`. */
export function SpecsView() {
  return <ListView id="specs" Rows={SpecRows} description={viewHeads.specs.description} />
}
