import { expect, test } from 'vitest'

import { type CoreBrowser, coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { isoDay } from '#lib/dates.ts'
import { browserNames } from '#lib/glossary.ts'
import { answerSentence, answerSet } from '#routes/set/set-answer.ts'
import type { SetItem } from '#routes/set/set-item.ts'
import { lastToSupport, usageFrom } from '#routes/set/version-steps.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { dayAfter } from './baseline-statuses.ts'
import { featureReadings } from './feature-states.ts'
import { currentOn, entryReadings, releasesOf } from './states.ts'
import { isUsable } from './verdict-statements.ts'

const { records, summary, content } = await loadCatalogue()
const today = summary.asOf

type Filtered = { readonly item: SetItem; readonly min: Readonly<Record<CoreBrowser, number>> }

const items: readonly Filtered[] = [...records.features, ...records.compat].map((record) => {
  const { objectID: id, name, support, platforms, min, baseline, newlyDate } = record
  const facts = { baseline, newlyDate, isEntry: false, tests: [] }
  // The filter of the provider knows versions that are announced; today nobody has them.
  const isOut = (browser: CoreBrowser) => !support[browser]?.startsWith('next')
  return {
    item: { id, name, support, platforms, ...facts },
    min: perCoreBrowser((browser) => (isOut(browser) ? min[browser] : NEVER)),
  }
})

/** Sets of one item up to two hundred, the same in every run. */
const sets = Array.from({ length: 60 }, (_, seed) => {
  const next = randomNumbers(seed)
  const size = [1, 2, 3, 5, 8, 200][seed % 6] ?? 1
  // Features alone in every other one: of many entries, most sets have one that works nowhere.
  const from = seed % 2 === 0 ? records.features.length : items.length
  return Array.from({ length: size }, () => items[Math.floor(next() * from)]).flatMap(
    (item) => item ?? [],
  )
})

function randomNumbers(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const answerOf = (set: readonly Filtered[]) =>
  answerSet(
    set.map(({ item }) => item),
    today,
  )

test('the lowest version of each browser is the first in which every item passes the filter of the provider', () => {
  for (const set of sets) {
    const { lowest } = answerOf(set)
    for (const browser of coreBrowsers) {
      const works = (version: number) => set.every(({ min }) => min[browser] <= version)
      const versions = set.map(({ min }) => min[browser]).filter(works)
      expect(lowest[browser].version).toBe(Math.min(...versions))
    }
  }
})

test('without the items that set a version, the next one is the lowest', () => {
  for (const set of sets) {
    const { steps } = answerOf(set)
    for (const browser of coreBrowsers) {
      const [first, second] = steps[browser]
      const others = set.filter(({ item }) => !first?.items.includes(item))
      const version = others.length === 0 ? undefined : answerOf(others).lowest[browser].version
      expect(second?.version).toBe(version)
    }
  }
})

test('the usage of a set is the sum over the versions of browsers in which every item works', () => {
  const rows = [
    ...coreBrowsers.map((as) => ({ as, versions: content.usage.core[as] })),
    ...content.usage.others,
  ].flatMap(({ as, versions }) => versions.map(([, place, share]) => ({ as, place, share })))
  for (const set of sets) {
    const usage = rows
      .filter(({ as, place }) => set.every(({ min }) => min[as] <= place))
      .reduce((sum, { share }) => sum + share, 0)
    expect(usageFrom(content.usage, answerOf(set).lowest)).toBeCloseTo(usage, 6)
  }
})

test('a set of one feature has the usage of its record, unless a version that is not out will have it', () => {
  const wrong = records.features.filter((record, place) => {
    if (Object.values(record.support).some((code) => code.startsWith('next '))) return false
    const filtered = items[place]
    const usage = filtered && usageFrom(content.usage, answerOf([filtered]).lowest)
    return usage === undefined || Math.abs(usage - record.usage) > 0.1
  })
  expect(wrong.map(({ objectID }) => objectID)).toEqual([])
})

/** The oracle of an item: what the releases of a browser have of it. */
const readingsOf = (id: string, browser: CoreBrowser) =>
  id.includes('.') ? entryReadings(id, browser) : featureReadings(id, browser)

/** Since which release all that are out on a day have an item, and whether the newest has at least some of it. */
function standingOf(id: string, browser: CoreBrowser, day: string) {
  const found = readingsOf(id, browser) ?? []
  const newest = currentOn(browser, day)
  const short = found.slice(0, newest + 1).findLastIndex(({ state }) => state !== 'full')
  return {
    since: found.length === 0 || short === newest ? undefined : short + 1,
    isUsable: isUsable(found[newest]),
  }
}

const allOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** What the packages let a set say: whole, in part and lacking browsers, and the day of the last one. */
function wantedOf(set: readonly Filtered[], day: string) {
  const standings = coreBrowsers.map((browser) => {
    const all = set.map(({ item }) => standingOf(item.id, browser, day))
    const places = all.flatMap(({ since }) => since ?? [])
    const isWhole = places.length === all.length
    const release = releasesOf(browser)[Math.max(0, ...places)]
    return { browser, isWhole, isUsable: all.every((one) => one.isUsable), release }
  })
  const named = (own: typeof standings) => allOf(own.map(({ browser }) => browserNames[browser]))
  const short = standings.filter(({ isWhole }) => !isWhole)
  const not = short.filter((one) => !one.isUsable)
  const partly = short.filter((one) => one.isUsable)
  const shown = standings.filter(({ browser, release }) => {
    const desktop = standings.find(
      (one) => one.browser === browser.replace(/_(?:android|ios)$/, ''),
    )
    const least = [desktop?.release, releasesOf(browser)[0]].map((one) => Number(one?.version))
    return desktop?.browser === browser || Number(release?.version) > Math.max(...least)
  })
  const limits = [
    ...(not.length > 0 ? [`not in ${named(not)}`] : []),
    ...(partly.length > 0 ? [`only in part in ${named(partly)}`] : []),
  ]
  const whole = allOf(
    shown.map(({ browser, release }) => `${browserNames[browser]} ${release?.version}`),
  )
  return {
    sentence:
      short.length === 0
        ? `in ${whole}, and in later versions.`
        : short.length < standings.length
          ? `in some browsers, but ${limits.join(', and ')}.`
          : `${partly.length > 0 ? limits.at(-1) : 'in no browser'}.`,
    last:
      short.length > 0
        ? undefined
        : standings
            .map(({ release }) => release?.day ?? '')
            .toSorted()
            .at(-1),
  }
}

const days = [0, 11, 48].map((count) => dayAfter(today, count))

test('the sentence of a set and the day since which all have it are those of the packages, on each day', () => {
  const alone = items.slice(0, records.features.length).map((item) => [item])
  const some = [...alone, ...sets.filter(({ length }) => length <= 8)]
  const wrong = days.flatMap((day) =>
    some.flatMap((set) => {
      const answer = answerSet(
        set.map(({ item }) => item),
        day,
      )
      const wanted = wantedOf(set, day)
      const said = answerSentence(answer)
      const last = lastToSupport(answer.steps, content.releaseDates)?.day
      const isSame = said.endsWith(` ${wanted.sentence}`) && (last ?? '') === (wanted.last ?? '')
      return isSame
        ? []
        : [
            `${set.map(({ item }) => item.id).join()} on ${day}: ${said} ${last}, not ${wanted.sentence} ${wanted.last}`,
          ]
    }),
  )
  expect(wrong).toEqual([])
})

test('a set is Baseline exactly where all of its items are, since the day of the last', () => {
  for (const set of sets) {
    const { baseline } = answerOf(set)
    const statuses = set.map(({ item }) => item.baseline)
    const isShort = statuses.some((status) => status === 'limited' || status === 'discouraged')
    expect(baseline.status === 'limited').toBe(isShort)
    if (isShort) continue
    expect(baseline.status === 'widely').toBe(statuses.every((status) => status === 'widely'))
    const dates = set.flatMap(({ item }) => item.newlyDate ?? []).toSorted((a, b) => b - a)
    expect(baseline.steps[0]?.date).toBe(dates[0] === undefined ? undefined : isoDay(dates[0]))
  }
})
