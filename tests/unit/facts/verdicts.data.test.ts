import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { platforms } from '#catalogue/platforms.ts'
import { onlyThese, type Targets, verdictOf } from '#catalogue/verdict/verdict.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { records, summary } = await loadCatalogue()
const today = summary.asOf

/** Old, middling and new browsers, all of them and some. */
const choices: readonly Targets[] = [
  { chrome: 60, edge: 79, firefox: 60, safari: 11 },
  { chrome: 109, chrome_android: 120, edge: 120, firefox: 115, safari: 15.4, safari_ios: 15.4 },
  { firefox: 128, firefox_android: 128 },
  { safari_ios: 17.5 },
  { nodejs: 18_012_000 },
  { deno: 1_040_000, bun: 1_001_000 },
  { webview_android: 120_000_000, webview_ios: 15_004_000 },
  { chrome: 109, safari: 16, nodejs: 22_000_000, webview_ios: 99_000_000 },
]

type Filtered = Pick<(typeof records.compat)[number], 'min' | 'platformMin'>

/** What the provider is asked to filter by: the first version with plain support is no later than the target. */
function passesFilter({ min, platformMin }: Filtered, targets: Targets): boolean {
  return (
    coreBrowsers.every((browser) => min[browser] <= (targets[browser] ?? Infinity)) &&
    platforms.every((platform) => platformMin[platform] <= (targets[platform] ?? Infinity))
  )
}

test.each(choices)(
  'features and compat entries work in %o exactly where the filter of the provider keeps them',
  (targets) => {
    const differ = [...records.features, ...records.compat].filter((record) => {
      const { answer } = verdictOf(record, onlyThese(targets), today)
      return (answer === 'yes') !== passesFilter(record, targets)
    })
    expect(differ.map(({ objectID }) => objectID)).toEqual([])
  },
)
