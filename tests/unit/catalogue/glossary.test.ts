import { expect, test } from 'vitest'

import { baselineDay, baselineLabels, baselineStatuses } from '#catalogue/baseline.ts'
import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import { releaseFeeds } from '#catalogue/feeds.ts'
import { releaseBrowsers, releaseStatuses } from '#catalogue/releases/record.ts'
import { epochSeconds } from '#lib/dates.ts'
import {
  baselineNames,
  browserNames,
  lifecycleNames,
  releaseStatusNames,
  supportNames,
} from '#lib/glossary.ts'
import { otherRows } from '#routes/detail/compat-entry/compat-entry-statements.tsx'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { compatList } from '#search/lists/compat.ts'
import { featuresList } from '#search/lists/features.ts'
import { type FacetDefinition, facetLabel } from '#search/lists/list-definition.ts'
import { releasesList } from '#search/lists/releases.ts'
import { specsList } from '#search/lists/specs.ts'
import { tableLabels } from '#search/table/columns/all.ts'
import { supportCell } from '#ui/support/support-state.ts'

const labelsIn = ({ values = [] }: FacetDefinition) => values.map(({ label }) => label)

test.each(coreBrowsers)('%s has one name in tables, filters, files, feeds and cells', (id) => {
  const name = browserNames[id]
  const column = browserColumns.find((known) => known.id === id)
  expect(browserLabels[id].name).toBe(name)
  expect(column?.name).toBe(name)
  expect(column && supportCell(column, { support: {} }, '').title).toBe(`Not in ${name}`)
  expect(labelsIn(featuresList.facets.missing)).toContain(name)
  expect(labelsIn(compatList.facets.missing)).toContain(name)
  expect(labelsIn(compatList.facets.in)).toContain(`${name}: ${supportNames.flag.toLowerCase()}`)
  expect(facetLabel(releasesList.facets.browser, id)).toBe(name)
  expect(tableLabels(featuresList).columns[id]?.name).toBe(name)
  expect(tableLabels(compatList).columns[id]?.name).toBe(name)
  expect(releaseFeeds.find((feed) => feed.id === id)?.title).toBe(`${name} releases`)
})

test.each(releaseBrowsers)(
  '%s has one name in the release filter and the version history',
  (id) => {
    expect(facetLabel(releasesList.facets.browser, id)).toBe(browserNames[id])
    expect(otherRows([id]).map(({ name }) => name)).toStrictEqual(
      coreBrowsers.some((core) => core === id) ? [] : [browserNames[id]],
    )
  },
)

test('statuses have one name in badges, filters and tables', () => {
  expect(baselineLabels).toBe(baselineNames)
  expect(labelsIn(featuresList.facets.baseline)).toStrictEqual(
    baselineStatuses.map((status) => baselineNames[status]),
  )
  expect(labelsIn(releasesList.facets.status)).toStrictEqual(
    releaseStatuses.map((status) => releaseStatusNames[status]),
  )
  expect(labelsIn(specsList.facets.standing)).toStrictEqual(Object.values(lifecycleNames))
  expect(new Set(labelsIn(compatList.facets.caveat))).toStrictEqual(
    new Set(Object.values(supportNames)),
  )
})

const newlyDate = epochSeconds('2024-08-31')

test.each([
  ['newly', { newlyDate }, '2024-08-31'],
  ['widely', { newlyDate }, '2027-02-28'],
  ['widely', { newlyDate, widelyDate: epochSeconds('2027-03-01') }, '2027-03-01'],
  ['limited', { newlyDate }, undefined],
  ['discouraged', { newlyDate }, undefined],
  ['widely', { newlyDate: 8.64e12 }, undefined],
  ['newly', {}, undefined],
] as const)('a badge that says %s, of %j, has the day %s', (baseline, dates, day) => {
  expect(baselineDay({ baseline, ...dates })).toBe(day)
})
