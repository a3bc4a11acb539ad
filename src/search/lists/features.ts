import { baselineStatuses } from '#catalogue/baseline.ts'
import { coreBrowsers } from '#catalogue/browsers.ts'
import { featurePages } from '#catalogue/features/pages.ts'
import { listPath } from '#contracts/paths.ts'

import { defineSupportColumns } from './browser-columns.ts'
import {
  baselineValues,
  browserValues,
  engineCounts,
  blockerValues,
  engineValues,
  labelledValues,
  runsFacet,
  usageRange,
} from './facet-values.ts'
import type { ListDefinition } from './list-definition.ts'

export const featuresList = {
  ...featurePages,
  path: listPath('features'),
  facets: {
    baseline: {
      attribute: 'baseline',
      title: 'Baseline',
      values: baselineValues(baselineStatuses),
      selfDescribing: true,
    },
    area: { attribute: 'areas', title: 'Area' },
    blocker: { attribute: 'missingOnlyIn', title: 'Missing only in', values: blockerValues },
    only: { attribute: 'onlyIn', title: 'Only in', values: engineValues },
    missing: { attribute: 'missing', title: 'Missing in', values: browserValues },
    runs: runsFacet,
    engines: { attribute: 'engines', title: 'Engines', values: engineCounts },
    parts: {
      attribute: 'baselineParts',
      title: 'Parts in Baseline',
      values: labelledValues([
        ['nearly', 'Nearly there (80 %+)'],
        ['half', 'Half or more'],
        ['some', 'Less than half'],
      ]),
    },
    month: { attribute: 'newlyMonth', title: 'Baseline month', kind: 'month' },
    spec: { attribute: 'spec', title: 'Specification', searchPlaceholder: 'Find a specification' },
    org: { attribute: 'org', title: 'Organisation' },
    snapshot: { attribute: 'snapshot', title: 'Snapshot' },
  },
  tree: {
    key: 'group',
    title: 'Group',
    attributes: ['groups.lvl0', 'groups.lvl1', 'groups.lvl2'],
  },
  dated: true,
  ranges: {
    year: {
      attribute: 'newlyYear',
      title: 'Newly available in',
      kind: 'year',
      label: 'Newly available',
      limits: { min: 1990, max: 2100 },
      // The first year in which anything could be Baseline: that of the first release of Edge.
      years: { first: 2015, ahead: 0 },
    },
    usage: usageRange,
  },
  sorts: {
    relevance: { label: 'Relevance', index: 'features' },
    newest: { label: 'Newest Baseline', index: 'features_newest' },
    usage: { label: 'Usage', index: 'features_usage' },
    az: { label: 'A–Z', index: 'features_az' },
  },
  panel: [
    'baseline',
    'area',
    'blocker',
    'year',
    'month',
    'usage',
    'group',
    'missing',
    'only',
    'runs',
    'engines',
    'parts',
    'spec',
    'org',
    'snapshot',
  ],
  open: ['baseline', 'area', 'blocker'],
  highlight: ['name', 'description'],
  hidden: ['aliases', 'primary', 'objectID', 'groups', 'spec'],
  texts: ['name', 'description'],
  table: {
    name: 'name',
    columns: {
      baseline: ['baseline'],
      newly: ['newlyDate', 'approx'],
      widely: ['widelyDate', 'widelyExpected'],
      ...defineSupportColumns(['support', 'shipped', 'coverage']),
      usage: ['usage'],
      engines: ['support'],
      blocker: ['support'],
      only: ['support'],
      why: ['baseline', 'newlyDate', 'widelyExpected', 'why'],
      area: ['areas'],
      group: ['groups'],
      spec: ['spec'],
      org: ['org'],
      snapshot: ['snapshot'],
      entries: ['compatCount'],
      description: ['description'],
    },
    usual: ['baseline', 'newly', ...coreBrowsers, 'usage'],
  },
} as const satisfies ListDefinition
