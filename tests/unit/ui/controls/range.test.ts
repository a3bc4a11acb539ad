import { expect, test } from 'vitest'

import { correctRange } from '#ui/controls/number-range.tsx'

const limits = { min: 2015, max: 2026 }

test.each([
  ['inside', { min: 2020, max: 2022 }, { min: 2020, max: 2022 }],
  ['the wrong way round', { min: 2022, max: 2020 }, { min: 2020, max: 2022 }],
  ['beyond the limits', { min: 1, max: 9999 }, {}],
  ['at the limits', { min: 2015, max: 2026 }, {}],
  ['half open', { min: 2020, max: undefined }, { min: 2020 }],
  ['emptied', { min: undefined, max: undefined }, {}],
  ['no number', { min: Number.NaN, max: 2020 }, { max: 2020 }],
  ['both above the limits', { min: 3000, max: 4000 }, { min: 2026 }],
])('a range %s is corrected', (_, typed, expected) => {
  expect(correctRange(typed, limits)).toStrictEqual(expected)
})
