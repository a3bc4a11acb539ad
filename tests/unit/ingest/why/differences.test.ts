import { expect, test } from 'vitest'

import type { CoreBrowser } from '#catalogue/browsers.ts'
import { otherVersions } from '#ingest/why/differences.ts'

const data: { readonly [Browser in CoreBrowser]?: string } = {
  chrome: '93',
  safari: '≤15.4',
  edge: '12',
}
const since = (browser: CoreBrowser) => data[browser]

test('browsers with other versions are named with both, and those that only the newer data has are not', () => {
  expect(otherVersions({ stated: { chrome: '29', firefox: '149' }, since })).toBe(
    'Chrome 29 instead of 93 and Firefox 149 instead of none',
  )
})

test('versions that agree but for an upper bound are no difference', () => {
  expect(otherVersions({ stated: { chrome: '93', safari: '15.4' }, since })).toBe('')
})
