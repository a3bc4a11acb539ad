import { type Bits, keepCommon, listBits } from '#engine/index/bits.ts'
import type { Pool } from '#engine/index/pool.ts'
import { RANKS } from '#engine/index/rank-mask.ts'
import type { TextIndex } from '#engine/index/text-index.ts'
import { type Spend, STEPS } from '#engine/types.ts'

import { type AttributeRules, isRestrictive } from './attribute-rules.ts'
import type { Edge, Lattice } from './lattice.ts'
import { allOf, type Levels, levelsOf, raise } from './levels.ts'
import { reachableRecords } from './reach.ts'
import { createScanner } from './scan.ts'
import { createRun } from './segments.ts'
import { areRanksQuicklyRead, readRanks } from './term-ranks.ts'
import type { LocatedTerm } from './term.ts'

export type EdgeInput = {
  readonly text: TextIndex
  readonly lattice: Lattice
  /** By term number. */
  readonly located: readonly LocatedTerm[]
  readonly rules: AttributeRules
  readonly pool: Pool
  readonly spend: Spend
}

/** Edge number → the records that satisfy the edge, by number of typos. */
export function edgeLevels(input: EdgeInput): readonly Levels[] {
  const { lattice, rules, pool } = input
  const restrictive = isRestrictive(rules)
  const isDoubtful = ({ terms }: Edge): boolean => restrictive || terms.length > 1
  if (!lattice.edges.some(isDoubtful)) return lattice.edges.map((edge) => wordLevels(input, edge))
  const holding = lattice.edges.map((edge) => recordsHolding(input, edge))
  const candidates = reachableRecords(lattice, holding, pool)
  return lattice.edges.map((edge, number) => {
    if (!isDoubtful(edge)) return wordLevels(input, edge)
    const held = holding[number]
    if (held === undefined) return []
    const records = pool.bits()
    records.set(held)
    keepCommon(records, candidates)
    return verified(input, edge, withCommonRank(input, edge, listBits(records)))
  })
}

/** The records that contain the word of an edge at any place. */
function wordLevels({ located }: EdgeInput, { terms, cost }: Edge): Levels {
  return raise(located[terms[0] ?? -1]?.levels ?? [], cost)
}

/** The records that contain all words of an edge at any place; undefined if there are none. */
function recordsHolding({ located, pool }: EdgeInput, { terms }: Edge): Bits | undefined {
  const [first, ...rest] = terms.map((term) => allOf(located[term]?.levels ?? []))
  if (rest.length === 0 || first === undefined) return first
  const bits = pool.bits()
  bits.set(first)
  for (const other of rest) {
    if (other === undefined) return undefined
    keepCommon(bits, other)
  }
  return bits
}

/** Drops records in which no attribute has all words of an edge, if that saves time. */
function withCommonRank(input: EdgeInput, { terms }: Edge, records: Uint32Array): Uint32Array {
  const located = [...new Set(terms)].flatMap((term) => input.located[term] ?? [])
  if (located.length < 2 || !areRanksQuicklyRead(input.text, located, records.length))
    return records
  const ranks = located.map((term) => readRanks(input, [term]))
  return records.filter(
    (record) => ranks.reduce((common, own) => common & (own[record] ?? 0), RANKS) !== 0,
  )
}

/** Keeps the records in which the words of an edge occur side by side. */
function verified(input: EdgeInput, edge: Edge, records: Uint32Array): Levels {
  const { text, located, rules, pool } = input
  const terms = [...new Set(edge.terms)]
  const { hits, scan } = createScanner(
    text,
    terms.flatMap((term) => located[term] ?? []),
    rules,
  )
  const run = createRun(edge.terms.flatMap((term) => hits[terms.indexOf(term)] ?? []))
  const costs: (readonly [number, number])[] = []
  for (let at = 0; at < records.length; at++) {
    const record = records[at] ?? 0
    input.spend(STEPS.score + (text.tokenStart[record + 1] ?? 0) - (text.tokenStart[record] ?? 0))
    scan(record)
    run.find()
    const least = run.segments.costs.least()
    if (least < Infinity) costs.push([record, least + edge.cost])
  }
  return levelsOf(costs, pool.kept)
}
