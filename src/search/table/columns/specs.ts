import type { SpecRecord } from '#catalogue/specs/record.ts'
import { specsList } from '#search/lists/specs.ts'

import {
  type ColumnsOf,
  countCell,
  facetText,
  listCell,
  type TableLabels,
  textCell,
} from './column.ts'

const { facets } = specsList

export const specTable = {
  head: { title: 'Specification' },
  anchor: 'spec-',
  columns: {
    short: { title: 'Short title', read: ({ shortTitle }) => textCell(shortTitle) },
    org: { title: 'Organisation', read: ({ org }) => textCell(org) },
    status: { title: 'Draft status', read: ({ status }) => textCell(status) },
    maturity: { title: 'Published status', read: ({ maturity }) => textCell(maturity) },
    standing: {
      title: 'Lifecycle',
      read: ({ standing }) => facetText(facets.standing, standing),
    },
    series: { title: 'Series', read: ({ series }) => textCell(series) },
    type: { title: 'Type', read: ({ type }) => facetText(facets.type, type) },
    group: { title: 'Group', read: ({ groups }) => listCell(groups) },
    replaced: { title: 'Replaced by', read: ({ obsoletedBy }) => listCell(obsoletedBy) },
    features: { title: 'Features', read: ({ featureCount }) => countCell(featureCount) },
    entries: { title: 'Entries', read: ({ compatCount }) => countCell(compatCount) },
    tests: { title: 'Test folders', read: ({ tests }) => countCell(tests) },
    url: { title: 'Editor’s Draft', read: ({ url }) => textCell(url) },
  } satisfies ColumnsOf<(typeof specsList)['table'], SpecRecord>,
} as const satisfies TableLabels
