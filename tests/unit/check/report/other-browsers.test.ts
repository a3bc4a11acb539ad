import { expect, test } from 'vitest'

import { otherBrowserSentence } from '#check/report/other-browsers.ts'
import { reportOn, use } from '#tests/unit/check/code-uses.ts'

const data = {
  versions: { ie: ['9', '10', '11'], op_mini: ['all'] },
  features: {
    grid: { ie: 'n1a2' },
    flexbox: { ie: 'n1a1y1', op_mini: 'y1' },
    has: {},
    gap: { op_mini: 'a1' },
    inset: {},
    fetch: {},
  },
}

const of = (id: string) => use(`css.${id}`, { features: [[id, id.toUpperCase()]] })

const say = (name: string, ids: readonly string[]): string =>
  otherBrowserSentence(reportOn(ids.map(of)), { name, reason: '' }, data)

test.each([
  [
    'a browser lacks and supports features',
    say('IE 11', ['flexbox', 'grid', 'has']),
    'By caniuse, IE 11 lacks HAS, supports GRID in part, and supports 1 other feature of this code.',
  ],
  [
    'versions differ, the least of them',
    say('IE 10 to 11', ['flexbox']),
    'By caniuse, IE 10 to 11 supports FLEXBOX in part.',
  ],
  [
    'a browser has no versions',
    say('Opera Mini', ['flexbox', 'has', 'gap']),
    'By caniuse, Opera Mini lacks HAS, supports GAP in part, and supports 1 other feature of this code.',
  ],
  [
    'all works',
    say('Opera Mini', ['flexbox']),
    'By caniuse, Opera Mini supports 1 feature of this code.',
  ],
  [
    'much is lacking, the first features and how many more',
    say('Opera Mini', ['fetch', 'grid', 'has', 'inset', 'gap', 'other']),
    'By caniuse, Opera Mini lacks FETCH, GRID, HAS and INSET, and supports GAP in part; caniuse does not cover 1 other.',
  ],
  [
    'caniuse says nothing',
    say('Opera Mini', ['other']),
    'Opera Mini is not in the compatibility data, and caniuse does not cover this code.',
  ],
  [
    'the versions are not known',
    say('IE 8', ['flexbox']),
    'IE 8 is not in the compatibility data, and caniuse does not cover this code.',
  ],
])('where %s, the sentence says so', (_, said, expected) => {
  expect(said).toBe(expected)
})

test('of what could not be read, the sentence says why', () => {
  const one = { name: '“chrmoe 1”', reason: 'It names no browser that is known here.' }
  expect(otherBrowserSentence(reportOn([of('flexbox')]), one, data)).toBe(
    '“chrmoe 1” cannot be checked. It names no browser that is known here.',
  )
})

test('of more than four features, three are named', () => {
  const many = ['a', 'b', 'c', 'd', 'e']
  const features = Object.fromEntries(many.map((id) => [id, {}]))
  const report = reportOn(many.map(of))
  expect(otherBrowserSentence(report, { name: 'IE 11', reason: '' }, { ...data, features })).toBe(
    'By caniuse, IE 11 lacks A, B, C and 2 more.',
  )
})

test('what does not count is left out', () => {
  const report = reportOn([
    of('flexbox'),
    { ...of('has'), isGuarded: true },
    { ...of('grid'), certainty: 'likely' },
  ])
  expect(otherBrowserSentence(report, { name: 'IE 11', reason: '' }, data)).toBe(
    'By caniuse, IE 11 supports 1 feature of this code.',
  )
})
