import { viewHeads } from '#catalogue/view-heads.ts'
import { GroupRows } from '#search/results/group-rows.tsx'

import { ListView } from './list-view.tsx'

/** The list of groups: `/groups`. */
export function GroupsView() {
  return <ListView id="groups" Rows={GroupRows} description={viewHeads.groups.description} />
}
