/** What the surfaces say of announced support on several days of a visit, each by the function that it shows. */
import { expect, test } from 'vitest'

import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { changeFilter } from '#catalogue/compat/changes.ts'
import { valuesOn } from '#catalogue/dated-values.ts'
import { standingAt } from '#catalogue/history/timeline.ts'
import { releaseStatusOn } from '#catalogue/releases/on-day.ts'
import { plainVersion } from '#catalogue/verdict/combine.ts'
import { enginesOn } from '#catalogue/verdict/facets.ts'
import { onlyThese, verdictOf } from '#catalogue/verdict/verdict.ts'
import { readSupport } from '#lib/support-code.ts'
import { versionNumber } from '#lib/version.ts'
import { datedVersions } from '#routes/detail/version-grid/version-cells.ts'
import { isOut } from '#routes/diff/diff-sides.ts'
import { answerSet } from '#routes/set/set-answer.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { compatList } from '#search/lists/compat.ts'
import { featuresList } from '#search/lists/features.ts'
import { snapshotOf } from '#search/saved/saved-changes.ts'
import { exportTable, plainValue } from '#search/table/export-table.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { supportCell } from '#ui/support/support-state.ts'

import { releaseDay } from './oracle.ts'

const { records, summary, content } = await loadCatalogue()

const later = (count: number): string =>
  new Date(Date.parse(summary.asOf) + count * 86_400_000).toISOString().slice(0, 10)

type Thing = (typeof records.features)[number] | (typeof records.compat)[number]

/** Plain support of a thing that a version will bring, by the data. */
type Announced = {
  readonly thing: Thing
  readonly browser: CoreBrowser
  readonly version: string
  readonly day: string
}

const announced: readonly Announced[] = [...records.features, ...records.compat].flatMap((thing) =>
  coreBrowsers.flatMap((browser) =>
    readSupport(thing.support[browser])
      .filter(({ state, coming = '' }) => state === 'full' && coming !== '')
      .map(({ version }) => ({ thing, browser, version, day: releaseDay(browser, version) ?? '' })),
  ),
)

const indexOf = new Map(content.entries.flat().map(([key], index) => [key, index]))

/** Whether each surface says on a day that the browser has the thing. */
function answersOn({ thing, browser, version }: Announced, today: string) {
  const { support } = thing
  const column = browserColumns.find(({ id }) => id === browser)
  if (column === undefined) throw new Error(`There is no column for ${browser}.`)
  const isEntry = 'path' in thing
  const list = isEntry ? compatList : featuresList
  const options = { list, columns: [browser, 'engines'], today, addressOf: (id: string) => id }
  const [row] = exportTable(options, [thing]).rows
  const values = (row?.values ?? []).map(plainValue)
  const before = { [browser]: versionNumber(version) - 1 }
  const how = verdictOf(thing, onlyThese(before), today).blockers[0]?.how
  const cell = supportCell(column, { support }, today)
  const item = {
    id: thing.objectID,
    name: thing.name,
    isEntry,
    support,
    tests: [],
  }
  const set = answerSet([item], today)
  const release = records.releases.find(({ objectID }) => objectID === `${browser}-${version}`)
  const { versions, timeOf } = datedVersions(
    content.usage.core[browser],
    content.releaseDates[browser] ?? {},
    today,
  )
  const inGrid = versions.find(([, place]) => place === versionNumber(version))
  const history = content.histories[browser]
  const newest = history?.releases.findLastIndex((one) => isOut(one, today)) ?? -1
  const timeline = history?.timelines[indexOf.get(thing.objectID) ?? -1]
  const isReleased = release && ['current', 'retired'].includes(releaseStatusOn(release, today))
  return {
    row: cell.text === version,
    export: values[0] === version,
    engines: values[1] === enginesOn(thing, today).engines,
    filter: !valuesOn(thing.missing, today).includes(browser),
    ...((how === 'later' || how === 'announced') && { verdict: how === 'later' }),
    set: set.lowest[browser].version === versionNumber(version),
    lowest: plainVersion(support[browser], today) === versionNumber(version),
    saved: snapshotOf(thing, summary.asOf, today).support?.[browser] === version,
    release: isReleased === true,
    ...(inGrid !== undefined && { grid: timeOf(inGrid) !== 'coming' }),
    ...(isEntry &&
      timeline !== undefined && { diff: standingAt(timeline, newest)?.state === 'full' }),
  }
}

test.each([0, 1, 7, 40, 400].map(later))(
  'on %s every surface says the same of what is announced, and by the day of the release',
  (today) => {
    const wrong = announced.flatMap((one) => {
      const answers = answersOn(one, today)
      const { engines, ...others } = answers
      const isOutBy = one.day <= today
      const isSame = engines && Object.values(others).every((answer) => answer === isOutBy)
      return isSame ? [] : [{ id: one.thing.objectID, ...one, thing: undefined, isOutBy, answers }]
    })
    expect(wrong).toEqual([])
  },
)

test('an announced version is among the changes of its release, and its line tells of it on either day', () => {
  const wrong = announced.filter(({ thing, browser, version }) => {
    const isChange =
      !('changes' in thing) ||
      thing.changes.includes(changeFilter(`${browser}-${version}`, 'added'))
    return !isChange || !/\bfrom \*\*[^·]+\*\* on\b/i.test(thing.why ?? '')
  })
  expect(wrong.map(({ thing }) => thing.objectID)).toEqual([])
})
