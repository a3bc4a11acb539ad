import type { CompatRecord } from '#catalogue/compat/record.ts'
import { caveatsOn } from '#catalogue/verdict/facets.ts'
import { compatList } from '#search/lists/compat.ts'

import {
  baseline,
  type ColumnsOf,
  countCell,
  dayCell,
  facetList,
  facetText,
  listCell,
  percent,
  prose,
  type TableLabels,
  textCell,
  why,
} from './column.ts'
import { enginesIn, supportColumns } from './support.ts'

const { facets } = compatList

export const compatTable = {
  head: { title: 'Entry' },
  anchor: 'compat-',
  code: true,
  columns: {
    kind: { title: 'Kind', read: ({ kind }) => textCell(kind) },
    baseline: { title: 'Baseline', read: (hit) => baseline(hit.baseline) },
    newly: {
      title: 'Newly available',
      read: ({ newlyDate, approx }) => dayCell(newlyDate, approx && '≤'),
    },
    ...supportColumns,
    usage: { title: 'Usage', read: ({ usage }) => percent(usage) },
    engines: { title: 'Engines', read: (hit, today) => countCell(enginesIn(hit, today)?.engines) },
    blocker: {
      title: 'Missing only in',
      read: (hit, today) => facetText(facets.blocker, enginesIn(hit, today)?.missingOnlyIn),
    },
    only: {
      title: 'Only in',
      read: (hit, today) => facetText(facets.only, enginesIn(hit, today)?.onlyIn),
    },
    why: { title: 'Why', read: (hit) => why(hit.why) },
    status: { title: 'Status', read: ({ status }) => facetList(facets.status, status) },
    caveat: {
      title: 'Support notes',
      read: ({ support }, today) =>
        facetList(facets.caveat, support && caveatsOn({ support }, today)),
    },
    path: { title: 'Path', read: ({ path }) => textCell(path?.lvl2 ?? path?.lvl1 ?? path?.lvl0) },
    feature: { title: 'Feature', read: ({ featureName }) => listCell(featureName) },
    description: { title: 'Description', read: ({ description }) => prose(description) },
  } satisfies ColumnsOf<(typeof compatList)['table'], CompatRecord>,
} as const satisfies TableLabels
