import { releaseStatusOn } from '#catalogue/releases/on-day.ts'
import type { ReleaseRecord } from '#catalogue/releases/record.ts'
import { releasesList } from '#search/lists/releases.ts'

import {
  type ColumnsOf,
  countCell,
  dayCell,
  facetText,
  type TableLabels,
  textCell,
} from './column.ts'

const { facets } = releasesList

export const releaseTable = {
  head: { title: 'Release' },
  anchor: 'release-',
  columns: {
    browser: { title: 'Browser', read: ({ browserName }) => textCell(browserName) },
    version: { title: 'Version', read: ({ version }) => textCell(version) },
    date: { title: 'Date', read: ({ date }) => dayCell(date) },
    status: {
      title: 'Status',
      read: ({ statuses }, today) =>
        facetText(facets.status, statuses && releaseStatusOn({ statuses }, today)),
    },
    engine: {
      title: 'Engine',
      read: ({ engine, engineVersion = '' }) =>
        textCell(engine && `${engine} ${engineVersion}`.trim()),
    },
    type: { title: 'Device', read: ({ type }) => facetText(facets.type, type) },
    features: { title: 'Features', read: ({ featureCount }) => countCell(featureCount) },
    touched: {
      title: 'Partial',
      name: 'Partial additions',
      read: (hit) => known(hit, hit.touchedCount),
    },
    completes: {
      title: 'Made Baseline',
      name: 'Features made Baseline',
      read: ({ completesCount }) => countCell(completesCount),
    },
    entries: { title: 'Entries', read: (hit) => known(hit, hit.compatCount) },
    removed: {
      title: 'Removed',
      name: 'Entries removed',
      read: (hit) => known(hit, hit.removedCount),
    },
    changed: {
      title: 'Changed',
      name: 'Entries changed otherwise',
      read: (hit) => known(hit, hit.changedCount ?? 0),
    },
  } satisfies ColumnsOf<(typeof releasesList)['table'], ReleaseRecord>,
} as const satisfies TableLabels

/** The data does not know that a later release changes nothing. */
function known({ isAhead }: Partial<Pick<ReleaseRecord, 'isAhead'>>, value: number | undefined) {
  return countCell(isAhead && value === 0 ? undefined : value)
}
