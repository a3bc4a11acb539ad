import { sortColumn, type SearchIndex } from '../index/search-index.ts'
import type { RankingCriterion } from '../types.ts'
import type { FilterScore } from './filter-score.ts'
import { unscored, type Scorer, type TextScore } from './text-score.ts'
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

function columnOf(index: SearchIndex, criterion: RankingCriterion): Column {
  if (typeof criterion === 'string') return columns[criterion]
  const classes = sortColumn(index, criterion)
  return ({ record }) => classes[record] ?? 0
}

/** The criteria that order records, and the sources of their values. */
export type RankCriteria = {
  readonly index: SearchIndex
  readonly criteria: readonly RankingCriterion[]
  /** Null if no criterion is about the text. */
  readonly scorer: Scorer | null
  /** The number of typos of a record. */
  readonly typosOf: (record: number) => number
  /** Null if no criterion is about filters. */
  readonly filters: FilterScore | null
}

/** The values of the compared records, in a fixed number of slots. */
export type RankTable = {
  /** Writes a record and its values into a slot. */
  readonly write: (slot: number, record: number) => void
  /** Compares two slots criterion by criterion; of equal records the later insertion comes first. */
  readonly compare: Compare
  /**
   * False if a record comes after the one in a slot even with its best possible values. Call it with ascending
   * record numbers and with slots that only become better.
   */
  readonly mayPrecede: (record: number, slot: number) => boolean
  readonly recordAt: (slot: number) => number
}

/** Exclusive upper bound of the exact words of a query. */
const MOST_EXACT = 64

/**
 * True if records with the same typos, words and exact words become worse with ascending number: numbers follow the
 * custom ranking and, among equals, the insertion.
 */
function isByNumber({ criteria, filters }: RankCriteria): boolean {
  const hasSortCriterion = criteria.some((criterion) => typeof criterion !== 'string')
  return criteria.includes('custom') && filters === null && !hasSortCriterion
}

export function createTable(ranking: RankCriteria, slots: number): RankTable {
  const { index, criteria, scorer, typosOf, filters } = ranking
  const readers = criteria.map((criterion) => columnOf(index, criterion))
  const records = new Uint32Array(slots)
  const columnsOfSlots = criteria.map(() => new Float64Array(slots))
  const insertion = (record: number): number => index.insertion[record] ?? 0
  // Reused for all records, because an object per record would be slow.
  const values: Values = { record: 0, text: unscored, filters: 0, custom: 0 }
  const optimistic = { ...(scorer?.best ?? unscored) }
  const byNumber = isByNumber(ranking)
  /** By typos, exact words and whether words are missing, 1 if such a record was too late; then all later ones are too. */
  const tooLate = new Uint8Array(256 * MOST_EXACT * 2)
  function setValues(record: number, text: TextScore): void {
    values.record = record
    values.text = text
    values.filters = filters === null ? 0 : filters(record)
    values.custom = index.customClass[record] ?? 0
  }
  /** True if the current values come before those in a slot. */
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
    mayPrecede(record, slot) {
      if (scorer !== null) {
        optimistic.typos = typosOf(record)
        optimistic.exact = scorer.mostExact(record)
        optimistic.words = scorer.mostWords(record)
      }
      const isComplete = optimistic.words === (scorer?.best.words ?? 0)
      const kind = (optimistic.typos * MOST_EXACT + optimistic.exact) * 2 + Number(isComplete)
      if (tooLate[kind] === 1) return false
      setValues(record, optimistic)
      const may = precedes(slot)
      if (byNumber && !may) tooLate[kind] = 1
      return may
    },
    recordAt: (slot) => records[slot] ?? 0,
  }
}
