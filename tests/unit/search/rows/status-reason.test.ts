import { expect, test } from 'vitest'

import { epochSeconds } from '#lib/dates.ts'
import type { WhyFacts } from '#search/rows/status-reason.ts'
import { statusReason } from '#search/rows/status-reason.ts'

const today = '2026-11-10'

const nothing: WhyFacts = {
  baseline: 'limited',
  missing: [],
  parts: { total: 1, works: {}, lacking: [] },
  shipped: {},
}

const lines: readonly (readonly [line: string, facts: Partial<WhyFacts>])[] = [
  ['In every engine for 3 years', { baseline: 'widely', newlyDate: epochSeconds('2023-02-14') }],
  ['In every engine for 1 year', { baseline: 'widely', newlyDate: epochSeconds('2025-11-01') }],
  ['', { baseline: 'widely' }],
  [
    'In every engine since May 2026 · widely available in Nov 2028',
    {
      baseline: 'newly',
      newlyDate: epochSeconds('2026-05-19'),
      widelyExpected: epochSeconds('2028-11-19'),
    },
  ],
  [
    'In every engine since May 2024 · widely available in Nov 2026',
    {
      baseline: 'newly',
      newlyDate: epochSeconds('2024-05-13'),
      widelyExpected: epochSeconds('2026-11-11'),
    },
  ],
  [
    'In every engine since May 2024 · widely available since Nov 2026, by date; web-features will confirm',
    {
      baseline: 'newly',
      newlyDate: epochSeconds('2024-05-13'),
      widelyExpected: epochSeconds('2026-11-10'),
    },
  ],
  [
    'Missing only in **Firefox** · the others since Mar 2023',
    {
      missing: ['firefox', 'firefox_android'],
      missingOnlyIn: 'Firefox',
      shipped: { chrome: '2022-08-30', safari: '2023-03-27' },
    },
  ],
  [
    'Missing only in **Firefox for Android** · the others since Mar 2023',
    {
      missing: ['firefox_android'],
      missingOnlyIn: 'Firefox',
      shipped: { chrome: '2022-08-30', safari: '2023-03-27' },
    },
  ],
  [
    'Only in **Chrome & Edge** since Aug 2022',
    {
      missing: ['firefox', 'firefox_android', 'safari', 'safari_ios'],
      onlyIn: 'Chrome & Edge',
      shipped: { chrome: '2022-08-02', edge: '2022-08-05' },
    },
  ],
  [
    'Missing in **Firefox, Safari**',
    { missing: ['firefox', 'firefox_android', 'safari', 'safari_ios'] },
  ],
  ['Missing in **Firefox for Android**', { missing: ['firefox_android'] }],
  [
    'Missing in **every browser**',
    {
      missing: [
        'chrome',
        'chrome_android',
        'edge',
        'firefox',
        'firefox_android',
        'safari',
        'safari_ios',
      ],
    },
  ],
  [
    '**323 of 325 parts** work in Chrome, Edge and Firefox; missing: `anchor-valid`, `anchor-visible`',
    {
      missing: ['chrome', 'chrome_android', 'edge', 'firefox', 'firefox_android'],
      onlyIn: 'Safari',
      parts: {
        total: 325,
        works: { chrome: 323, chrome_android: 323, edge: 323, firefox: 323, firefox_android: 323 },
        lacking: ['anchor-valid', 'anchor-visible'],
      },
    },
  ],
  [
    '**5 of 10 parts** work in Safari; missing: `a`',
    {
      missing: ['safari', 'safari_ios'],
      parts: { total: 10, works: { safari: 5, safari_ios: 5 }, lacking: ['a'] },
    },
  ],
  [
    'Missing in **Safari**',
    {
      missing: ['safari', 'safari_ios'],
      parts: { total: 10, works: { safari: 2, safari_ios: 2 }, lacking: ['a'] },
    },
  ],
  [
    'Use **popover and dialog** instead · Removal planned for Mar 2027',
    {
      baseline: 'discouraged',
      discouraged: {
        reason: '',
        by: [],
        alternatives: ['popover', 'dialog'],
        removal: '2027-03-01',
      },
    },
  ],
  [
    'Never `with` us',
    {
      baseline: 'discouraged',
      discouraged: { reason: 'Never `with` us', by: [], alternatives: [] },
    },
  ],
  ['', { baseline: 'discouraged' }],
]

test.each(lines)('%s', (line, facts) => {
  const marks = { text: '', strong: '**', code: '`' }
  const shown = statusReason({ ...nothing, ...facts }, today)
    .map(({ kind, value }) => marks[kind] + value + marks[kind])
    .join('')
  expect(shown).toBe(line)
})
