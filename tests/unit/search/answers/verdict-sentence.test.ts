import { expect, test } from 'vitest'

import { onlyThese, type Supported, verdictOf } from '#catalogue/verdict/verdict.ts'
import { verdictSentence } from '#search/answers/verdict-sentence.ts'

const days: Readonly<Record<string, string>> = {
  'chrome 105': '2022-08-30',
  'firefox 110': '2023-02-14',
  'safari 9': '2015-09-30',
  'safari 16': '2022-09-12',
}

function sentence(support: object, targets: object, parts?: Supported['parts']): string {
  const supported = { support, parts }
  return verdictSentence(verdictOf(supported, onlyThese(targets), '2026-11-27'), {
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
    'one that had it, lost it and has it again',
    { safari: '16; gone 12; 9' },
    { safari: 11 },
    'In Safari from 9 (Sep 2015) until 12, and again since 16 (Sep 2022).',
  ],
  [
    'one that had it, lost it and has it in part again',
    { safari: 'partial 16; gone 12; 9' },
    { safari: 11 },
    'In Safari from 9 (Sep 2015) until 12, then not before 16 (Sep 2022).',
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

const parts = (firefox: number, more: Partial<NonNullable<Supported['parts']>> = {}) => ({
  total: 25,
  works: { firefox },
  ...more,
})

test.each([
  [
    'nearly all of it names what is missing',
    'nearly 110',
    parts(23, { lacking: { firefox: ['`a`', '`b`'] } }),
    'Nearly all of it since Firefox 110 (Feb 2023). 23 of its 25 parts work in the newest release, not a and b.',
  ],
  [
    'nearly all of it counts the parts that it does not name',
    'nearly 110',
    parts(20, { lacking: { firefox: ['`a`'] } }),
    'Nearly all of it since Firefox 110 (Feb 2023). 20 of its 25 parts work in the newest release, not a and 4 more.',
  ],
  [
    'all parts of what web-features does not count says so',
    'nearly 110',
    parts(25),
    'Nearly all of it since Firefox 110 (Feb 2023). All its 25 parts work, but web-features does not count it.',
  ],
  [
    'some of it counts its parts',
    'partial 110',
    parts(9),
    'In part since Firefox 110 (Feb 2023). 9 of its 25 parts work in the newest release.',
  ],
  [
    'some of it where a later version has all of it names that version alone',
    '150; partial 110',
    parts(25),
    'In part since Firefox 110 (Feb 2023); complete since 150.',
  ],
  [
    'a few parts does not deny them',
    undefined,
    parts(1),
    'No version of Firefox has most of it; 1 of its 25 parts works in the newest release.',
  ],
  [
    'parts of the past does not deny them',
    undefined,
    parts(0, { had: ['firefox'] }),
    'No version of Firefox has most of it; some of its parts worked once.',
  ],
  ['nothing says so', undefined, parts(0), 'No version of Firefox has it.'],
  [
    'a prefix and only some of it says both',
    'partial prefix 110 -moz-',
    undefined,
    'With -moz-, and only in part, since Firefox 110 (Feb 2023).',
  ],
] as const)('the sentence about a browser with %s', (...[, firefox, counted, text]) => {
  expect(sentence({ firefox }, { firefox: 120 }, counted)).toBe(text)
})
