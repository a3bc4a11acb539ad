import { coreBrowsers } from '#catalogue/browsers.ts'
import { compatPages } from '#catalogue/compat/pages.ts'
import { listPath } from '#contracts/paths.ts'
import { supportNames } from '#lib/glossary.ts'

import { defineSupportColumns } from './browser-columns.ts'
import {
  baselineValues,
  browserValues,
  engineCounts,
  blockerValues,
  engineValues,
  runsFacet,
  valuesWithCodes,
  usageRange,
} from './facet-values.ts'
import type { ListDefinition } from './list-definition.ts'

const caveatValues = [
  { code: 'flag', value: 'flag', label: supportNames.flag },
  { code: 'prefix', value: 'prefix', label: supportNames.prefix },
  { code: 'partial', value: 'partial', label: supportNames.partial },
  { code: 'preview', value: 'preview', label: supportNames.preview },
  { code: 'removed', value: 'removed', label: supportNames.removed },
  { code: 'alias', value: 'alternative name', label: supportNames.alternative },
] as const

export const compatList = {
  ...compatPages,
  path: listPath('compat'),
  facets: {
    kind: { attribute: 'kind', title: 'Kind', searchPlaceholder: 'Find a kind' },
    baseline: {
      attribute: 'baseline',
      title: 'Baseline',
      values: baselineValues(['widely', 'newly', 'limited']),
      selfDescribing: true,
    },
    status: {
      attribute: 'status',
      title: 'Status',
      values: valuesWithCodes([
        ['standard', 'Standard'],
        ['experimental', 'Experimental'],
        ['deprecated', 'Deprecated'],
        ['non-standard', 'Non-standard'],
      ]),
    },
    caveat: {
      attribute: 'caveats',
      title: 'Support notes',
      values: caveatValues,
    },
    in: {
      attribute: 'caveatsIn',
      title: 'Support notes by browser',
      values: browserValues.flatMap((browser) =>
        caveatValues.map((caveat) => ({
          code: `${browser.code}-${caveat.code}`,
          value: `${browser.value} ${caveat.value}`,
          label: `${browser.label}: ${caveat.label.toLowerCase()}`,
        })),
      ),
      selfDescribing: true,
    },
    blocker: { attribute: 'missingOnlyIn', title: 'Missing only in', values: blockerValues },
    missing: { attribute: 'missing', title: 'Missing in', values: browserValues },
    only: { attribute: 'onlyIn', title: 'Only in', values: engineValues },
    runs: runsFacet,
    engines: { attribute: 'engines', title: 'Engines', values: engineCounts },
    // By its short name, as in its address, because titles are not unique.
    spec: { attribute: 'specs', title: 'Specification', searchPlaceholder: 'Find a specification' },
  },
  tree: { key: 'path', title: 'Path', attributes: ['path.lvl0', 'path.lvl1', 'path.lvl2'] },
  ranges: { usage: usageRange },
  sorts: { relevance: { label: 'Relevance', index: 'compat' } },
  panel: [
    'baseline',
    'path',
    'blocker',
    'runs',
    'caveat',
    'in',
    'status',
    'usage',
    'kind',
    'missing',
    'only',
    'engines',
    'spec',
  ],
  open: ['baseline', 'path', 'blocker', 'caveat'],
  highlight: ['name', 'description', 'featureName'],
  hidden: ['aliases', 'objectID'],
  texts: ['name', 'description'],
  table: {
    name: 'name',
    columns: {
      kind: ['kind'],
      baseline: ['baseline'],
      newly: ['newlyDate', 'approx'],
      ...defineSupportColumns(['support']),
      usage: ['usage'],
      engines: ['support'],
      blocker: ['support'],
      only: ['support'],
      why: ['why'],
      status: ['status'],
      caveat: ['support'],
      path: ['path'],
      feature: ['featureName'],
      description: ['description'],
    },
    usual: ['kind', 'baseline', ...coreBrowsers, 'usage'],
  },
} as const satisfies ListDefinition
