import { expect, test } from 'vitest'

import { verdictOf } from '#catalogue/verdict/verdict.ts'
import { verdictSentence } from '#search/answers/verdict-sentence.ts'

const days: Readonly<Record<string, string>> = {
  'chrome 105': '2022-08-30',
  'firefox 110': '2023-02-14',
  'safari 9': '2015-09-30',
  'safari 16': '2022-09-12',
}

function sentence(support: object, targets: object): string {
  const supported = { support }
  return verdictSentence(verdictOf(supported, targets, '2026-11-27'), {
    supported,
    targets,
    dayOf: (browser, version) => days[`${browser} ${version}`] ?? '',
  })
}

const everywhere = { chrome: '105', firefox: '110', safari: '16' }

test.each([
  ['one that has it', everywhere, { chrome: 120 }, 'Since Chrome 105 (Aug 2022).'],
  ['one that needs a newer version', everywhere, { safari: 15 }, 'Needs Safari 16 (Sep 2022).'],
  [
    'one that needs a prefix',
    { safari: '16; prefix 9 -webkit-' },
    { safari: 15 },
    'With -webkit- since Safari 9 (Sep 2015); without it since 16 (Sep 2022).',
  ],
  [
    'several that have it',
    everywhere,
    { chrome: 120, firefox: 120, safari: 17 },
    'Every one of them has it; the last was Firefox 110 (Feb 2023).',
  ],
  [
    'several, without all days',
    { ...everywhere, chrome: '104' },
    { chrome: 120, firefox: 120 },
    'Every one of them has it.',
  ],
  [
    'several, of which three need newer versions',
    everywhere,
    { chrome: 100, firefox: 100, safari: 15 },
    'Chrome 100, Firefox 100 and 1 more lack it.',
  ],
  [
    'several, of which one needs a prefix that newer ones do not need',
    { ...everywhere, safari: '16; prefix 9 -webkit-' },
    { chrome: 120, safari: 15 },
    'Safari 15 has it with a prefix or another name.',
  ],
] as const)('the sentence about %s', (...[, support, targets, text]) => {
  expect(sentence(support, targets)).toBe(text)
})
