import { expect, test } from 'vitest'

import { askBrowserslist, placesIn } from '#search/targets/browserslist-query.ts'

const own = { chrome: { '120': 60, '121': 0.5 }, safari: { '17.4': 30 } }
const none = { places: new Map(), own: undefined }

test('the places of a query are named in lower case, whatever its other parts are', () => {
  expect(placesIn('> 1% in US, cover 90% in alt-AS, > 1% in my stats, last 2 versions')).toEqual([
    'us',
    'alt-as',
  ])
  expect(placesIn('')).toEqual([])
})

test('own usage numbers count for “in my stats”, and combine with other parts', () => {
  expect(askBrowserslist('> 1% in my stats', { places: new Map(), own })).toEqual({
    browsers: ['chrome 120', 'safari 17.4'],
  })
  expect(
    askBrowserslist('cover 95% in my stats and chrome > 100, not chrome 121', {
      places: new Map(),
      own,
    }),
  ).toEqual({ browsers: ['chrome 120'] })
})

test('without own numbers the query is refused in a sentence', () => {
  expect(askBrowserslist('> 1% in my stats', none)).toEqual({
    problem: 'Your usage numbers are not known here. Choose the file of them first.',
  })
})

test('each place has its own numbers', () => {
  const places = new Map([
    ['us', { chrome: { '110': 5 } }],
    ['de', { chrome: { '111': 5 } }],
  ])
  expect(askBrowserslist('> 1% in US, > 1% in DE, not < 3% in us', { places, own })).toEqual({
    browsers: ['chrome 110', 'chrome 111'],
  })
})

test('a query that begins with “not” is refused with what browserslist says', () => {
  const answer = askBrowserslist('not > 1% in US', { places: new Map([['us', own]]), own })
  expect('problem' in answer && answer.problem).toContain('before `not')
})
