import { expect, test } from 'vitest'

import { askBrowserslist, placeIn } from '#search/targets/browserslist-query.ts'

const own = { chrome: { '120': 60, '121': 0.5 }, safari: { '17.4': 30 } }

test.each([
  ['> 1% in US', 'us'],
  ['cover 90% in alt-AS', 'alt-as'],
  ['> 1% in my stats', undefined],
  ['last 2 versions', undefined],
])('the place of “%s” is %s, in lower case', (part, place) => {
  expect(placeIn(part)).toBe(place)
})

test('own usage numbers count for “in my stats”', () => {
  expect(askBrowserslist('> 1% in my stats', { own })).toEqual({
    browsers: ['chrome 120', 'safari 17.4'],
  })
})

test('without own numbers the part is refused as browserslist does', () => {
  expect(askBrowserslist('> 1% in my stats', {})).toEqual({
    problem: 'Custom usage',
  })
})

test('the numbers of its place count for a part that names one, not the own', () => {
  const place = { chrome: { '110': 5 } }
  expect(askBrowserslist('> 1% in US', { place, own })).toEqual({ browsers: ['chrome 110'] })
})
