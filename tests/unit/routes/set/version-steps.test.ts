import { expect, test } from 'vitest'

import { NEVER } from '#catalogue/browsers.ts'
import type { UsageShares } from '#contracts/usage-shares.ts'
import { regionName } from '#routes/set/region-name.ts'
import { answerSentence, answerSet } from '#routes/set/set-answer.ts'
import { lastToSupport, trackedIn, usageFrom, versionSteps } from '#routes/set/version-steps.ts'

import { setItem } from './set-item.ts'

const today = '2026-11-10'

const grid = setItem('grid', { support: { ...setItem('grid').support, safari: '10.1' } })
const has = setItem('has', { support: { ...setItem('has').support, safari: '≤15.4' } })
const dialog = setItem('dialog', { support: { ...setItem('dialog').support, safari: '15.4' } })
const coming = setItem('coming', {
  support: { ...setItem('coming').support, safari: 'next 27.3 2026-12-08' },
})
const prefixed = setItem('prefixed', {
  support: { ...setItem('prefixed').support, safari: 'prefix 9 -webkit-' },
})
const noEdge = setItem('no-edge', { support: { ...setItem('no-edge').support, edge: 'flag 100' } })
const nowhere = setItem('nowhere', { support: {} })

test('the steps of a browser lead from what no version has down to what the oldest has', () => {
  const steps = versionSteps([grid, has, nowhere, dialog], 'safari', today)
  expect(
    steps.map(({ version, text, items }) => [version, text, items.map(({ id }) => id)]),
  ).toEqual([
    [NEVER, '–', ['nowhere']],
    [15.4, '15.4', ['has', 'dialog']],
    [10.1, '10.1', ['grid']],
  ])
  expect(versionSteps([has], 'safari', today)[0]?.text).toBe('≤15.4')
})

test('a version that is announced counts from its day on', () => {
  expect(versionSteps([coming], 'safari', today)[0]?.version).toBe(NEVER)
  expect(versionSteps([coming], 'safari', '2026-12-08')[0]?.text).toBe('27.3')
})

const shares: UsageShares = {
  core: {
    chrome: [
      ['120', 120, 20],
      ['99', 99, 5],
    ],
    chrome_android: [['120', 120, 30]],
    edge: [],
    firefox: [['100', 100, 4]],
    firefox_android: [],
    safari: [
      ['18.5-18.7', 18.5, 6],
      ['15.6', 15.6, 1],
    ],
    safari_ios: [['15.0', 15, 2]],
  },
  others: [
    {
      name: 'Samsung Internet',
      as: 'chrome_android',
      versions: [
        ['29', 136, 3],
        ['4', 44, 1],
      ],
    },
  ],
}

test('the usage of a set counts the versions that have everything, those built on Chromium by their engine', () => {
  expect(usageFrom(shares, answerSet([setItem('a')], today).lowest)).toBe(20 + 30 + 4 + 6 + 3)
  expect(usageFrom(shares, answerSet([setItem('a'), nowhere], today).lowest)).toBe(0)
  expect(trackedIn(shares)).toBe(72)
})

const day = (version: string, date: string) => ({ [version]: date })

test('the last browser to have everything gives the day of the set, unless one lacks something', () => {
  const dates = {
    chrome: day('100', '2022-03-29'),
    chrome_android: day('100', '2022-03-29'),
    edge: day('100', '2022-04-01'),
    firefox: day('100', '2022-05-03'),
    firefox_android: day('100', '2022-05-03'),
    safari: day('16', '2022-09-12'),
    safari_ios: day('16', '2022-09-12'),
  }
  const { steps } = answerSet([setItem('a')], today)
  expect(lastToSupport(steps, dates)).toEqual({
    browser: 'safari',
    text: '16',
    day: '2022-09-12',
  })
  expect(lastToSupport(steps, { ...dates, edge: {} })).toBeUndefined()
  expect(lastToSupport(answerSet([nowhere], today).steps, dates)).toBeUndefined()
})

test.each([
  [
    [setItem('grid')],
    'grid works in Chrome 100, Edge 100, Firefox 100 and Safari 16, and in later versions.',
  ],
  [
    [grid, has],
    'Both work in Chrome 100, Edge 100, Firefox 100, Safari 15.4 and Safari on iOS 16, and in later versions.',
  ],
  [
    [
      setItem('a', {
        support: { ...setItem('a').support, chrome_android: '99', safari_ios: '15' },
      }),
    ],
    'a works in Chrome 100, Edge 100, Firefox 100 and Safari 16, and in later versions.',
  ],
  [[grid, has, coming], 'All 3 work in some browsers, but not in Safari.'],
  [[grid, nowhere], 'Both work in no browser.'],
  [[prefixed], 'prefixed works in some browsers, but only in part in Safari.'],
  [
    [grid, prefixed, noEdge],
    'All 3 work in some browsers, but not in Edge, and only in part in Safari.',
  ],
  [[setItem('half', { support: { chrome: 'partial 9' } })], 'half works only in part in Chrome.'],
])('the answer to a set of %j is a sentence', (items, words) => {
  expect(answerSentence(answerSet(items, today))).toBe(words)
})

test.each([
  ['DE', 'Germany'],
  ['south-america', 'South America'],
  ['europe', 'Europe'],
  ['*', '*'],
])('the region %s is called %s', (region, name) => {
  expect(regionName(region)).toBe(name)
})
