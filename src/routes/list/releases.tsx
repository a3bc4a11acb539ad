import { releaseFeeds } from '#catalogue/feeds.ts'
import { viewHeads } from '#catalogue/view-heads.ts'
import { useFeeds } from '#routes/layout/head.ts'
import { ReleaseRows } from '#search/results/release-rows.tsx'

import { ListView } from './list-view.tsx'

/** The list of releases: `/releases`. */
export function ReleasesView() {
  useFeeds(releaseFeeds)
  return <ListView id="releases" Rows={ReleaseRows} description={viewHeads.releases.description} />
}
