import { openStep } from '#catalogue/baseline.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { isoDay } from '#lib/dates.ts'
import { featuresList } from '#search/lists/features.ts'
import { TREE_SEPARATOR } from '#search/lists/list-definition.ts'
import { statusReason } from '#search/rows/status-reason.ts'

import {
  baseline,
  type CellValue,
  type ColumnsOf,
  countCell,
  dayCell,
  facetText,
  listCell,
  percent,
  prose,
  type TableLabels,
  why,
} from './column.ts'
import { enginesIn, supportColumns } from './support.ts'

const { facets } = featuresList

export const featureTable = {
  head: { title: 'Feature', sort: ['az', 'ascending'] },
  anchor: 'feature-',
  columns: {
    baseline: { title: 'Baseline', read: (hit) => baseline(hit.baseline) },
    newly: {
      title: 'Newly available',
      sort: ['newest', 'descending'],
      read: ({ newlyDate, approx }) => dayCell(newlyDate, approx && '≤'),
    },
    widely: {
      title: 'Widely available',
      read: ({ widelyDate, widelyExpected }, today) =>
        widelyDate === undefined ? expected(widelyExpected, today) : dayCell(widelyDate),
    },
    ...supportColumns,
    usage: {
      title: 'Usage',
      sort: ['usage', 'descending'],
      read: ({ usage }) => percent(usage),
    },
    engines: { title: 'Engines', read: (hit, today) => countCell(enginesIn(hit, today)?.engines) },
    blocker: {
      title: 'Missing only in',
      read: (hit, today) => facetText(facets.blocker, enginesIn(hit, today)?.missingOnlyIn),
    },
    only: {
      title: 'Only in',
      read: (hit, today) => facetText(facets.only, enginesIn(hit, today)?.onlyIn),
    },
    why: { title: 'Why', read: (hit, today) => why(statusReason(hit, today)) },
    area: { title: 'Area', read: ({ areas }) => listCell(areas) },
    group: { title: 'Group', read: ({ groups }) => listCell(groups && deepest(groups)) },
    spec: { title: 'Specification', read: ({ spec }) => listCell(spec) },
    org: { title: 'Organisation', read: ({ org }) => listCell(org) },
    snapshot: { title: 'Snapshot', read: ({ snapshot }) => listCell(snapshot) },
    position: {
      title: 'Position of vendors',
      read: ({ positions }) => listCell(positions),
    },
    wanted: {
      title: 'Votes',
      name: 'Votes of developers',
      sort: ['wanted', 'descending'],
      read: ({ votes }) => countCell(votes),
    },
    interop: { title: 'Interop', read: ({ interop }) => listCell(interop) },
    entries: { title: 'Entries', read: ({ compatCount }) => countCell(compatCount) },
    description: { title: 'Description', read: ({ description }) => prose(description) },
  } satisfies ColumnsOf<(typeof featuresList)['table'], FeatureRecord>,
} as const satisfies TableLabels

/** A past date makes the status due, but web-features has yet to confirm it. */
function expected(seconds: number | undefined, today: string): CellValue {
  const isDue = seconds !== undefined && openStep(isoDay(seconds), today) === 'due'
  return dayCell(seconds, isDue ? 'by date ' : 'expected ')
}

/** The paths that no other one continues: a feature can be in several groups, at any depth. */
function deepest({ lvl0 = [], lvl1 = [], lvl2 = [] }: FeatureRecord['groups']): readonly string[] {
  const paths = [...lvl0, ...lvl1, ...lvl2]
  return paths.filter((path) => !paths.some((other) => other.startsWith(path + TREE_SEPARATOR)))
}
