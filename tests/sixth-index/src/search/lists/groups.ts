import { groupListAttributes } from '#catalogue/groups/settings.ts'

import type { ListDefinition } from './list-definition.ts'

/** The groups of features. */
export const groupsList = {
  id: 'groups',
  path: '/groups',
  title: 'Groups',
  tab: 'Groups',
  one: 'group',
  noun: 'groups',
  remark: 'What belongs together',
  placeholder: 'Search groups…',
  names: ['name', 'objectID'],
  facets: { area: { attribute: 'area', title: 'Area' } },
  ranges: {},
  sorts: { relevance: { words: 'Relevance', index: 'groups' } },
  table: {
    name: 'name',
    columns: { area: ['area'], features: ['featureCount'] },
    usual: ['area', 'features'],
  },
  panel: ['area'],
  open: ['area'],
  retrieve: groupListAttributes,
  highlight: ['name'],
} as const satisfies ListDefinition
