import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { UnseenTasks } from '#provider/protocol/state/built-indexes.ts'

/** A write to some of three indices, or an index that was built. */
const step = fc.oneof(
  fc.record({ ids: fc.subarray([0, 1, 2]), tasks: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ built: fc.constantFrom(0, 1, 2), before: fc.nat(3) }),
)

test('tasks are those of writes to an index since it was built, in any order of writes and builds', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const unseen = new UnseenTasks()
      /** The twin: each task by itself. */
      const missing = [0, 1, 2].map(() => new Set<number>())
      let next = 1
      for (const one of steps) {
        if ('ids' in one) {
          for (const id of one.ids) {
            unseen.add(id, [next, next + one.tasks])
            for (let task = 0; task < one.tasks; task += 1) missing[id]?.add(next + task)
          }
          next += one.tasks
        } else {
          const seen = Math.max(1, next - one.before)
          unseen.seen(one.built, seen)
          for (const task of missing[one.built] ?? []) {
            if (task < seen) missing[one.built]?.delete(task)
          }
        }
      }
      for (let task = 0; task <= next; task += 1) {
        const expected = [0, 1, 2].filter((id) => missing[id]?.has(task))
        expect(unseen.indexesWithout(task).toSorted((a, b) => a - b)).toEqual(expected)
      }
    }),
  )
})

test('what is kept of one index does not grow with writes that alternate', () => {
  const unseen = new UnseenTasks()
  for (let task = 0; task < 100_000; task += 1) unseen.add(task % 2, [task, task + 1])
  expect(unseen.indexesWithout(99_999)).toEqual([1])
  expect(unseen.indexesWithout(99_998)).toEqual([0])
  // Older ones count as missing in both.
  expect(unseen.indexesWithout(1)).toEqual([0, 1])
  unseen.seen(0, 100_000)
  expect([unseen.isMissing(0), unseen.isMissing(1)]).toEqual([false, true])
})
