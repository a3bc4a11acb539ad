import type { ListDefinition } from '#search/lists/list-definition.ts'

import type { TableLabels } from './column.ts'
import { compatTable } from './compat.ts'
import { featureTable } from './features.ts'
import { releaseTable } from './releases.ts'
import { specTable } from './specs.ts'

const byId: Readonly<Record<ListDefinition['id'], TableLabels>> = {
  features: featureTable,
  compat: compatTable,
  specs: specTable,
  releases: releaseTable,
}

export function tableLabels({ id }: ListDefinition): TableLabels {
  return byId[id]
}
