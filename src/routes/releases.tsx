import { ReleaseRows } from '#search/release-rows.tsx'

import { ListView } from './list-view.tsx'

const description = 'Every release of browsers and runtimes with its date, and what came with it.'

/** The list of releases: `/releases`. */
export function ReleasesView() {
  return <ListView id="releases" Rows={ReleaseRows} description={description} />
}
