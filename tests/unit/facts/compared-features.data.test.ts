import { expect, test } from 'vitest'

import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { compareReleases } from '#catalogue/history/compare-releases.ts'
import { browserNames } from '#lib/glossary.ts'
import { versionNumber } from '#lib/version.ts'
import { changedFeatures } from '#routes/diff/diff-features.ts'
import { rowsOf } from '#routes/diff/diff-rows.ts'
import type { KnownSide } from '#routes/diff/diff-sides.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { records, content } = await loadCatalogue()
const { histories, entries } = content
const today = '2026-11-27'

/** A release of a browser, counted back from the newest of the data. */
function sideOf(browser: CoreBrowser, back: number): KnownSide {
  const history = histories[browser]
  if (history === undefined) throw new Error(`${browser} has no history.`)
  const newest = history.releases.findLastIndex(([, , isComing]) => isComing === 0)
  const place = newest - back
  const [version = '', day = ''] = history.releases[place] ?? []
  const name = `${browserNames[browser]} ${version}`
  return { browser, version, day, name, isOut: true, history, place }
}

test('the features of every entry are features', () => {
  const known = new Set(records.features.map(({ objectID }) => objectID))
  const named = entries.flat().flatMap(([, , , features]) => features.split(' ').filter(Boolean))
  expect(named.length).toBeGreaterThan(10_000)
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

test.each(coreBrowsers)(
  'a comparison of releases of %s finds every feature that became usable between them',
  (browser) => {
    const pair = { from: sideOf(browser, 9), to: sideOf(browser, 0) }
    const rows = rowsOf(compareReleases(pair.from, pair.to).changes, (number) => entries[number])
    const ids = new Set(rows.flatMap(({ features }) => features))
    const found = records.features.filter(({ objectID }) => ids.has(objectID))
    const gained = changedFeatures(rows, found, { pair, today }).filter(({ group }) =>
      ['baseline', 'since', 'limited'].includes(group),
    )
    const [after, upTo] = [pair.from, pair.to].map(({ version }) => versionNumber(version))
    // Where no part works, web-features alone has the feature, which its record says.
    const usable = records.features.filter(
      ({ min, parts }) =>
        min[browser] > (after ?? 0) && min[browser] <= (upTo ?? 0) && parts?.works[browser] !== 0,
    )
    expect(usable.length).toBeGreaterThan(5)
    expect(gained.map(({ objectID }) => objectID).toSorted()).toEqual(
      usable.map(({ objectID }) => objectID).toSorted(),
    )
  },
)
