import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { roundedShares } from '#lib/rounded-shares.ts'

test('shares that would round to more than their whole add up, and the first is rounded alone', () => {
  const figures = roundedShares([93.35, 0.05, 4.05, 2.55]).map((share) => share.toFixed(1))
  expect(figures).toEqual(['93.3', '0.1', '4.1', '2.5'])
})

test('rounded shares of a hundred add up to a hundred, each within a tenth', () => {
  const thousandths = fc.array(fc.nat(30_000), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(thousandths, (parts) => {
      const shares = parts.map((part) => part / 1000)
      const rest = 100 - shares.reduce((sum, share) => sum + share, 0)
      fc.pre(rest >= 0)
      const figures = roundedShares([...shares, rest])
      expect(figures.reduce((sum, figure) => sum + figure, 0)).toBeCloseTo(100, 6)
      for (const [place, figure] of figures.entries()) {
        expect(Math.abs(figure - (shares[place] ?? rest))).toBeLessThan(0.11)
      }
    }),
  )
})
