import { sortColumn } from '#engine/index/late-columns.ts'
import type { SearchIndex } from '#engine/index/search-index.ts'
import type { RankingCriterion, Spend } from '#engine/types.ts'

import { type Bound, BOUND_KINDS, type Score } from './bound.ts'
import type { FilterScore } from './filter-score.ts'
import { type Scorer, type TextScore, unscored } from './text-score.ts'
import type { Compare } from './top-k.ts'

type Values = {
  record: number
  text: TextScore
  filters: number
  custom: number
}

/** A value per record; smaller is better. */
type Column = (values: Readonly<Values>) => number

const columns = {
  typo: ({ text }) => text.typos,
  // Geo search is not supported, so all records are equal.
  geo: () => 0,
  words: ({ text }) => -text.words,
  filters: ({ filters }) => -filters,
  proximity: ({ text }) => text.proximity,
  attribute: ({ text }) => text.first,
  exact: ({ text }) => -text.exact,
  custom: ({ custom }) => custom,
} as const satisfies Record<Extract<RankingCriterion, string>, Column>

/** The scorer of a text, and the upper bound of its scores. */
export type TextScoring = { readonly scorer: Scorer; readonly bound: Bound }

export type RankCriteria = {
  readonly index: SearchIndex
  readonly criteria: readonly RankingCriterion[]
  /** Null if no criterion depends on the text, or the query has no words. */
  readonly text: TextScoring | null
  readonly typosOf: (record: number) => number
  /** Null if no criterion depends on filters. */
  readonly filters: FilterScore | null
  readonly spend: Spend
}

/** `skip alike` also skips later records with the same words and at least as many typos. */
type Verdict = 'score' | 'skip' | 'skip alike'

/** The values of the compared records, in a fixed number of slots. */
export type RankTable = {
  readonly write: (slot: number, record: number) => void
  /** Compares two slots by all criteria. Among equals, the later insertion comes first. */
  readonly compare: Compare
  /**
   * Decides whether a record must be scored. It is skipped if it ranks after the record in `slot`
   * even with its best possible values. Call with ascending record numbers and with slots that only
   * improve.
   */
  readonly judge: (record: number, slot: number) => Verdict
  readonly recordAt: (slot: number) => number
}

export function createRankTable(ranking: RankCriteria, slots: number): RankTable {
  const { index, criteria, typosOf, filters } = ranking
  const { scorer, bound } = ranking.text ?? {}
  const readers = criteria.map((criterion) => columnOf(ranking, criterion))
  const records = new Uint32Array(slots)
  const columnsOfSlots = criteria.map(() => new Float64Array(slots))
  const insertion = (record: number): number => index.insertion[record] ?? 0
  // Reused for all records, because an object per record would be slow.
  const values: Values = { record: 0, text: unscored, filters: 0, custom: 0 }
  const optimistic: Score = { ...unscored }
  const byNumber = isByNumber(ranking)
  /** By kind of bound, 1 if such a record ranked too late; then all later ones do too. */
  const tooLate = new Uint8Array(BOUND_KINDS)
  function setValues(record: number, text: TextScore): void {
    values.record = record
    values.text = text
    values.filters = filters === null ? 0 : filters.pointsOf(record)
    values.custom = index.customClass[record] ?? 0
  }
  /** True if the current values rank before those in a slot. */
  function precedes(slot: number): boolean {
    for (let number = 0; number < readers.length; number++) {
      const value = readers[number]?.(values) ?? 0
      const difference = value - (columnsOfSlots[number]?.[slot] ?? 0)
      if (difference !== 0) return difference < 0
    }
    return insertion(values.record) > insertion(records[slot] ?? 0)
  }
  return {
    write(slot, record) {
      setValues(record, scorer?.score(record) ?? unscored)
      records[slot] = record
      for (let number = 0; number < readers.length; number++) {
        const column = columnsOfSlots[number]
        if (column !== undefined) column[slot] = readers[number]?.(values) ?? 0
      }
    },
    compare(a, b) {
      for (const column of columnsOfSlots) {
        const difference = (column[a] ?? 0) - (column[b] ?? 0)
        if (difference !== 0) return difference
      }
      return insertion(records[b] ?? 0) - insertion(records[a] ?? 0)
    },
    judge(record, slot) {
      if (bound !== undefined) {
        bound.write(record, optimistic)
        optimistic.typos = typosOf(record)
      }
      const kind = bound?.kindOf(optimistic) ?? 0
      if (tooLate[kind] === 1) return 'skip'
      setValues(record, optimistic)
      if (precedes(slot)) return 'score'
      if (!byNumber) return 'skip'
      tooLate[kind] = 1
      return bound?.isLoose(optimistic) === true ? 'skip alike' : 'skip'
    },
    recordAt: (slot) => records[slot] ?? 0,
  }
}

function columnOf({ index, spend }: RankCriteria, criterion: RankingCriterion): Column {
  if (typeof criterion === 'string') return columns[criterion]
  const classes = sortColumn(index, criterion, spend)
  return ({ record }) => classes[record] ?? 0
}

/**
 * True if records with the same bound get worse with ascending number: numbers follow the custom
 * ranking and, among equals, the insertion.
 */
function isByNumber({ criteria, filters }: RankCriteria): boolean {
  const hasSortCriterion = criteria.some((criterion) => typeof criterion !== 'string')
  return criteria.includes('custom') && filters === null && !hasSortCriterion
}
