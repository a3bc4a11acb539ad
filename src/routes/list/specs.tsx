import { specRow } from '#search/rows/spec-row.tsx'

import { ListView } from './list-view.tsx'

/** The list of specifications: `/specs`. */
export function SpecsView() {
  return <ListView id="specs" row={specRow} />
}
