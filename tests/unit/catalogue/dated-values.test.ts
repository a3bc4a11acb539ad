import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { datedValues, isWithin, splitValue, valuesOn } from '#catalogue/dated-values.ts'

const days = ['2026-11-17', '2026-11-24', '2026-12-08']

test.each([
  ['a value that always holds', [['a'], ['a'], ['a'], ['a']], ['a']],
  ['a value that ends', [['a'], ['a'], [], []], ['a -20781']],
  ['a value that starts', [[], ['a'], ['a'], ['a']], ['a 20774-']],
  ['a value that ends and returns', [['a'], [], [], ['a']], ['a -20774', 'a 20795-']],
  [
    'a value that gives way to another with a space',
    [['Chrome & Edge'], ['b'], ['b'], []],
    ['Chrome & Edge -20774', 'b 20774-20795'],
  ],
])('%s is written with its period', (_, periods, written) => {
  expect(datedValues(days, (day) => periods[days.indexOf(day) + 1] ?? [])).toEqual(written)
})

test('the values on a day are those of the last change before it, on the day of a change the new ones', () => {
  const values = fc.array(fc.subarray(['a', 'b c', '3', '4-5']), {
    minLength: days.length + 1,
    maxLength: days.length + 1,
  })
  const asked = fc.constantFrom('', '2026-11-16', '2026-11-20', '2027-01-01', ...days)
  fc.assert(
    fc.property(values, asked, (at, day) => {
      const written = datedValues(days, (start) => at[days.indexOf(start) + 1] ?? [])
      const changes = days.filter((change) => change <= day).length
      expect(valuesOn(written, day).toSorted()).toEqual(at[changes]?.toSorted())
      expect(new Set(written).size).toBe(written.length)
    }),
  )
})

test('a name that only resembles a period stays whole', () => {
  expect(splitValue('Safari 26-27')).toEqual(['Safari 26-27', ''])
})

test('without a period, a value holds on every day', () => {
  expect(isWithin('', '')).toBe(true)
  expect(isWithin('', '2999-01-01')).toBe(true)
})
