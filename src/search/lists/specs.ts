import { listPath } from '#catalogue/paths.ts'
import { specPages } from '#catalogue/specs/pages.ts'

import { labelledValues } from './facet-values.ts'
import type { ListDefinition } from './list-definition.ts'

/** The specifications of the web platform. */
export const specsList = {
  ...specPages,
  path: listPath('specs'),
  facets: {
    org: { attribute: 'org', title: 'Organisation' },
    status: { attribute: 'status', title: 'Status of the latest text' },
    maturity: { attribute: 'maturity', title: 'Maturity when published' },
    standing: {
      attribute: 'standing',
      title: 'Standing',
      values: labelledValues([
        ['good', 'In good standing'],
        ['pending', 'Pending'],
        ['discontinued', 'Discontinued'],
      ]),
    },
    group: { attribute: 'groups', title: 'Group', searchPlaceholder: 'Find a group' },
    type: {
      attribute: 'type',
      title: 'Extent',
      values: labelledValues([
        ['full', 'Whole'],
        ['delta', 'Additions to another'],
        ['fork', 'Fork of another'],
      ]),
    },
  },
  ranges: {},
  sorts: {
    relevance: { label: 'Relevance', index: 'specs' },
    az: { label: 'A–Z', index: 'specs_az' },
  },
  panel: ['org', 'maturity', 'standing', 'status', 'group', 'type'],
  open: ['org', 'maturity', 'standing'],
  highlight: [
    'title',
    'shortTitle',
    'featureNames',
    'objectID',
    'aliases',
    'series',
    'groups',
    'terms',
  ],
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
