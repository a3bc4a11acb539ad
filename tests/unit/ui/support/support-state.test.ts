import { expect, test } from 'vitest'

import { supportCell, type SupportFacts } from '#ui/support/support-state.ts'

const safari = { id: 'safari', name: 'Safari', brand: 'Safari', device: '', engine: 'WebKit' }
const today = '2026-11-12'

test.each<[what: string, facts: SupportFacts, cell: readonly [string, string, string]]>([
  [
    'supported for long',
    { support: { safari: '16' }, shipped: { safari: '2022-09-12' } },
    ['plain', '16', 'Safari 16, since Sep 2022'],
  ],
  [
    'supported within a year',
    { support: { safari: '27' }, shipped: { safari: '2026-09-14' } },
    ['recent', '27', 'Safari 27, since Sep 2026, new in the last year'],
  ],
  [
    'supported for a year to the day',
    { support: { safari: '26.1' }, shipped: { safari: '2025-11-12' } },
    ['plain', '26.1', 'Safari 26.1, since Nov 2025'],
  ],
  [
    'supported since an unknown day',
    { support: { safari: '≤4' } },
    ['plain', '≤4', 'Safari 4 or earlier'],
  ],
  ['not supported', { support: { chrome: '105' } }, ['missing', '–', 'Not in Safari']],
  [
    'behind a flag',
    { support: { safari: 'flag 96' } },
    ['partial', 'flag 96', 'Safari: behind a flag since 96'],
  ],
  [
    'with a prefix',
    { support: { safari: 'prefix 10.1' } },
    ['partial', 'prefix 10.1', 'Safari: with a prefix since 10.1'],
  ],
  [
    'under another name',
    { support: { safari: 'alt 12' } },
    ['partial', 'alias 12', 'Safari: under an alternative name since 12'],
  ],
  [
    'in a version that is not released',
    { support: { safari: 'next 27.3' } },
    ['partial', 'next 27.3', 'Safari: expected in 27.3'],
  ],
  [
    'in part in a version that is not released',
    { support: { safari: 'next partial 27.3' } },
    ['partial', 'next 27.3', 'Safari: partial support expected in 27.3'],
  ],
  [
    'announced for the day after',
    { support: { safari: 'next 27.3 2026-11-13' } },
    ['partial', 'next 27.3', 'Safari: expected in 27.3'],
  ],
  [
    'announced for that day',
    { support: { safari: 'next 27.3 2026-11-12' } },
    ['plain', '27.3', 'Safari 27.3'],
  ],
  [
    'in part',
    { support: { safari: 'partial 15' } },
    ['partial', 'part 15', 'Safari: partial since 15'],
  ],
  [
    'nearly whole',
    { support: { safari: 'nearly 15' } },
    ['partial', 'most 15', 'Safari: nearly all of it since 15'],
  ],
  [
    'in part with a prefix',
    { support: { safari: 'partial prefix 9 -webkit-' } },
    ['partial', 'prefix 9', 'Safari: with a prefix since 9 (-webkit-, in part)'],
  ],
  ['in a preview', { support: { safari: 'preview' } }, ['partial', 'next', 'Safari: preview only']],
  [
    'removed again',
    { support: { safari: 'gone 65; 1' } },
    ['missing', '–', 'Safari: removed in 65; supported since 1'],
  ],
  [
    'removed again at an unknown time',
    { support: { safari: 'gone ≤62; 4' } },
    ['missing', '–', 'Safari: removed in 62 or earlier; supported since 4'],
  ],
  [
    'removed in the preview',
    { support: { safari: 'gone preview; 26.4' } },
    ['plain', '26.4', 'Safari 26.4, removed in the preview'],
  ],
  [
    'plain after a prefix',
    { support: { safari: '18; prefix 9 -webkit-' } },
    ['plain', '18', 'Safari 18'],
  ],
  [
    'with a prefix until the next release',
    { support: { safari: 'next 27.3; prefix 3 -webkit-' } },
    ['partial', 'prefix 3', 'Safari: with a prefix since 3 (-webkit-); without that in 27.3'],
  ],
  [
    'in a preview behind a flag',
    { support: { safari: 'flag preview' } },
    ['missing', '–', 'Not in Safari'],
  ],
])('a cell shows support that is %s', (_, facts, [kind, text, title]) => {
  expect(supportCell(safari, facts, today)).toStrictEqual({ kind, text, title })
})
