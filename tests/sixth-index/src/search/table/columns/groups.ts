import type { GroupRecord } from '#catalogue/groups/record.ts'
import type { groupsList } from '#search/lists/groups.ts'

import { type ColumnsOf, countCell, type TableLabels, textCell } from './column.ts'

/** The table of groups. */
export const groupTable = {
  head: { title: 'Group' },
  anchor: 'group-',
  columns: {
    area: { title: 'Area', read: ({ area }) => textCell(area) },
    features: { title: 'Features', read: ({ featureCount }) => countCell(featureCount) },
  } satisfies ColumnsOf<(typeof groupsList)['table'], GroupRecord>,
} as const satisfies TableLabels
