import { specPages } from '#catalogue/specs/pages.ts'
import { listPath } from '#contracts/paths.ts'
import { lifecycleNames } from '#lib/glossary.ts'

import { labelledValues } from './facet-values.ts'
import type { ListDefinition } from './list-definition.ts'

export const specsList = {
  ...specPages,
  path: listPath('specs'),
  facets: {
    org: { attribute: 'org', title: 'Organisation' },
    status: { attribute: 'status', title: 'Draft status' },
    maturity: { attribute: 'maturity', title: 'Published status' },
    standing: {
      attribute: 'standing',
      title: 'Lifecycle',
      values: labelledValues(Object.entries(lifecycleNames)),
    },
    group: { attribute: 'groups', title: 'Group', searchPlaceholder: 'Find a group' },
    type: {
      attribute: 'type',
      title: 'Type',
      values: labelledValues([
        ['full', 'Full'],
        ['delta', 'Delta'],
        ['fork', 'Fork'],
      ]),
    },
  },
  ranges: {},
  sorts: { relevance: { label: 'Relevance', index: 'specs' } },
  panel: ['org', 'maturity', 'standing', 'status', 'group', 'type'],
  open: ['org', 'maturity', 'standing'],
  highlight: ['title', 'shortTitle', 'featureNames'],
  hidden: ['objectID', 'aliases', 'series', 'groups', 'terms'],
  texts: ['title', 'shortTitle'],
  table: {
    name: 'title',
    columns: {
      short: ['shortTitle'],
      org: ['org'],
      status: ['status'],
      maturity: ['maturity'],
      standing: ['standing'],
      series: ['series'],
      type: ['type'],
      group: ['groups'],
      replaced: ['obsoletedBy'],
      features: ['featureCount'],
      entries: ['compatCount'],
      tests: ['tests'],
      url: ['url'],
    },
    usual: ['org', 'status', 'maturity', 'features', 'entries'],
  },
} as const satisfies ListDefinition
