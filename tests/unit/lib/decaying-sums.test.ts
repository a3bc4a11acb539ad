import { expect, test } from 'vitest'

import { createDecayingSums } from '#lib/decaying-sums.ts'

function start() {
  const clock = { now: 1_000_000 }
  const sums = createDecayingSums({ halfLife: 1000, remembered: 2, now: () => clock.now })
  return { clock, sums }
}

test('what was added counts half after the half-life, and more can be added to it', () => {
  const { clock, sums } = start()
  expect(sums.of('a')).toBe(0)
  sums.add('a', 8)
  clock.now += 1000
  expect(sums.of('a')).toBe(4)
  sums.add('a', 2)
  clock.now += 2000
  expect(sums.of('a')).toBe(1.5)
})

test('the key that was added to longest ago is forgotten first', () => {
  const { sums } = start()
  for (const key of ['a', 'b', 'a', 'c']) sums.add(key, 1)
  expect(['a', 'b', 'c'].map(sums.of)).toEqual([2, 0, 1])
})
