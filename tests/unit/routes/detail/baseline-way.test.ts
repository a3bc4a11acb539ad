import { expect, test } from 'vitest'

import { epochSeconds } from '#lib/dates.ts'
import { baselineSteps } from '#routes/detail/baseline-way.tsx'

const [first, newly, widely] = ['2017-03-07', '2020-03-24', '2022-09-24'].map(epochSeconds)

const today = '2022-09-23'

test('a widely available feature has all three steps', () => {
  const feature = { firstShipped: first!, newlyDate: newly!, widelyDate: widely! }
  expect(baselineSteps({ ...feature, baseline: 'widely' }, today)).toStrictEqual([
    { label: 'First browser', date: '2017-03-07', certainty: 'known' },
    { label: 'Newly available', date: '2020-03-24', certainty: 'known' },
    { label: 'Widely available', date: '2022-09-24', certainty: 'known' },
  ])
})

test('the last step of a newly available feature is expected, not promised', () => {
  const feature = { newlyDate: newly!, widelyExpected: widely! }
  expect(baselineSteps({ ...feature, baseline: 'newly' }, today).at(-1)).toStrictEqual({
    label: 'Widely available',
    date: '2022-09-24',
    certainty: 'expected',
  })
})

test('a date that is only an upper bound is marked as one', () => {
  const steps = baselineSteps({ newlyDate: newly!, approx: true, baseline: 'widely' }, today)
  expect(steps).toStrictEqual([
    { label: 'Newly available', date: '2020-03-24', certainty: 'by' },
    { label: 'Widely available', date: '2022-09-24', certainty: 'by' },
  ])
})

test('a feature that some browsers lack has no steps', () => {
  expect(baselineSteps({ firstShipped: first!, baseline: 'limited' }, today)).toStrictEqual([])
})

test.each([
  ['the day before it', '2022-09-23', 'expected'],
  ['that day', '2022-09-24', 'due'],
  ['a later day', '2024-01-01', 'due'],
])('30 months after Baseline are expected or due: on %s', (_, day, certainty) => {
  const feature = { newlyDate: newly!, widelyExpected: widely!, baseline: 'newly' } as const
  expect(baselineSteps(feature, day).at(-1)?.certainty).toBe(certainty)
})
