import { expect, test } from 'vitest'

import { type CoreBrowser, coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { isoDay } from '#lib/dates.ts'
import { answerSet } from '#routes/set/set-answer.ts'
import type { SetItem } from '#routes/set/set-item.ts'
import { usageFrom } from '#routes/set/version-steps.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

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

test('a set of one feature has the usage of its record', () => {
  const wrong = records.features.filter((record, place) => {
    const filtered = items[place]
    const usage = filtered && usageFrom(content.usage, answerOf([filtered]).lowest)
    return usage === undefined || Math.abs(usage - record.usage) > 0.1
  })
  expect(wrong.map(({ objectID }) => objectID)).toEqual([])
})

test('a set is Baseline exactly where all of its items are, since the day of the last', () => {
  for (const set of sets) {
    const { baseline } = answerOf(set)
    const statuses = set.map(({ item }) => item.baseline)
    const isShort = statuses.some((status) => status === 'limited' || status === 'discouraged')
    expect(baseline.status === 'limited').toBe(isShort)
    if (isShort) continue
    expect(baseline.status === 'widely').toBe(statuses.every((status) => status === 'widely'))
    const days = set.flatMap(({ item }) => item.newlyDate ?? []).toSorted((a, b) => b - a)
    expect(baseline.steps[0]?.date).toBe(days[0] === undefined ? undefined : isoDay(days[0]))
  }
})
