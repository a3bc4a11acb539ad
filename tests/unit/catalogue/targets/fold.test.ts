import { expect, test } from 'vitest'

import { foldBrowsers } from '#catalogue/targets/fold.ts'

const engines = {
  samsung: { as: 'chrome_android', versions: { '28': 130, '29': 136 } },
  opera: { as: 'chrome', versions: { '100': 114 } },
} as const

test('the oldest version of each core browser counts, of a range its lower end', () => {
  const { targets, unjudged } = foldBrowsers(
    ['chrome 140', 'chrome 109', 'ios_saf 18.5-18.7', 'ios_saf 26.0'],
    engines,
  )
  expect(targets).toStrictEqual({ chrome: 109, safari_ios: 18.5 })
  expect(unjudged).toStrictEqual([])
})

test('a browser that is built on Chromium counts as the Chromium inside it', () => {
  const { targets } = foldBrowsers(
    ['and_chr 157', 'samsung 28', 'opera 100', 'android 140'],
    engines,
  )
  expect(targets).toStrictEqual({ chrome: 114, chrome_android: 130 })
})

test('a release that is not listed has the engine of the last one before it', () => {
  const { targets } = foldBrowsers(['samsung 28.5', 'opera 140'], engines)
  expect(targets).toStrictEqual({ chrome: 114, chrome_android: 130 })
})

test('browsers of which nothing is known are named', () => {
  const { targets, unjudged } = foldBrowsers(
    ['ie 11', 'ie 9', 'op_mini all', 'android 4.4', 'safari TP', 'samsung 7', 'constructor 1'],
    engines,
  )
  expect(targets).toStrictEqual({})
  expect(unjudged.map(({ name }) => name)).toStrictEqual([
    'Android Browser 4.4',
    'IE 9 to 11',
    'Opera Mini',
    'Safari TP',
    'Samsung Internet 7',
    'constructor 1',
  ])
})
