import { addAll, addCommon, type Bits } from '../index/bits.ts'
import type { Pool } from '../index/pool.ts'
import type { Lattice } from './lattice.ts'
import { costOf, UNMET, type Levels } from './levels.ts'

/**
 * Records that some path through the lattice leads to, one word at least being found. By edge: the records that
 * satisfy it, undefined for none.
 */
export function reachableRecords(
  lattice: Lattice,
  edges: readonly (Bits | undefined)[],
  pool: Pool,
): Bits {
  const nodes = Array.from({ length: lattice.length + 1 }, pool.bits)
  /** Whether a path of left-out words alone leads to the node. */
  const bare = Array.from({ length: lattice.length + 1 }, () => false)
  bare[0] = true
  let number = 0
  for (const [node, bits] of nodes.entries()) {
    for (; lattice.edges[number]?.from === node; number++) {
      const target = nodes[lattice.edges[number]?.to ?? 0]
      const found = edges[number]
      if (target === undefined || found === undefined) continue
      if (bare[node] === true) addAll(target, found)
      else addCommon(target, bits, found)
    }
    const next = nodes[node + 1]
    if (lattice.optional[node] === true && next !== undefined) {
      addAll(next, bits)
      bare[node + 1] = bare[node] === true
    }
  }
  return nodes[lattice.length] ?? pool.bits()
}

/**
 * Makes the function that counts the fewest typos on any path that a record satisfies; words left out weigh
 * more. By edge: the records that satisfy it.
 */
export function createTypoCounter(
  lattice: Lattice,
  edges: readonly Levels[],
): (record: number) => number {
  const unit = 256
  const nodes = new Uint32Array(lattice.length + 1)
  const far = 2 ** 31
  return (record) => {
    nodes.fill(far, 1)
    let number = 0
    for (let node = 0; node < lattice.length; node++) {
      const here = nodes[node] ?? far
      for (; lattice.edges[number]?.from === node; number++) {
        const cost = costOf(edges[number] ?? [], record)
        const to = lattice.edges[number]?.to ?? 0
        if (cost !== UNMET) nodes[to] = Math.min(nodes[to] ?? far, here + cost)
      }
      if (lattice.optional[node] === true) {
        nodes[node + 1] = Math.min(nodes[node + 1] ?? far, here + unit)
      }
    }
    return (nodes[lattice.length] ?? 0) % unit
  }
}
