import { compatRow } from '#search/rows/compat-row.tsx'

import { ListView } from './list-view.tsx'

/** The list of compat entries: `/compat`. */
export function CompatView() {
  return <ListView id="compat" row={compatRow} />
}
