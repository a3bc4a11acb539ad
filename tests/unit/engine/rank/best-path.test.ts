import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { FAR, placeCode } from '#engine/index/place-code.ts'
import { Float64List } from '#engine/index/typed-lists.ts'
import type { Edge, Lattice } from '#engine/match/lattice.ts'
import type { Segments } from '#engine/match/segments.ts'
import { type BestPath, createPathFinder, distance } from '#engine/rank/best-path.ts'

test.each([
  [3, 4, 1],
  [3, 9, 6],
  [3, 10, 7],
  [3, 30, 8],
  [4, 3, 2],
  [9, 3, 7],
  [5, 5, 1],
  [FAR, FAR, 8],
])('the distance from position %i to %i is %i', (before, after, far) => {
  expect(distance(placeCode(1, before, false), placeCode(1, after, true))).toBe(far)
})

test('words of two attributes have the maximum distance', () => {
  expect(distance(placeCode(1, 3, false), placeCode(2, 4, false))).toBe(8)
})

type Spot = { readonly start: number; readonly end: number; readonly cost: number }

/** An edge with the places where it is satisfied. */
type Step = { readonly from: number; readonly to: number; readonly spots: readonly Spot[] }

const LENGTH = 3

const place = fc
  .tuple(fc.nat({ max: 1 }), fc.nat({ max: 25 }))
  .map(([attribute, position]) => placeCode(attribute, position, false))
const spot = fc
  .tuple(place, fc.nat({ max: 1 }), fc.nat({ max: 3 }))
  .map(([start, longer, cost]) => ({ start, end: start + longer * 2, cost }))
const step = fc
  .tuple(fc.nat({ max: LENGTH - 1 }), fc.nat({ max: 1 }), fc.array(spot, { maxLength: 6 }))
  .map(([from, more, spots]) => ({ from, to: Math.min(LENGTH, from + 1 + more), spots }))

function latticeOf(steps: readonly Step[], optional: readonly boolean[]): Lattice {
  const edges = steps.map(({ from, to }): Edge => ({
    from,
    to,
    terms: [0],
    cost: 0,
    source: 'typed',
  }))
  return { length: LENGTH, terms: [], edges, optional }
}

function segmentsOf({ spots }: Step): Segments {
  const sorted = spots.toSorted((a, b) => a.end - b.end)
  return {
    starts: listOf(sorted.map(({ start }) => start)),
    ends: listOf(sorted.map(({ end }) => end)),
    costs: listOf(sorted.map(({ cost }) => cost)),
  }
}

function listOf(numbers: readonly number[]): Float64List {
  const list = new Float64List()
  for (const number of numbers) list.push(number)
  return list
}

function isBetter(a: BestPath, b: BestPath): boolean {
  if (a.words !== b.words) return a.words > b.words
  if (a.typos !== b.typos) return a.typos < b.typos
  return a.proximity === b.proximity ? a.first < b.first : a.proximity < b.proximity
}

type Search = {
  readonly steps: readonly Step[]
  readonly optional: readonly boolean[]
  readonly near: number
}

/** Tries every path with every place. */
function naivePath({ steps, optional, near }: Search): BestPath | null {
  let best: BestPath | null = null
  function follow(node: number, path: BestPath, last: number | null): void {
    if (node === LENGTH) {
      if (path.words > 0 && (best === null || isBetter(path, best))) best = path
      return
    }
    if (optional[node]) follow(node + 1, path, last)
    for (const { from, to, spots } of steps) {
      if (from !== node) continue
      for (const { start, end, cost } of spots) {
        const gap = last === null ? 0 : Math.max(near, distance(last, start))
        const next = {
          words: path.words + to - from,
          typos: path.typos + cost,
          proximity: path.proximity + gap + (to - from - 1) * near,
          first: Math.min(path.first, start),
        }
        follow(to, next, end)
      }
    }
  }
  follow(0, { words: 0, typos: 0, proximity: 0, first: Infinity }, null)
  return best
}

test('the best path equals that of trying every path through every place', () => {
  const search = fc.record({
    steps: fc
      .array(step, { maxLength: 7 })
      .map((steps) => steps.toSorted((a, b) => a.from - b.from)),
    optional: fc.array(fc.boolean(), { minLength: LENGTH, maxLength: LENGTH }),
    near: fc.integer({ min: 1, max: 7 }),
  })
  fc.assert(
    fc.property(search, ({ steps, optional, near }) => {
      const find = createPathFinder({
        lattice: latticeOf(steps, optional),
        segments: steps.map(segmentsOf),
        rules: { minProximity: near, placeValue: (at) => at },
      })
      const expected = naivePath({ steps, optional, near })
      expect([find(), find()]).toEqual([expected, expected])
    }),
    { numRuns: 1000 },
  )
})
