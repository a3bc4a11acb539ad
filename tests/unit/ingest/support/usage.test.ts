import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { NEVER } from '#catalogue/browsers.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import type { AgentUsage } from '#ingest/sources/caniuse.ts'
import type { ReleaseTable } from '#ingest/support/release-table.ts'
import { usageTable } from '#ingest/support/usage.ts'

const releases: ReleaseTable = {
  date: () => undefined,
  isOut: () => true,
  isComing: () => false,
  engineVersion: (browser, version) =>
    browser === 'samsunginternet_android' ? String(Number(version) + 100) : undefined,
  newest: '',
}

const downstream = (browser: string) => (browser === 'uc_android' ? '100' : undefined)

function agents(shares: Readonly<Record<string, Readonly<Record<string, number>>>>): AgentUsage {
  return new Map(
    Object.entries(shares).map(([agent, versions]) => [
      agent,
      new Map(
        Object.entries(versions).map(([version, share]) => [version, { share, released: 0 }]),
      ),
    ]),
  )
}

const nowhere = perCoreBrowser(() => NEVER)

test.each([
  ['a core browser, its own version and newer ones', { chrome: 120 }, 30],
  ['a version between two, by the newer one', { chrome: 119.5 }, 30],
  ['Safari by the lower end of a range', { safari_ios: 18.5 }, 4],
  ['Safari above the lower end of a range not at all', { safari_ios: 18.6 }, 0],
  ['Samsung Internet and UC as the Chromium inside', { chrome_android: 120 }, 8],
  ['and from the Chromium of UC on, UC too', { chrome_android: 100 }, 9],
  ['nothing at all where nothing is supported', {}, 0],
])('usage counts %s', (_, min, usage) => {
  const table = usageTable({
    releases,
    downstream,
    usage: agents({
      chrome: { '119': 10, '120': 30 },
      ios_saf: { '18.5-18.7': 4 },
      samsung: { '29': 8 },
      and_uc: { '15.5': 1 },
      ie: { '11': 5 },
    }),
  })
  expect(table.usageOf({ ...nowhere, ...min })).toBe(usage)
  expect(table.tracked).toBe(53)
})

test('usage is the sum of all shares at or above the minimum', () => {
  const shares = fc.dictionary(fc.nat(200).map(String), fc.nat(100))
  fc.assert(
    fc.property(shares, fc.nat(220), (chrome, min) => {
      const naive = Object.entries(chrome)
        .filter(([version]) => Number(version) >= min)
        .reduce((sum, [, share]) => sum + share, 0)
      const table = usageTable({ releases, downstream, usage: agents({ chrome }) })
      expect(table.usageOf({ ...nowhere, chrome: min })).toBe(naive)
    }),
  )
})
