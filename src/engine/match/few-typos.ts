import { addAll, addCommon, addMissing, type Bits, includesAll } from '#engine/index/bits.ts'
import type { Pool } from '#engine/index/pool.ts'

import type { Lattice } from './lattice.ts'
import { allOf, type Levels } from './levels.ts'

/**
 * Up to this many typos, a few set operations find the records with that many, instead of a walk
 * through the lattice for each record. More typos are counted record by record; hardly any match
 * has them.
 */
export const FEW_TYPOS = 2

/** Set operations take longer the larger the index, so few records are counted one by one. */
export const areQuicklyCounted = (records: number, all: Bits): boolean => records * 8 <= all.length

type Matched = {
  readonly lattice: Lattice
  /** By edge number, the records that satisfy the edge. */
  readonly levels: readonly Levels[]
  /** The records that satisfy a path. */
  readonly records: Bits
  readonly pool: Pool
}

/**
 * By node and number of typos, the records with a path to the node. If a layer follows, one more
 * set holds the records with any number of typos.
 */
type Layer = readonly (readonly Bits[])[]

/**
 * The records with at most `typos` typos on their best path: the one with the fewest skipped words
 * and, among those, the fewest typos.
 * @returns a set that belongs to the pool
 */
export function recordsWithin(matched: Matched, typos: number): Bits {
  const { lattice, records, pool } = matched
  const skippable = lattice.optional.filter(Boolean).length
  const [within, seen] = [pool.bits(), pool.bits()]
  let layer: Layer | undefined
  for (let skipped = 0; skipped <= skippable && !includesAll(seen, records); skipped++) {
    layer = reach(matched, { typos, skipped, isLast: skipped === skippable, before: layer })
    const end = layer[lattice.length] ?? []
    // Records that have a path with fewer skipped words were already decided by it.
    addMissing(within, end[typos] ?? seen, seen)
    if (skipped < skippable) addAll(seen, end[typos + 1] ?? seen)
  }
  return within
}

type Reach = {
  readonly typos: number
  readonly skipped: number
  readonly isLast: boolean
  /** The layer with one skipped word less. */
  readonly before: Layer | undefined
}

/** By node, the records with a path to it that skips `skipped` words. */
function reach(
  { lattice, levels, pool }: Matched,
  { typos, skipped, isLast, before }: Reach,
): Layer {
  const layer = Array.from({ length: lattice.length + 1 }, () =>
    Array.from({ length: isLast ? typos + 1 : typos + 2 }, pool.bits),
  )
  // If every word before a node may be skipped, the node is reached without any record.
  const start = lattice.optional.slice(0, skipped).every(Boolean) ? skipped : -1
  let number = 0
  for (const [node, here] of layer.entries()) {
    if (lattice.optional[node - 1] === true) {
      here.forEach((bits, at) => addAll(bits, before?.[node - 1]?.[at] ?? bits))
    }
    for (; lattice.edges[number]?.from === node; number++) {
      const from = node === start ? null : here
      const to = layer[lattice.edges[number]?.to ?? 0] ?? []
      follow(levels[number] ?? [], from, { to, typos })
    }
  }
  return layer
}

type Step = { readonly to: readonly Bits[]; readonly typos: number }

/** Adds the records that satisfy `edge` and are in `from`; null stands for all records. */
function follow(edge: Levels, from: readonly Bits[] | null, { to, typos }: Step): void {
  for (const { cost, bits } of edge) {
    for (let at = cost; at <= typos; at++) {
      add(to[at], bits, from === null ? null : from[at - cost])
    }
  }
  add(to[typos + 1], allOf(edge), from === null ? null : from[typos + 1])
}

function add(to: Bits | undefined, edge: Bits | undefined, from: Bits | null | undefined): void {
  if (to === undefined || edge === undefined || from === undefined) return
  if (from === null) addAll(to, edge)
  else addCommon(to, from, edge)
}
