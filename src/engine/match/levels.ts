import { type Bits, hasBit, setBit } from '#engine/index/bits.ts'
import type { KeptSets } from '#engine/index/pool.ts'
import type { TextIndex } from '#engine/index/text-index.ts'

import type { WordRange } from './expand.ts'

/** The records found with at most `cost` typos. */
type Level = { readonly cost: number; readonly bits: Bits }

/** Records by number of typos, ascending. Each level includes the previous one. */
export type Levels = readonly Level[]

/** The cost of a record that is not found; greater than any number of typos. */
export const UNMET = 255

/** The records that contain a word of the ranges, which must be in ascending cost. */
export function termLevels(text: TextIndex, ranges: readonly WordRange[], kept: KeptSets): Levels {
  const levels: Level[] = []
  const { postingStart, postings } = text
  for (const { from, to, cost } of ranges) {
    const level = levelAt(levels, cost, kept)
    const end = postingStart[to] ?? 0
    for (let at = postingStart[from] ?? 0; at < end; at++) setBit(level, postings[at] ?? 0)
  }
  return levels
}

/** The set of the last level if it has this cost, else of a new level. */
function levelAt(levels: Level[], cost: number, kept: KeptSets): Bits {
  const last = levels.at(-1)
  if (last?.cost === cost) return last.bits
  const bits = last === undefined ? kept.make() : kept.copy(last.bits)
  levels.push({ cost, bits })
  return bits
}

/** Builds levels from one cost per record. */
export function levelsOf(
  costs: readonly (readonly [record: number, cost: number])[],
  kept: KeptSets,
): Levels {
  const levels: Level[] = []
  for (const [record, cost] of costs.toSorted((a, b) => a[1] - b[1])) {
    setBit(levelAt(levels, cost, kept), record)
  }
  return levels
}

/** The same records at a higher cost. */
export function raise(levels: Levels, by: number): Levels {
  return by === 0 ? levels : levels.map(({ cost, bits }) => ({ cost: cost + by, bits }))
}

/** All records; undefined if there are none. */
export function allOf(levels: Levels): Bits | undefined {
  return levels.at(-1)?.bits
}

export function setsOf(levels: Levels): readonly Bits[] {
  return levels.map(({ bits }) => bits)
}

/** The number of typos of a record, or `UNMET`. */
export function costOf(levels: Levels, record: number): number {
  for (const { cost, bits } of levels) if (hasBit(bits, record)) return cost
  return UNMET
}
