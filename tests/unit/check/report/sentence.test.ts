import { expect, test } from 'vitest'

import { noParts } from '#check/analysis/account.ts'
import {
  countsSentence,
  isUndecided,
  partsSentence,
  reportSentence,
  unknownText,
} from '#check/report/sentence.ts'
import { reportOn, tooNew, use } from '#tests/unit/check/code-uses.ts'

const likely = use('api.A.b', { ...tooNew, certainty: 'likely' })
const possible = use('api.A.c', { ...tooNew, certainty: 'possible' })
const harmless = use('css.properties.cursor.pointer', tooNew)
const guarded = use('g', { ...tooNew, isGuarded: true })
const template = { file: 'a.js', line: 1, what: 'template' } as const
const expression = { file: 'a.js', line: 2, what: 'expression' } as const
const problem = { file: 'a.css', line: 3, message: 'Unclosed block' }

const slip = {
  kind: 'property',
  name: 'dsiplay',
  meant: 'display',
  file: 'a.css',
  line: 1,
  count: 2,
} as const

const say = (...made: Parameters<typeof reportOn>): string =>
  reportSentence(reportOn(...made), 'Safari 17')

test.each([
  ['all of it works', say([use('a')]), 'Yes, all of it works in Safari 17.'],
  [
    'something does not',
    say([use('a', tooNew), likely]),
    'No, 1 thing does not work in Safari 17.',
  ],
  [
    'parts were not read',
    say([use('a')], { unread: [template, template, expression] }),
    'In Safari 17, nothing stands in the way of what was read; 2 templates and 1 expression were not.',
  ],
  [
    'one part was not read',
    say([use('a')], { problems: [problem] }),
    'In Safari 17, nothing stands in the way of what was read; 1 part was not.',
  ],
  [
    'names are not in the data',
    say([use('a')], { unknown: [slip, slip] }),
    'In Safari 17, nothing stands in the way of what is known; 2 names are not in the data.',
  ],
  [
    'a name is not in the data and a part was not read',
    say([use('a')], { unknown: [slip], unread: [template] }),
    'In Safari 17, nothing stands in the way of what is known and was read; 1 name is not in the data and 1 template was not read.',
  ],
  [
    'nothing was found but a name that is not in the data',
    say([], { unknown: [slip] }),
    'Nothing was found whose support is known; 1 name is not in the data.',
  ],
  [
    'files were not read',
    say([use('a')], { notes: ['1 file skipped: binary.'] }),
    'In Safari 17, nothing stands in the way of what was read; some files were not.',
  ],
  [
    'a likely use does not work',
    say([use('a'), likely]),
    'Yes for what is certain in Safari 17; 1 likely use does not work.',
  ],
  [
    'a possible use does not work',
    say([use('a'), possible]),
    'Yes for what is certain in Safari 17; 1 possible use does not work.',
  ],
  [
    'nothing of the rest is sure',
    say([use('a'), likely, possible], { unread: [template] }),
    'Yes for what is certain and was read in Safari 17; 1 likely use does not work, 1 possible use does not work and 1 template was not read.',
  ],
  [
    'nothing counts',
    say([guarded, harmless]),
    'Nothing is left to check: 1 use is guarded and 1 use is harmless.',
  ],
  [
    'nothing is certain',
    say([guarded, likely]),
    'Nothing is certain enough to count in Safari 17: 1 use is guarded and 1 likely use does not work.',
  ],
  ['nothing was found', say([]), 'Nothing was found whose support is known.'],
  [
    'nothing was found in a part',
    say([], { unread: [template] }),
    'Nothing was found in what could be read.',
  ],
])('where %s, the sentence says so', (_, said, expected) => {
  expect(said).toBe(expected)
})

test('the sums of the parts are shown, those not known and not read even if there are none', () => {
  const parts = { ...noParts, entry: 1200, custom: 3 }
  expect(partsSentence(reportOn([], { parts }))).toBe(
    '1,203 parts of the code: 1,200 with entries, 3 named by the code itself, 0 not in the data and 0 not read.',
  )
  expect(partsSentence(reportOn([]))).toBe('')
})

test('a name that is not in the data is said with what may be meant', () => {
  expect(unknownText(slip)).toBe('dsiplay (did you mean display?)')
})

test('an answer is open only if it is yes and something is not sure', () => {
  expect(isUndecided(reportOn([use('a')]))).toBe(false)
  expect(isUndecided(reportOn([use('a'), likely]))).toBe(true)
  expect(isUndecided(reportOn([use('a')], { unread: [template] }))).toBe(true)
  expect(isUndecided(reportOn([use('a')], { unknown: [slip] }))).toBe(true)
  expect(isUndecided(reportOn([use('a', tooNew), likely]))).toBe(false)
})

test('the counts name what works, what does not, and what is not counted', () => {
  expect(countsSentence(reportOn([use('a'), use('b', tooNew), likely, harmless, guarded]))).toBe(
    '5 things found: 1 works, 1 does not; not counted: 1 likely, 1 guarded and 1 harmless. 2 have no Baseline status.',
  )
})
