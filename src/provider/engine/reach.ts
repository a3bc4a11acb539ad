import { addAll, addCommon, keepCommon, setBit, type Bits } from './bits.ts'
import type { Edge, Lattice } from './lattice.ts'
import type { Pool } from './pool.ts'
import type { CompiledTerm } from './term.ts'
import type { TextIndex } from './text-index.ts'

/** The records that hold a word of a term. */
export type TermRecords = {
  readonly bits: Bits
  /** Record number → typos of its nearest word; meaningless for records not in `bits`. */
  readonly costs: Uint8Array
}

export function recordCount(text: TextIndex): number {
  return text.tokenStart.length - 1
}

/** Ranges come in ascending cost, so the first that a record is met in is its nearest. */
export function termRecords(text: TextIndex, { ranges }: CompiledTerm, pool: Pool): TermRecords {
  const bits = pool.bits()
  const costs = pool.bytes()
  const { postingStart, postings } = text
  for (const { from, to, cost } of ranges) {
    const end = postingStart[to] ?? 0
    for (let at = postingStart[from] ?? 0; at < end; at++) {
      const record = postings[at] ?? 0
      if ((costs[record] ?? 0) <= cost) continue
      costs[record] = cost
      setBit(bits, record)
    }
  }
  return { bits, costs }
}

/** Records that may satisfy an edge: those with all its words, wherever they stand. */
export function edgeBits(edge: Edge, records: readonly TermRecords[], pool: Pool): Bits {
  const [first = pool.bits(), ...rest] = edge.terms.flatMap((term) => records[term]?.bits ?? [])
  if (rest.length === 0) return first
  const bits = pool.bits()
  bits.set(first)
  for (const other of rest) keepCommon(bits, other)
  return bits
}

/**
 * Records that some path through the lattice leads to, one word at least being found. Words that must be side
 * by side are only known to be in the same record, so this is a superset where an edge has several words.
 */
export function reachableRecords(lattice: Lattice, edges: readonly Bits[], pool: Pool): Bits {
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

/** Makes the function that counts the fewest typos on any path of single words; words left out weigh more. */
export function createTypoCounter(
  lattice: Lattice,
  records: readonly TermRecords[],
): (record: number) => number {
  const edges = lattice.edges.flatMap(({ from, to, terms, cost }) => {
    const costs = records[terms[0] ?? -1]?.costs
    return terms.length > 1 || costs === undefined ? [] : [{ from, to, cost, costs }]
  })
  const unit = 256
  const nodes = new Uint32Array(lattice.length + 1)
  const far = 2 ** 31
  return (record) => {
    nodes.fill(far, 1)
    let number = 0
    for (let node = 0; node < lattice.length; node++) {
      const here = nodes[node] ?? far
      for (let edge = edges[number]; edge?.from === node; edge = edges[++number]) {
        const cost = edge.costs[record] ?? 255
        if (cost < 255) nodes[edge.to] = Math.min(nodes[edge.to] ?? far, here + cost + edge.cost)
      }
      if (lattice.optional[node] === true) {
        nodes[node + 1] = Math.min(nodes[node + 1] ?? far, here + unit)
      }
    }
    return (nodes[lattice.length] ?? 0) % unit
  }
}
