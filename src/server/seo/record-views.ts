import type { SuggestionIndex } from '#catalogue/suggestions/record.ts'

import type { ViewPath } from '../views.ts'

/** The indices whose records have pages. */
export type RecordIndex = SuggestionIndex

/** The view of a record, by its index. */
export const recordViews = {
  features: '/features/:id',
  specs: '/specs/:shortname',
  releases: '/releases/:id',
  compat: '/compat/:key',
} as const satisfies Readonly<Record<RecordIndex, ViewPath>>
