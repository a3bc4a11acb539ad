import { expect, test } from 'vitest'

import { epochSeconds } from '#lib/dates.ts'
import { statusReason, type WhyFacts } from '#search/rows/status-reason.ts'

const today = '2026-11-10'

const lines: readonly (readonly [line: string, facts: WhyFacts])[] = [
  ['In every engine for 3 years', { baseline: 'widely', newlyDate: epochSeconds('2023-02-14') }],
  ['In every engine for 1 year', { baseline: 'widely', newlyDate: epochSeconds('2025-11-01') }],
  ['In every engine since Dec 2025', { baseline: 'widely', newlyDate: epochSeconds('2025-12-01') }],
  ['', { baseline: 'widely' }],
  [
    'In every engine for 3 years · **9 of 10 parts** work in every browser',
    {
      baseline: 'widely',
      newlyDate: epochSeconds('2023-02-14'),
      why: '**9 of 10 parts** work in every browser',
    },
  ],
  ['In every engine since May 2026', { baseline: 'newly', newlyDate: epochSeconds('2026-05-19') }],
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
  ['Missing only in **Firefox**', { baseline: 'limited', why: 'Missing only in **Firefox**' }],
  [
    'Use **popover** instead',
    {
      baseline: 'discouraged',
      newlyDate: epochSeconds('2020-01-01'),
      why: 'Use **popover** instead',
    },
  ],
  ['', { baseline: 'limited' }],
]

test.each(lines)('the line below a status reads "%s" for %j', (line, facts) => {
  expect(statusReason(facts, today)).toBe(line)
})
