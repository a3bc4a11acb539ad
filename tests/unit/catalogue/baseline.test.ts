import { expect, test } from 'vitest'

import { baselineWords } from '#catalogue/baseline-words.ts'
import { openStep, widelyStep } from '#catalogue/baseline.ts'
import { epochSeconds } from '#lib/dates.ts'

const newly = { baseline: 'newly', newlyDate: epochSeconds('2024-05-13') } as const
const widely = { baseline: 'widely', newlyDate: epochSeconds('2023-08-31') } as const

const [before, on, after] = ['2026-11-12', '2026-11-13', '2026-11-14'] as const

test('an unconfirmed step is expected until the day before it, and due from its day on', () => {
  expect([before, on, after].map((today) => openStep(on, today))).toEqual([
    'expected',
    'due',
    'due',
  ])
})

test('a newly available record without a stated day has one 30 months later', () => {
  expect([before, on, after].map((today) => widelyStep(newly, today))).toEqual([
    { day: on, certainty: 'expected' },
    { day: on, certainty: 'due' },
    { day: on, certainty: 'due' },
  ])
})

test('a stated day comes before one that follows from the first', () => {
  const stated = epochSeconds('2026-12-24')
  expect(widelyStep({ ...newly, widelyExpected: stated }, on)?.day).toBe('2026-12-24')
  expect(widelyStep({ ...widely, widelyDate: stated }, on)).toEqual({
    day: '2026-12-24',
    certainty: 'known',
  })
})

test('a widely available record without a stated day has reached it, clipped to the end of the month', () => {
  expect(widelyStep(widely, on)).toEqual({ day: '2026-02-28', certainty: 'known' })
})

test.each([
  { baseline: 'limited', newlyDate: newly.newlyDate },
  { baseline: 'discouraged', newlyDate: newly.newlyDate },
  { baseline: 'newly' },
  { baseline: 'newly', newlyDate: epochSeconds('9999-12-31') * 2 },
  {},
] as const)('%j has no second step and no words', (record) => {
  expect(widelyStep(record, on)).toBeUndefined()
  expect(baselineWords(record, on)).toBe('')
})

test.each([
  [before, 'Newly available since 13 May 2024; expected to be widely available on 13 Nov 2026'],
  [
    on,
    'Newly available since 13 May 2024; 30 months passed on 13 Nov 2026, and web-features still lists it as newly available',
  ],
  [
    after,
    'Newly available since 13 May 2024; 30 months passed on 13 Nov 2026, and web-features still lists it as newly available',
  ],
  ['2024-05-12', ''],
])('the words of a newly available record on %s', (today, words) => {
  expect(baselineWords(newly, today)).toBe(words)
})

test('the words of a widely available record name both days, and bounds as such', () => {
  expect(baselineWords(widely, on)).toBe(
    'Widely available since 28 Feb 2026, newly available since 31 Aug 2023',
  )
  expect(baselineWords({ ...widely, approx: true }, on)).toBe(
    'Widely available since 28 Feb 2026 or earlier, newly available since 31 Aug 2023 or earlier',
  )
  expect(baselineWords(widely, '2025-01-01')).toBe(
    'Newly available since 31 Aug 2023; expected to be widely available on 28 Feb 2026',
  )
})
