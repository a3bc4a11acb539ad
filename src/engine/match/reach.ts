import { addAll, addCommon, type Bits } from '#engine/index/bits.ts'
import type { Pool } from '#engine/index/pool.ts'

import type { Lattice } from './lattice.ts'
import { costOf, type Levels, UNMET } from './levels.ts'

/**
 * The records that satisfy a path through the lattice with at least one word.
 * @param edges by edge number, the records that satisfy the edge; undefined for none
 */
export function reachableRecords(
  lattice: Lattice,
  edges: readonly (Bits | undefined)[],
  pool: Pool,
): Bits {
  const nodes = Array.from({ length: lattice.length + 1 }, pool.bits)
  /** By node, whether a path that skips all words reaches it. */
  const skippedAll = Array.from({ length: lattice.length + 1 }, () => false)
  skippedAll[0] = true
  let number = 0
  for (const [node, bits] of nodes.entries()) {
    for (; lattice.edges[number]?.from === node; number++) {
      const target = nodes[lattice.edges[number]?.to ?? 0]
      const found = edges[number]
      if (target === undefined || found === undefined) continue
      if (skippedAll[node] === true) addAll(target, found)
      else addCommon(target, bits, found)
    }
    const next = nodes[node + 1]
    if (lattice.optional[node] === true && next !== undefined) {
      addAll(next, bits)
      skippedAll[node + 1] = skippedAll[node] === true
    }
  }
  return nodes[lattice.length] ?? pool.bits()
}

/**
 * Creates a function that returns the fewest typos on any path that a record satisfies. A path with
 * fewer skipped words wins.
 * @param edges by edge number, the records that satisfy the edge
 */
export function createTypoCounter(
  lattice: Lattice,
  edges: readonly Levels[],
): (record: number) => number {
  const skipCost = 256
  const nodes = new Uint32Array(lattice.length + 1)
  const unreached = 2 ** 31
  return (record) => {
    nodes.fill(unreached, 1)
    let number = 0
    for (let node = 0; node < lattice.length; node++) {
      const here = nodes[node] ?? unreached
      for (; lattice.edges[number]?.from === node; number++) {
        const cost = costOf(edges[number] ?? [], record)
        const to = lattice.edges[number]?.to ?? 0
        if (cost !== UNMET) nodes[to] = Math.min(nodes[to] ?? unreached, here + cost)
      }
      if (lattice.optional[node] === true) {
        nodes[node + 1] = Math.min(nodes[node + 1] ?? unreached, here + skipCost)
      }
    }
    return (nodes[lattice.length] ?? 0) % skipCost
  }
}
