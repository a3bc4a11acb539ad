import { baselineLabels, type BaselineStatus } from '#catalogue/baseline.ts'
import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import type { Platform } from '#catalogue/platforms.ts'
import { browserNames } from '#lib/glossary.ts'

import type { FacetDefinition, KnownValue, RangeDefinition } from './list-definition.ts'

/** Values that are also their codes in the address: `[['good', 'In good standing']]`. */
export function labelledValues(
  entries: readonly (readonly [value: string, label: string])[],
): readonly KnownValue[] {
  return entries.map(([value, label]) => ({ code: value, value, label }))
}

/** Values that are also labels, with shorter codes for the address: `[['safari', 'Safari']]`. */
export function valuesWithCodes(
  entries: readonly (readonly [code: string, value: string])[],
): readonly KnownValue[] {
  return entries.map(([code, value]) => ({ code, value, label: value }))
}

export const baselineValues = (statuses: readonly BaselineStatus[]): readonly KnownValue[] =>
  labelledValues(statuses.map((status) => [status, baselineLabels[status]]))

export const browserValues = labelledValues(
  coreBrowsers.map((browser) => [browser, browserLabels[browser].name]),
)

/** Engines, named after their browsers. */
export const engineValues = valuesWithCodes([
  ['safari', 'Safari'],
  ['firefox', 'Firefox'],
  ['chromium', 'Chrome & Edge'],
])

/** Includes a mobile browser that lacks something alone, if its engine's desktop browser has it. */
export const blockerValues = valuesWithCodes([
  ...engineValues.map(({ code, value }) => [code, value] as const),
  ['safari-ios', browserLabels.safari_ios.name],
  ['firefox-android', browserLabels.firefox_android.name],
  ['chrome-android', browserLabels.chrome_android.name],
])

export const engineCounts = labelledValues([
  ['3', 'All three'],
  ['2', 'Two'],
  ['1', 'One'],
  ['0', 'None'],
])

export const usageRange = {
  attribute: 'usage',
  title: 'Global usage, %',
  kind: 'percent',
  label: 'Usage',
  limits: { min: 0, max: 100 },
} as const satisfies RangeDefinition

/** Runtimes and WebViews whose current release supports the entry or feature. */
export const runsFacet: FacetDefinition = {
  attribute: 'runs',
  title: 'Runs in',
  values: labelledValues(
    (
      [
        'nodejs',
        'deno',
        'bun',
        'webview_android',
        'webview_ios',
      ] as const satisfies readonly Platform[]
    ).map((platform) => [platform, browserNames[platform]]),
  ),
}
