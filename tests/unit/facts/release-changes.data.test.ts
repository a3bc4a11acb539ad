import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { compareReleases } from '#catalogue/history/compare-releases.ts'
import { unpackName } from '#catalogue/history/entry-name.ts'
import type { SupportHistory } from '#catalogue/history/timeline.ts'
import { ENTRIES_PER_FILE } from '#contracts/content.ts'
import { MOST_FEATURES } from '#ingest/joins/named-features.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { featureStatuses } from './baseline-statuses.ts'
import { statementsOf } from './compat-package.ts'
import { featureIds, plainSince, versionOf } from './oracle.ts'
import { questions, supportIn } from './statements.ts'
import { releasesOf } from './states.ts'
import { beforeOrSame } from './versions.ts'

const { records, content } = await loadCatalogue()
const { histories, entries } = content
const rows = entries.flat()
/** The keys of some changes, in alphabetical order. */
const keysOf = (changes: readonly { readonly index: number }[]): readonly string[] =>
  changes.map(({ index }) => rows[index]?.[0] ?? '').toSorted()

const browsers = [...coreBrowsers, 'samsunginternet_android', 'deno', 'nodejs']

function historyOf(browser: string): SupportHistory {
  const history = histories[browser]
  if (history === undefined) throw new Error(`${browser} has no history.`)
  return history
}

const versionAt = (browser: string, place: number): string =>
  historyOf(browser).releases[place]?.[0] ?? ''

/** Two pairs of releases of each browser: the same ones for the same data, others for other data. */
function draw() {
  let state = 20_261_123
  const next = (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % count
  }
  return browsers.flatMap((browser) => {
    const count = historyOf(browser).releases.length
    const last = count - 1
    const far = [next(count), next(count)] as const
    const near = last - next(20 % count)
    return [
      [browser, ...far],
      [browser, near - 1, near],
    ] as const
  })
}

const pairs = draw().map(([browser, from, to]) => ({
  browser,
  from,
  to,
  before: versionAt(browser, from),
  after: versionAt(browser, to),
}))

test.each(pairs)(
  'each kind of change in $browser from $before to $after holds the keys that the package itself gives',
  ({ browser, from, to, before, after }) => {
    const history = historyOf(browser)
    const { changes } = compareReleases({ history, place: from }, { history, place: to })
    const known = rows.filter(([key]) => statementsOf(key, browser).length > 0)
    const supports = known.map(
      ([key]) => [key, supportIn(key, browser, before), supportIn(key, browser, after)] as const,
    )
    for (const [kind, holds] of Object.entries(questions)) {
      const expected = supports.flatMap(([key, ...both]) => (holds(...both) ? [key] : []))
      const found = keysOf(changes.filter((change) => change.kind === kind))
      expect([kind, found]).toEqual([kind, expected.toSorted()])
    }
  },
)

test.each(coreBrowsers)(
  'what %s has first supported in a release is among the changes to full support since the one before',
  (browser) => {
    const history = historyOf(browser)
    const since = new Map(rows.map(([key]) => [key, plainSince(key, browser)]))
    for (const [place, [version]] of history.releases.entries()) {
      if (place < history.releases.length - 12) continue
      const { changes } = compareReleases({ history, place: place - 1 }, { history, place })
      const gained = keysOf(changes.filter(({ after }) => after.state === 'full'))
      // Some statements begin where one that is as plain ends: nothing changed but their notes.
      const first = [...since].flatMap(([key, known]) =>
        known === version && !supportIn(key, browser, versionAt(browser, place - 1)).full
          ? [key]
          : [],
      )
      expect(gained).toEqual(expect.arrayContaining(first))
    }
  },
)

test('the two newest releases of two browsers are compared over every entry that both know', () => {
  const [from, to] = [historyOf('chrome'), historyOf('firefox')]
  const places = [from, to].map(({ releases }) => releases.length - 1)
  const { changes, silent } = compareReleases(
    { history: from, place: places[0] ?? 0 },
    { history: to, place: places[1] ?? 0 },
  )
  const gone = keysOf(changes.filter(({ kind }) => kind === 'removed'))
  const expected = rows.flatMap(([key]) => {
    const before = supportIn(key, 'chrome', versionAt('chrome', places[0] ?? 0))
    const after = supportIn(key, 'firefox', versionAt('firefox', places[1] ?? 0))
    return before.usable && !after.usable ? [key] : []
  })
  expect(gone).toEqual(expected.toSorted())
  expect(silent).toBe(
    rows.filter(([key]) =>
      ['chrome', 'firefox'].some((browser) => statementsOf(key, browser).length === 0),
    ).length,
  )
})

test.each(coreBrowsers)(
  'a release of %s counts the features that it completes, and those that became Baseline with it',
  (browser) => {
    const own = records.releases.filter((release) => release.browser === browser)
    const versions = own.map(({ version }) => version)
    expect(versions).toEqual(releasesOf(browser).map(({ version }) => version))
    const versioned = featureIds.map(
      (id) => [id, versionOf(id, browser)?.replace('≤', '')] as const,
    )
    const wrong = own.flatMap(({ version, features, featureCount, completesBaseline }) => {
      const { day = '' } = releasesOf(browser).find((one) => one.version === version) ?? {}
      const ids = versioned.flatMap(([id, since]) => (since === version ? [id] : []))
      // Of a day that is an upper bound, no release is known to have completed it.
      const completed = ids.filter((id) => {
        const { low = '', isBound = true } = featureStatuses.get(id) ?? {}
        return day !== '' && low === day && !isBound
      })
      const isSame =
        featureCount === ids.length &&
        features.every((id) => ids.includes(id)) &&
        features.length === Math.min(ids.length, MOST_FEATURES) &&
        completesBaseline.toSorted().join() === completed.join()
      return isSame ? [] : [{ version, ids, features, completed, completesBaseline }]
    })
    expect(wrong).toEqual([])
  },
)

test('the entry files hold each entry once, with its name and kind, and are full but the last', () => {
  const named = rows.map(([key, name, kind]) => `${key} ${unpackName(key, name)} ${kind}`)
  const expected = records.compat.map(({ objectID, name, kind }) => `${objectID} ${name} ${kind}`)
  expect(named.toSorted()).toEqual(expected.toSorted())
  expect(entries.slice(0, -1).every((file) => file.length === ENTRIES_PER_FILE)).toBe(true)
})

test('each history has a timeline for each entry, and its releases from old to new', () => {
  for (const { releases, timelines } of Object.values(histories)) {
    expect(timelines).toHaveLength(rows.length)
    for (const [place, [version]] of releases.entries()) {
      const before = releases[place - 1]?.[0] ?? version
      expect(beforeOrSame(before, version)).toBe(true)
    }
  }
})
