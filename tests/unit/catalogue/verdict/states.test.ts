import { expect, test } from 'vitest'

import { stateOf, stateWords } from '#catalogue/verdict/states.ts'
import { onlyThese, verdictOf } from '#catalogue/verdict/verdict.ts'

const today = '2026-11-23'

const wordIn = (
  support: Readonly<Record<string, string>>,
  targets: Readonly<Record<string, number>>,
) => stateWords[stateOf(verdictOf({ support, platforms: {} }, onlyThese(targets), today))]

test.each([
  ['125', 'Yes'],
  ['partial 100', 'In part'],
  ['130; partial 100', 'Yes'],
  ['prefix 9 -webkit-', 'With a prefix'],
  ['alt 9 webkitFullscreen', 'With a prefix'],
  ['flag 100', 'Behind a flag'],
  ['next 140 2027-01-05', 'Announced'],
  ['preview', 'Announced'],
  ['140', 'Not yet'],
  ['gone 84; 3.5', 'Removed'],
  ['≤140', 'Unknown'],
])('Firefox 130 with the support “%s” has the word “%s”', (code, word) => {
  expect(wordIn({ firefox: code }, { firefox: 130 })).toBe(word)
})

test('no support at all is not yet', () => {
  expect(wordIn({}, { firefox: 130 })).toBe('Not yet')
})

test('of several browsers the worst one gives the word', () => {
  const support = {
    chrome: 'flag 100',
    edge: '100',
    firefox: 'prefix 9 -moz-',
    safari: 'partial 9',
  }
  expect(wordIn(support, { edge: 120, safari: 17, firefox: 130 })).toBe('In part')
  expect(wordIn(support, { chrome: 120, edge: 120, safari: 17 })).toBe('Behind a flag')
  expect(wordIn({ edge: '100' }, { chrome: 120, edge: 120 })).toBe('Not yet')
})
