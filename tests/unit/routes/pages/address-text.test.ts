import { expect, test } from 'vitest'

import { queryOfAddress } from '#routes/pages/not-found-suggestions.tsx'

test.each([
  ['/feature/css-grid', 'css grid'],
  ['/features/Grid_layout/', 'Grid layout'],
  ['/:has()', ':has()'],
  ['/%E0%A4%A', 'A'],
  ['/', ''],
  [`/${'x'.repeat(500)}`, 'x'.repeat(80)],
])('the address %s means “%s”', (pathname, words) => {
  expect(queryOfAddress(pathname)).toBe(words)
})
