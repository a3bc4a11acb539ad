import type { ListDefinition } from '#search/list-definition.ts'

import { paths } from './paths.ts'

/** The page of a record, by the list in which it was found. */
export const hitPaths = {
  features: paths.feature,
  compat: paths.compatEntry,
  specs: paths.spec,
  releases: paths.release,
} as const satisfies Record<ListDefinition['id'], (id: string) => string>
