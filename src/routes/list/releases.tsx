import { releaseRow } from '#search/rows/release-row.tsx'

import { ListView } from './list-view.tsx'

/** The list of releases: `/releases`. */
export function ReleasesView() {
  return <ListView id="releases" row={releaseRow} />
}
