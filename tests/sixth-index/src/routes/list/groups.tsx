import { groupRow } from '#search/rows/group-row.tsx'

import { ListView } from './list-view.tsx'

/** The list of groups: `/groups`. */
export function GroupsView() {
  return <ListView id="groups" row={groupRow} />
}
