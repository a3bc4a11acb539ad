import type { SpecRecord } from '#catalogue/specs/record.ts'
import { specsList } from '#search/lists/specs.ts'

import { count, facetText, list, text } from './column.ts'
import type { ColumnsOf, TableLabels } from './column.ts'

const { facets } = specsList

export const specTable = {
  head: { title: 'Specification', sort: ['az', 'ascending'] },
  anchor: 'spec-',
  columns: {
    short: { title: 'Short title', read: ({ shortTitle }) => text(shortTitle) },
    org: { title: 'Organisation', read: ({ org }) => text(org) },
    status: { title: 'Draft status', read: ({ status }) => text(status) },
    maturity: { title: 'Published status', read: ({ maturity }) => text(maturity) },
    standing: {
      title: 'Lifecycle',
      read: ({ standing }) => facetText(facets.standing, standing),
    },
    series: { title: 'Series', read: ({ series }) => text(series) },
    type: { title: 'Type', read: ({ type }) => facetText(facets.type, type) },
    group: { title: 'Group', read: ({ groups }) => list(groups) },
    replaced: { title: 'Replaced by', read: ({ obsoletedBy }) => list(obsoletedBy) },
    features: { title: 'Features', read: ({ featureCount }) => count(featureCount) },
    entries: { title: 'Entries', read: ({ compatCount }) => count(compatCount) },
    tests: { title: 'Test folders', read: ({ tests }) => count(tests) },
    url: { title: 'Editor’s Draft', read: ({ url }) => text(url) },
  } satisfies ColumnsOf<(typeof specsList)['table'], SpecRecord>,
} as const satisfies TableLabels
