import { expect, test } from 'vitest'

import { describeRanges, missingPhones, nameInFull } from '#catalogue/targets/describe.ts'
import { foldBrowsers } from '#catalogue/targets/fold.ts'
import { versionInteger } from '#lib/version.ts'

const engines = { samsung: { as: 'chrome_android', versions: { '28': 130 } } } as const

test.each([
  [
    ['safari 15.4', 'safari 27.2', 'chrome 157', 'chrome 155'],
    'Chrome 155 to 157 · Safari 15.4 to 27.2',
  ],
  [['firefox 153'], 'Firefox 153'],
  [['samsung 28', 'and_chr 157'], 'Chrome for Android 130 to 157'],
])('what a query of the browsers %j means is each browser with its versions', (browsers, text) => {
  expect(describeRanges(foldBrowsers(browsers, engines)).join(' · ')).toBe(text)
})

test('versions without a newest one mean all later ones, too', () => {
  const targets = { chrome: 109, nodejs: versionInteger('20') }
  expect(describeRanges({ targets })).toEqual(['Chrome 109+', 'Node.js 20+'])
  expect(describeRanges({ targets, upTo: { chrome: 109 } })).toEqual(['Chrome 109', 'Node.js 20+'])
})

test.each([
  ['Chrome 109+, Safari 15.4+', 'Chrome 109+, Safari 15.4+'],
  ['Baseline 2024', 'Baseline 2024 (Chrome 109+, Safari 15.4+)'],
])('%s says in full what it means: %s', (name, full) => {
  expect(nameInFull(name, { targets: { chrome: 109, safari: 15.4 } })).toBe(full)
})

test.each([
  [{ chrome: 155, edge: 155, firefox: 153, safari: 15.4 }, 'and_chr 155, and_ff 153, ios_saf 15.4'],
  [{ chrome: 155, safari_ios: 17 }, ''],
  [{ nodejs: versionInteger('20') }, ''],
])('the browsers %j lack those of phones: “%s”', (targets, queries) => {
  expect(missingPhones(targets).join(', ')).toBe(queries)
})
