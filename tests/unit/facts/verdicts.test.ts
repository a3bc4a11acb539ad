import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { verdictOf } from '#catalogue/verdict/verdict.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import { loadCatalogue } from '#ingest/cache.ts'

const { records, content } = await loadCatalogue()
const today = content.summary.asOf

/** Old, middling and new browsers, all of them and some. */
const choices: readonly Targets[] = [
  { chrome: 60, edge: 79, firefox: 60, safari: 11 },
  { chrome: 109, chrome_android: 120, edge: 120, firefox: 115, safari: 15.4, safari_ios: 15.4 },
  { firefox: 128, firefox_android: 128 },
  { safari_ios: 17.5 },
]

type Filtered = Pick<(typeof records.compat)[number], 'min'>

/** What the provider is asked to filter by: the first version with plain support is no later than the target. */
function passesFilter({ min }: Filtered, targets: Targets): boolean {
  return coreBrowsers.every((browser) => min[browser] <= (targets[browser] ?? Infinity))
}

test.each(choices)(
  'features and compat entries work in %o exactly where the filter of the provider keeps them',
  (targets) => {
    const differ = [...records.features, ...records.compat].filter((record) => {
      const { answer } = verdictOf(record, targets, today)
      return (answer === 'yes') !== passesFilter(record, targets)
    })
    expect(differ.map(({ objectID }) => objectID)).toEqual([])
  },
)
