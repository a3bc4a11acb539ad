import { expect, test } from 'vitest'

import { onlyThese } from '#catalogue/verdict/verdict.ts'
import type { CodeUse } from '#check/analysis/merge-uses.ts'
import { raiseSentence } from '#check/report/raises.ts'
import { reportOf } from '#check/report/report.ts'
import { reportedOf } from '#check/report/standing.ts'
import { everywhere, reportOn, today, use } from '#tests/unit/check/code-uses.ts'

/** A use that needs these versions. */
const needs = (key: string, support: Partial<typeof everywhere>) =>
  use(key, { support: { ...everywhere, ...support } })

const said = (...uses: readonly CodeUse[]) => reportOn(uses).raises.map(raiseSentence)

test.each([
  ['one thing in the way', [needs('a', { safari: '18' })], ['Raise Safari to 18, and it works.']],
  [
    'two things that the same version has',
    [needs('a', { safari: '18' }), needs('b', { safari: '17.5' })],
    ['Raise Safari to 17.5, and 1 of 2 works.', 'Raise Safari to 18, and both work.'],
  ],
  [
    'most in one version, and one in a later one',
    [
      needs('a', { safari: '17.4' }),
      needs('b', { safari: '17.4' }),
      needs('c', { safari: '17.4' }),
      needs('d', { safari: '26' }),
      needs('works', {}),
    ],
    ['Raise Safari to 17.4, and 3 of 4 work.', 'Raise Safari to 26, and all 4 work.'],
  ],
  [
    'what two engines lack',
    [needs('a', { safari: '18', chrome: '125' }), needs('b', { chrome: '121' })],
    ['Raise Chrome to 121, and 1 of 2 works.', 'Raise Chrome to 125, Safari to 18, and both work.'],
  ],
  [
    'what no version has, beside what one has',
    [needs('a', { safari: 'no' }), needs('b', { safari: '18' })],
    ['Raise Safari to 18, and 1 of 2 works.'],
  ],
] as const)('for %s, the least versions are said', (_, uses, expected) => {
  expect(said(...uses)).toEqual(expected)
})

test('nothing is said where all works, where nothing counts, and where no version helps', () => {
  expect(said(needs('a', {}))).toEqual([])
  expect(said({ ...needs('a', { safari: '18' }), isGuarded: true })).toEqual([])
  expect(said(needs('a', { safari: 'no' }))).toEqual([])
  expect(said(needs('a', { safari: '18', chrome: 'no' }))).toEqual([])
})

test('browsers of one engine are raised together, and others by their own names', () => {
  const support = { chrome: '120', edge: '120', safari: '18', safari_ios: '18.2' }
  const uses = [use('api.fetch', { support, platforms: { nodejs: '20.1.0' } })]
  const reported = reportedOf({ ...reportOn([]), uses })
  const targets = { chrome: 110, edge: 110, safari: 17, safari_ios: 17, nodejs: 18_000_000 }
  const { raises } = reportOf(reported, onlyThese(targets), today)
  expect(raises.map(raiseSentence)).toEqual([
    'Raise Chrome and Edge to 120, Safari to 18, Safari on iOS to 18.2, Node.js to 20.1, and it works.',
  ])
})

test('the things that work only in part are counted where none is missing', () => {
  const partial = needs('a', { safari: '18; partial 16' })
  expect(reportOn([partial]).answer).toBe('part')
  expect(said(partial, needs('b', {}))).toEqual(['Raise Safari to 18, and it works.'])
})
