import { hasBit } from '#engine/index/bits.ts'
import { isSortable } from '#engine/index/late-columns.ts'
import type { SearchIndex } from '#engine/index/search-index.ts'
import { areQuicklyCounted, FEW_TYPOS } from '#engine/match/few-typos.ts'
import type { MatchedText } from '#engine/match/match.ts'
import {
  CHECK_INTERVAL,
  type EngineQuery,
  type RankingCriterion,
  type RankingInfo,
  type RankingQuery,
  STEPS,
} from '#engine/types.ts'

import { createBound } from './bound.ts'
import { filterScore, scoresDiffer } from './filter-score.ts'
import { createRankTable, type RankCriteria, type TextScoring } from './rank-table.ts'
import { createScorer } from './scorer.ts'
import { type ScoringRules, unscored } from './text-score.ts'
import { createTopK } from './top-k.ts'

export type RankInput = {
  readonly index: SearchIndex
  readonly query: EngineQuery
  readonly matched: MatchedText
  /** The records to rank, by ascending number. */
  readonly records: Uint32Array
}

const textCriteria: ReadonlySet<RankingCriterion> = new Set([
  'typo',
  'words',
  'proximity',
  'attribute',
  'exact',
])

type Candidates = { readonly records: Uint32Array } & Pick<MatchedText, 'typosOf'>

/** Scored records after which bounds are tightened, which does not pay off for short lists. */
const TIGHTEN_AFTER = 500

/** A list is pruned at most this many times, and not at all if it is shorter than `MIN_PRUNED`. */
const MAX_PRUNES = 8
const MIN_PRUNED = 1000

/** The best `count` records, best first. */
export function rank(input: RankInput, count: number): Uint32Array {
  const { records } = input
  const criteria = decidingCriteria(input)
  const needed = Math.min(count, records.length)
  if (needed === 0) return new Uint32Array()
  // Record numbers follow the custom ranking, including ties.
  if (criteria.length === 1 && criteria[0] === 'custom') return records.slice(0, needed)
  const { records: candidates, typosOf } = candidatesOf(input, criteria, needed)
  return bestCandidates(input, {
    candidates,
    needed,
    ranking: rankCriteria(input, criteria, typosOf),
  })
}

type Ranked = {
  readonly candidates: Uint32Array
  readonly needed: number
  readonly ranking: RankCriteria
}

/** The first `needed` candidates in order; only those that can be among them are scored. */
function bestCandidates(input: RankInput, { candidates, needed, ranking }: Ranked): Uint32Array {
  const { index, query } = input
  query.spend(ranking.criteria.length * needed)
  const table = createRankTable(ranking, needed + 1)
  const look = CHECK_INTERVAL * (1 + (ranking.filters?.conditions ?? 0))
  const stepsOf = ranking.text === null ? () => 1 : scoringSteps(input)
  const top = createTopK(needed, table.compare)
  const kept = index.pool.numbers()
  let rest = candidates
  let [slot, scored, prunes] = [0, 0, 0]
  for (let at = 0; at < rest.length; at++) {
    if (at % CHECK_INTERVAL === 0) query.spend(look)
    const record = rest[at] ?? 0
    const last = top.last()
    const verdict = last === undefined ? 'score' : table.judge(record, last)
    if (verdict === 'score') {
      if (scored++ === TIGHTEN_AFTER) ranking.text?.bound.tighten(rest.length - at)
      query.spend(stepsOf(record))
      table.write(slot, record)
      slot = top.offer(slot)
    } else if (verdict === 'skip alike' && prunes < MAX_PRUNES && rest.length - at > MIN_PRUNED) {
      query.spend(rest.length - at)
      rest = withoutAlike({ rest: rest.subarray(at + 1), kept }, record, ranking)
      at = -1
      prunes += 1
    }
  }
  return Uint32Array.from(top.inOrder(), table.recordAt)
}

/** The steps of scoring a record: its words are read, then compared for each edge. */
function scoringSteps({ index, matched }: RankInput): (record: number) => number {
  const { tokenStart } = index.text
  const own = STEPS.score * matched.lattice.edges.length
  return (record) => own + (tokenStart[record + 1] ?? 0) - (tokenStart[record] ?? 0)
}

export function createRankingInfo({
  index,
  query,
  matched,
}: RankInput): (record: number) => RankingInfo {
  const scorer =
    matched.byWords === null ? null : createScorer(matched.byWords, rulesOf(query.ranking))
  const filters = filterScore(index, query)
  const classes = index.customClass[index.customClass.length - 1] ?? 0
  return (record) => {
    const found = scorer?.score(record) ?? unscored
    return {
      nbTypos: found.typos,
      firstMatchedWord: found.first,
      proximityDistance: found.proximity,
      userScore: classes - (index.customClass[record] ?? 0) + 1,
      geoDistance: 0,
      geoPrecision: 1,
      nbExactWords: found.exact,
      words: found.words,
      filters: filters.pointsOf(record),
    }
  }
}

/** With `typoTolerance: 'strict'`, the criterion `typo` comes first. */
function criteriaOf({ text, ranking }: EngineQuery): readonly RankingCriterion[] {
  return text.typoTolerance === 'strict'
    ? ['typo', ...ranking.ranking.filter((criterion) => criterion !== 'typo')]
    : ranking.ranking
}

function rulesOf(ranking: RankingQuery): ScoringRules {
  const proximity = ranking.ranking.indexOf('proximity')
  const attribute = ranking.ranking.indexOf('attribute')
  return {
    ...ranking,
    attributeFirst: proximity === -1 || (attribute !== -1 && attribute < proximity),
  }
}

/** The criteria that can distinguish the records of this query. */
function decidingCriteria({ index, query, matched }: RankInput): readonly RankingCriterion[] {
  const single = matched.lattice.length === 1
  // If no word may be skipped, every record has all of them.
  const complete = !matched.lattice.optional.includes(true)
  const sorted = new Set<string>()
  return criteriaOf(query).filter((criterion) => {
    if (typeof criterion !== 'string') {
      // Records that an attribute could not tell apart are not told apart by it later.
      const isNew = sorted.size < sorted.add(criterion.attribute).size
      return isNew && isSortable(index, criterion)
    }
    if (criterion === 'geo') return false
    if (criterion === 'filters') return scoresDiffer(query)
    if ((single || complete) && criterion === 'words') return false
    if (single && criterion === 'proximity') return false
    return matched.byWords !== null || !textCriteria.has(criterion)
  })
}

/** Drops records that cannot be among the first `needed`, if `typo` is the first criterion. */
function candidatesOf(
  { records, matched, index, query: { spend } }: RankInput,
  criteria: readonly RankingCriterion[],
  needed: number,
): Candidates {
  const { within, typosOf } = matched
  if (criteria[0] !== 'typo' || records.length <= needed) return { records, typosOf }
  const kept = index.pool.numbers()
  const most = areQuicklyCounted(records.length, matched.records) ? -1 : FEW_TYPOS
  for (let few = 0; few <= most; few++) {
    const bits = within(few)
    spend(records.length)
    let size = 0
    for (let at = 0; at < records.length; at++) {
      const record = records[at] ?? 0
      if (hasBit(bits, record)) kept[size++] = record
    }
    if (size < needed) continue
    return { records: kept.subarray(0, size), typosOf: few === 0 ? () => 0 : typosOf }
  }
  spend(records.length * matched.lattice.edges.length)
  const typos = Uint8Array.from(records, typosOf)
  const limit = typosOfFirst(typos, needed)
  let size = 0
  for (let at = 0; at < records.length; at++) {
    if ((typos[at] ?? 0) <= limit) kept[size++] = records[at] ?? 0
  }
  return { records: kept.subarray(0, size), typosOf }
}

/** The smallest number of typos that at least `needed` records do not exceed. */
function typosOfFirst(typos: Uint8Array, needed: number): number {
  const counts = new Uint32Array(256)
  for (const typo of typos) counts[typo] = (counts[typo] ?? 0) + 1
  let limit = 0
  for (let total = counts[0] ?? 0; total < needed && limit < 255;) {
    limit += 1
    total += counts[limit] ?? 0
  }
  return limit
}

function textScoring({ byWords: match }: MatchedText, ranking: RankingQuery): TextScoring | null {
  if (match === null) return null
  const rules = rulesOf(ranking)
  const scorer = createScorer(match, rules)
  return { scorer, bound: createBound({ match, rules, exact: scorer.exact }) }
}

function rankCriteria(
  { index, query, matched }: RankInput,
  criteria: readonly RankingCriterion[],
  typosOf: MatchedText['typosOf'],
): RankCriteria {
  const needsText = criteria.some((criterion) => textCriteria.has(criterion))
  const filters = criteria.includes('filters') ? filterScore(index, query) : null
  const text = needsText ? textScoring(matched, query.ranking) : null
  return { index, criteria, text, typosOf, filters, spend: query.spend }
}

/** Copies `rest` to `kept` without records that `skip alike` covers. */
function withoutAlike(
  { rest, kept }: { readonly rest: Uint32Array; readonly kept: Uint32Array },
  skipped: number,
  { text, typosOf }: RankCriteria,
): Uint32Array {
  const alike = text?.bound.alike(skipped) ?? new Uint32Array()
  const typos = typosOf(skipped)
  let size = 0
  for (let at = 0; at < rest.length; at++) {
    const record = rest[at] ?? 0
    const isAlike = hasBit(alike, record) && (typos === 0 || typosOf(record) >= typos)
    if (!isAlike) kept[size++] = record
  }
  return kept.subarray(0, size)
}
