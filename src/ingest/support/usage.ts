import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import type { AgentUsage } from '#ingest/sources/caniuse.ts'

import { type AgentSources, coreVersionOf } from './agents.ts'

export type UsageTable = {
  /** Rounded to two decimals. */
  readonly usageOf: (min: { readonly [Browser in CoreBrowser]: number }) => number
  /** Percentage of visitors whose browser counts as a core browser: the sum of the shown shares. */
  readonly tracked: number
}

export type UsageSources = AgentSources & { readonly usage: AgentUsage }

/** Sorts shares by version once, so that each lookup takes seven binary searches. */
export function usageTable(sources: UsageSources): UsageTable {
  const shares = new Map(coreBrowsers.map((browser) => [browser, new Map<number, number>()]))
  let tracked = 0
  for (const [agent, versions] of sources.usage) {
    for (const [version, { share }] of versions) {
      const found = coreVersionOf({ agent, version }, sources)
      if (found === null) continue
      tracked += roundedShare(share)
      add(shares.get(found.browser), found.version, share)
    }
  }
  const columns = new Map([...shares].map(([browser, column]) => [browser, cumulative(column)]))
  return {
    usageOf: (min) =>
      round(
        coreBrowsers.reduce((sum, browser) => {
          return sum + shareFrom(columns.get(browser) ?? [], min[browser])
        }, 0),
      ),
    tracked: roundedShare(tracked),
  }
}

function add(column: Map<number, number> | undefined, version: number, share: number): void {
  column?.set(version, (column.get(version) ?? 0) + share)
}

/** Version, and the share of that and all newer versions; from old to new. */
type Column = readonly (readonly [version: number, share: number])[]

function cumulative(column: ReadonlyMap<number, number>): Column {
  const rows: [number, number][] = []
  let sum = 0
  for (const [version, share] of [...column].toSorted(([a], [b]) => b - a)) {
    sum += share
    rows.push([version, sum])
  }
  return rows.toReversed()
}

function shareFrom(column: Column, min: number): number {
  let [low, high] = [0, column.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((column[middle]?.[0] ?? Infinity) < min) low = middle + 1
    else high = middle
  }
  return column[low]?.[1] ?? 0
}

/** Thousandths of a point: keeps content files small. */
export function roundedShare(share: number): number {
  return Math.round(share * 1000) / 1000
}

function round(points: number): number {
  return Math.round(points * 100) / 100
}
