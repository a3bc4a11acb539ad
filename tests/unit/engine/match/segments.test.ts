import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { FAR, placeCode, positionOf } from '#engine/index/place-code.ts'
import { addHit, clearHits, createHits, type Hits } from '#engine/match/scan.ts'
import { createRun } from '#engine/match/segments.ts'

type Place = { readonly attribute: number; readonly position: number; readonly cost: number }

const place = fc.record({
  attribute: fc.nat({ max: 1 }),
  position: fc.oneof({ weight: 9, arbitrary: fc.nat({ max: 6 }) }, fc.constant(FAR)),
  cost: fc.nat({ max: 2 }),
})
const words = fc.array(fc.array(place, { maxLength: 6 }), { minLength: 1, maxLength: 4 })

function codeOf({ attribute, position }: Place): number {
  return placeCode(attribute, position, false)
}

function fill(hits: Hits, places: readonly Place[]): void {
  clearHits(hits)
  const sorted = places.toSorted((a, b) => codeOf(a) - codeOf(b))
  for (const one of sorted) addHit(hits, codeOf(one), one.cost * 4 + 1)
}

/** The lowest cost for each start at which the words occur in sequence, by brute force. */
function naiveRuns(list: readonly (readonly Place[])[]): ReadonlyMap<number, number> {
  const [first = [], ...rest] = list
  const runs = first.map((start) => {
    const total = rest.reduce<readonly [number, Place] | null>(
      (found, next) => {
        if (found === null || found[1].position === FAR) return null
        const [cost, last] = found
        const following = next
          .filter((one) => one.attribute === last.attribute && one.position === last.position + 1)
          .toSorted((a, b) => a.cost - b.cost)[0]
        return following === undefined ? null : [cost + following.cost, following]
      },
      [start.cost, start],
    )
    return [codeOf(start), total?.[0] ?? Infinity] as const
  })
  const best = new Map<number, number>()
  for (const [start, cost] of runs) {
    if (cost < Infinity) best.set(start, Math.min(cost, best.get(start) ?? Infinity))
  }
  return best
}

test('a run finds exactly the words that follow each other, in one record after another', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 3 }), (records) => {
      const length = records[0]!.length
      const hits = Array.from({ length }, createHits)
      const run = createRun(hits)
      for (const record of records.filter((list) => list.length === length)) {
        for (const [number, list] of hits.entries()) fill(list, record[number]!)
        run.find()
        const { starts, ends, costs } = run.segments
        const found = new Map<number, number>()
        for (let at = 0; at < starts.length; at++) {
          const least = Math.min(costs.at(at), found.get(starts.at(at)) ?? Infinity)
          found.set(starts.at(at), least)
          expect(positionOf(ends.at(at)) - positionOf(starts.at(at))).toBe(length - 1)
        }
        expect(found).toEqual(naiveRuns(record))
      }
    }),
    { numRuns: 500 },
  )
})
