import { expect, test } from 'vitest'

import { remarkOnLast, unmixed } from '#catalogue/targets/last-versions.ts'
import { targetsData } from '#tests/support/targets-data.ts'

const engines = {
  op_mob: { as: 'chrome_android', versions: { 80: 120, 99: 148, 100: 149, 101: 151, 102: 152 } },
} as const
const ahead = { ...targetsData.ahead, op_mob: { 100: '', 101: '', 102: '' } }
const sources = { data: { ...targetsData, engines, ahead }, today: '2099-06-01' }

test.each([
  ['last 1 ios_saf version', ['ios_saf 26.4'], 'Safari on iOS 26.4'],
  [
    'last 2 major versions',
    ['safari 18.5', 'ios_saf 18', 'ios_saf 26'],
    'Safari 18.5 and Safari on iOS 18',
  ],
  ['last 1 op_mob version', ['op_mob 80'], 'Opera for Android 80'],
])('of “%s”, which begins with %j, what is older is said', (text, browsers, names) => {
  expect(remarkOnLast(text, browsers, sources)).toBe(
    `Browserslist begins with ${names}; the data has newer ones.`,
  )
})

test.each([
  ['versions that are as new', 'last 2 safari versions', ['safari 26.4', 'safari 27']],
  ['the same major versions', 'last 2 safari major versions', ['safari 26', 'safari 27']],
  ['what came out after the day of the data', 'last 1 chrome version', ['chrome 158']],
  ['what comes before the beta of a browser on an engine', 'last 1 op_mob version', ['op_mob 99']],
  ['a browser without data', 'last 1 kaios version', ['kaios 3.0']],
  ['another query', 'chrome >= 100', ['chrome 100']],
])('of %s nothing is said', (_, text, browsers) => {
  expect(remarkOnLast(text, browsers, sources)).toBeUndefined()
})

test('of a set that the build resolved, browsers that others count as, too, are not compared', () => {
  expect(unmixed({ chrome_android: 100, safari: 26.4 }, sources)).toEqual(['safari 26.4'])
})
