import { expect, test } from 'vitest'

import { plainTargets } from '#catalogue/targets/plain-query.ts'

const queries = [
  ['chrome 109', { chrome: 109 }],
  ['chrome >= 109, safari >= 15.4', { chrome: 109, safari: 15.4 }],
  ['Chrome 109 or Edge 110', { chrome: 109, edge: 110 }],
  ['ios 16.4, ios_saf 15.2', { safari_ios: 15.2 }],
  ['and_chr 120, and_ff 121', { chrome_android: 120, firefox_android: 121 }],
  ['safari 15.4, chrome 100', { chrome: 100, safari: 15.4 }],
  ['IE 11, internet explorer >= 9', { ie: 9_000_000 }],
] as const

test.each(queries)('the plain query “%s” names its versions', (query, targets) => {
  expect(plainTargets(query)).toStrictEqual(targets)
})

test.each(['chrome > 109', 'chrome 109, not dead', 'last 2 versions', 'chrome', 'chrome 0', ''])(
  'the query “%s” is not plain',
  (query) => {
    expect(plainTargets(query)).toBeUndefined()
  },
)
