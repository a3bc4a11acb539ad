import { readAs, type RecommendAnswers } from '#tests/contract/client-answers.ts'
import {
  boolean,
  count,
  integer,
  oneOf,
  positive,
  queryId,
  score,
  sentence,
  text,
} from '#tests/contract/shape-values.ts'
import { listOf, object, optional, record } from '#tests/contract/shape.ts'

const matchLevel = oneOf('none', 'partial', 'full')

const highlighted = object({
  value: text,
  matchLevel,
  matchedWords: listOf(text),
  fullyHighlighted: optional(boolean),
})

/** A record of the samples. Hits of `fallbackParameters` have no score. */
const hit = {
  objectID: sentence,
  name: text,
  group: text,
  level: count,
  _highlightResult: object({ name: highlighted, group: highlighted }),
  _snippetResult: object({ name: object({ value: text, matchLevel }) }),
}

const described = {
  nbHits: count,
  page: integer(0, 0),
  nbPages: integer(0, 1),
  hitsPerPage: integer(1, 30),
  exhaustiveNbHits: boolean,
  exhaustiveTypo: boolean,
  query: text,
  params: text,
  index: sentence,
  renderingContent: object({}),
  processingTimeMS: count,
  processingTimingsMS: object({ _request: object({ roundTrip: count }), total: count }),
  serverTimeMS: count,
}

const exhaustive = { nbHits: boolean, typo: boolean }

const rankingInfo = object({
  nbTypos: count,
  firstMatchedWord: count,
  proximityDistance: count,
  userScore: count,
  geoDistance: count,
  geoPrecision: count,
  nbExactWords: count,
  words: count,
  filters: count,
})

const RECOMMEND = 'POST /1/indexes/*/recommendations'

/**
 * The answers of the recommend API. The client's types accept any member of a result and of a hit: the shapes of
 * `protocol.md` are the stricter ones.
 */
export const recommendShapes = {
  [RECOMMEND]: readAs<RecommendAnswers['getRecommendations']>()(
    object({
      results: listOf(
        object({
          ...described,
          exhaustive: object(exhaustive),
          hits: listOf(object({ ...hit, _score: optional(score) })),
        }),
      ),
    }),
  ),
  [`${RECOMMEND} with facets, clicks and ranking`]: readAs<
    RecommendAnswers['getRecommendations']
  >()(
    object({
      results: listOf(
        object({
          ...described,
          exhaustive: object({ ...exhaustive, facetsCount: boolean }),
          exhaustiveFacetsCount: boolean,
          facets: record(record(integer(1))),
          facets_stats: optional(
            record(object({ min: positive, max: positive, avg: positive, sum: positive })),
          ),
          queryID: queryId,
          serverUsed: sentence,
          indexUsed: sentence,
          parsedQuery: text,
          timeoutCounts: boolean,
          timeoutHits: boolean,
          hits: listOf(object({ ...hit, _rankingInfo: rankingInfo, _score: score })),
        }),
      ),
    }),
  ),
  [`${RECOMMEND} with trending facets`]: readAs<RecommendAnswers['getRecommendations']>()(
    object({
      results: listOf(
        object({
          ...described,
          exhaustive: object(exhaustive),
          hits: listOf(object({ facetName: sentence, facetValue: sentence, _score: score })),
        }),
      ),
    }),
  ),
} as const
