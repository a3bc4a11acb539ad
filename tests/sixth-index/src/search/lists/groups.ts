import { groupPages } from '#catalogue/groups/pages.ts'
import { listPath } from '#contracts/paths.ts'

import type { ListDefinition } from './list-definition.ts'

/** The groups of features. */
export const groupsList = {
  ...groupPages,
  path: listPath('groups'),
  facets: { area: { attribute: 'area', title: 'Area' } },
  ranges: {},
  sorts: { relevance: { label: 'Relevance', index: 'groups' } },
  panel: ['area'],
  open: ['area'],
  highlight: ['name'],
  hidden: [],
  texts: ['name'],
  table: {
    name: 'name',
    columns: { area: ['area'], features: ['featureCount'] },
    usual: ['area', 'features'],
  },
} as const satisfies ListDefinition
