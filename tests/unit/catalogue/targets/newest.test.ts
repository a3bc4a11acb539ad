import { expect, test } from 'vitest'

import { targetVersion } from '#catalogue/platforms.ts'
import { beyondNewest } from '#catalogue/targets/newest.ts'

const newest = { chrome: '150', safari: '27.3', nodejs: '26.13.0' }

test.each([
  [{ chrome: 150 }],
  [{ chrome: 109, safari: 27.3 }],
  [{ nodejs: targetVersion('nodejs', '26.13') }],
  // Nothing is known of its versions.
  [{ edge: 9999 }],
])('%o exist', (targets) => {
  expect(beyondNewest(targets, newest)).toBe('')
})

test('versions that do not exist are named with the nearest', () => {
  const targets = { chrome: 9999, safari: 28, nodejs: targetVersion('nodejs', '99') }
  expect(beyondNewest(targets, newest)).toBe(
    'Chrome 9999 is not known. The newest Chrome known is 150. Safari 28 is not known. The newest Safari known is 27.3. Node.js 99 is not known. The newest Node.js known is 26.13.0.',
  )
})

test('the browser of the visit exists, even if it is newer than the data', () => {
  expect(beyondNewest({ chrome: 151 }, newest, { chrome: 151 })).toBe('')
  expect(beyondNewest({ chrome: 152 }, newest, { chrome: 151 })).not.toBe('')
})
