import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { usageShares } from '#ingest/content/usage-shares.ts'
import type { ReleaseTable } from '#ingest/support/release-table.ts'
import { roundedShares } from '#lib/rounded-shares.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { formatPercent } from '#ui/support/usage-bar.tsx'

const releases: ReleaseTable = {
  date: () => undefined,
  isOut: () => true,
  isComing: () => false,
  engineVersion: (_, version) => String(Number(version) + 100),
  newest: '',
}

const versions = (shares: Readonly<Record<string, number>>) =>
  new Map(Object.entries(shares).map(([version, share]) => [version, { share, released: 0 }]))

const sum = (some: readonly { readonly share: number }[]) =>
  some.reduce((total, { share }) => total + share, 0)

test('the shares of browsers are listed newest first, those built on Chromium by their engine', () => {
  const { core, others } = usageShares({
    releases,
    downstream: () => undefined,
    usage: new Map([
      ['safari', versions({ '18.5-18.7': 2, '17.0': 1, '26.1': 3, TP: 0 })],
      ['samsung', versions({ '28': 0, '29': 1.23456 })],
      ['ie', versions({ '10': 0.25, '11': 0.5 })],
    ]),
  })
  expect(core.safari).toStrictEqual([
    ['26.1', 26.1, 3],
    ['18.5-18.7', 18.5, 2],
    ['17.0', 17, 1],
  ])
  expect(core.chrome).toStrictEqual([])
  expect(others).toStrictEqual([
    { name: 'Samsung Internet', as: 'chrome_android', versions: [['29', 129, 1.235]] },
  ])
})

test.each([
  ['is that of the compatibility data, if the Baseline mapping has none', undefined, 129],
  ['is that of the Baseline mapping, if that is newer', '148', 148],
  ['is that of the compatibility data, if that is newer', '120', 129],
])('the engine of a browser %s', (_, mapped, expected) => {
  const { others } = usageShares({
    releases,
    downstream: () => mapped,
    usage: new Map([['samsung', versions({ '29': 1 })]]),
  })
  expect(others[0]?.versions).toStrictEqual([['29', expected, 1]])
})

test('the shares of all browsers add up to the tracked usage, and give the usage of every feature', async () => {
  const { summary, content, records } = await loadCatalogue()
  const { core, others } = content.usage
  const rows = [
    ...coreBrowsers.map((as) => ({ as, versions: core[as] })),
    ...others.map(({ as, versions: all }) => ({ as, versions: all })),
  ].flatMap(({ as, versions: all }) => all.map(([, place, share]) => ({ as, place, share })))
  expect(sum(rows)).toBeCloseTo(summary.trackedUsage, 3)
  const [known = 0, unknown = 0] = roundedShares([sum(rows), 100 - sum(rows)])
  expect(formatPercent(known)).toBe(formatPercent(summary.trackedUsage))
  expect(known + unknown).toBeCloseTo(100, 6)
  const wrong = records.features.filter(
    ({ min, usage }) =>
      Math.abs(sum(rows.filter(({ as, place }) => place >= min[as])) - usage) > 0.1,
  )
  expect(wrong).toStrictEqual([])
})
