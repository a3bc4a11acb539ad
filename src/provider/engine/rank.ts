import type { Evaluation, EvaluationRules } from './evaluate.ts'
import { filterScore, scoresDiffer, type FilterScore } from './filter-score.ts'
import type { Candidates, MatchedText } from './match.ts'
import { sortColumn, type SearchIndex } from './search-index.ts'
import { createTop, type Compare } from './top.ts'
import type { EngineQuery, RankingCriterion, RankingInfo, RankingQuery } from './types.ts'

export type RankInput = {
  readonly index: SearchIndex
  readonly query: EngineQuery
  readonly matched: MatchedText
  readonly candidates: Candidates
}

/** A record found without any text criterion. */
const unranked: Evaluation = { words: 0, typos: 0, proximity: 0, first: 0, exact: 0 }

/** `typoTolerance: 'strict'` puts typos first, wherever the ranking has them. */
function criteriaOf({ text, ranking }: EngineQuery): readonly RankingCriterion[] {
  return text.typoTolerance === 'strict'
    ? ['typo', ...ranking.ranking.filter((criterion) => criterion !== 'typo')]
    : ranking.ranking
}

function rulesOf(ranking: RankingQuery): EvaluationRules {
  const proximity = ranking.ranking.indexOf('proximity')
  const attribute = ranking.ranking.indexOf('attribute')
  return {
    ...ranking,
    attributeFirst: proximity === -1 || (attribute !== -1 && attribute < proximity),
  }
}

type Values = {
  readonly record: number
  readonly text: Evaluation
  readonly filters: number
  readonly custom: number
}

/** A value per record of which a smaller one is better. */
type Column = (values: Values) => number

const columns = {
  typo: ({ text }) => text.typos,
  // Geo search is not supported: no record is nearer than another.
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

const textCriteria: ReadonlySet<RankingCriterion> = new Set([
  'typo',
  'words',
  'proximity',
  'attribute',
  'exact',
])

/** The criteria that can tell records of this query apart. */
function deciding({ query, matched }: RankInput): readonly RankingCriterion[] {
  const single = matched.lattice.length === 1
  return criteriaOf(query).filter((criterion) => {
    if (criterion === 'geo') return false
    if (criterion === 'filters') return scoresDiffer(query)
    if (single && (criterion === 'words' || criterion === 'proximity')) return false
    return matched.evaluator !== null || !textCriteria.has(criterion)
  })
}

/**
 * The candidates among which the first `needed` are found. Where typos come first, only the records with the
 * fewest need the other values.
 */
function contenders(
  { candidates }: RankInput,
  criteria: readonly RankingCriterion[],
  needed: number,
): Uint32Array {
  const { records, typos } = candidates
  if (criteria[0] !== 'typo' || records.length <= needed) return records
  const counts = new Uint32Array(256)
  for (const typo of typos) counts[typo] = (counts[typo] ?? 0) + 1
  let limit = 0
  for (let total = counts[0] ?? 0; total < needed && limit < 255;) {
    limit += 1
    total += counts[limit] ?? 0
  }
  const kept = new Uint32Array(records.length)
  let size = 0
  for (let at = 0; at < records.length; at++) {
    if ((typos[at] ?? 0) > limit) continue
    kept[size] = records[at] ?? 0
    size += 1
  }
  return kept.subarray(0, size)
}

/** The records being compared, by slot, and their values: few slots, whatever the number of records. */
type Table = { readonly records: Uint32Array; readonly values: readonly Float64Array[] }

function createTable(criteria: readonly RankingCriterion[], slots: number): Table {
  return {
    records: new Uint32Array(slots),
    values: criteria.map(() => new Float64Array(slots)),
  }
}

/** Makes the function that writes a record and its values into a slot. */
function createWriter(
  input: RankInput,
  criteria: readonly RankingCriterion[],
  table: Table,
): (slot: number, record: number) => void {
  const readers = criteria.map((criterion) => columnOf(input.index, criterion))
  const rules = rulesOf(input.query.ranking)
  const needsText = criteria.some((criterion) => textCriteria.has(criterion))
  const evaluate = needsText ? input.matched.evaluator?.(rules) : undefined
  const score: FilterScore = criteria.includes('filters')
    ? filterScore(input.index, input.query)
    : () => 0
  return (slot, record) => {
    const found = evaluate?.(record) ?? unranked
    const custom = input.index.customClass[record] ?? 0
    const values = { record, text: found, filters: score(record), custom }
    table.records[slot] = record
    for (let number = 0; number < readers.length; number++) {
      const column = table.values[number]
      if (column !== undefined) column[slot] = readers[number]?.(values) ?? 0
    }
  }
}

/** Compares by one column after the other; what is then still equal, the later insertion comes first. */
function comparing({ records, values }: Table, insertion: Uint32Array): Compare {
  return (a, b) => {
    for (const column of values) {
      const difference = (column[a] ?? 0) - (column[b] ?? 0)
      if (difference !== 0) return difference
    }
    return (insertion[records[b] ?? 0] ?? 0) - (insertion[records[a] ?? 0] ?? 0)
  }
}

/** The best `count` candidates, best first. */
export function rank(input: RankInput, count: number): Uint32Array {
  const { candidates, index } = input
  const criteria = deciding(input)
  const needed = Math.min(count, candidates.records.length)
  if (needed === 0) return new Uint32Array()
  // Records are numbered in custom order, ties included, and candidates come by number.
  if (criteria.length === 1 && criteria[0] === 'custom') return candidates.records.slice(0, needed)
  const table = createTable(criteria, needed + 1)
  const write = createWriter(input, criteria, table)
  const top = createTop(needed, comparing(table, index.insertion))
  let slot = 0
  for (const record of contenders(input, criteria, needed)) {
    write(slot, record)
    slot = top.offer(slot)
  }
  return Uint32Array.from(top.inOrder(), (kept) => table.records[kept] ?? 0)
}

/** The values of all criteria for one record, as `_rankingInfo` shows them. */
export function rankingInfo(input: RankInput, record: number): RankingInfo {
  const { index, query, matched } = input
  const found = matched.evaluator?.(rulesOf(query.ranking))(record) ?? unranked
  const classes = index.customClass[index.customClass.length - 1] ?? 0
  return {
    nbTypos: found.typos,
    firstMatchedWord: found.first,
    proximityDistance: found.proximity,
    userScore: classes - (index.customClass[record] ?? 0) + 1,
    geoDistance: 0,
    geoPrecision: 1,
    nbExactWords: found.exact,
    words: found.words,
    filters: filterScore(index, query)(record),
  }
}
