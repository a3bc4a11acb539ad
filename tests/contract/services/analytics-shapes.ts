import type {
  TopHitsResponse,
  TopHitsResponseWithAnalytics,
  TopSearchesResponse,
  TopSearchesResponseWithAnalytics,
} from 'algoliasearch'

import { type AnalyticsAnswers, readAs } from '#tests/contract/client-answers.ts'
import {
  count,
  day,
  integer,
  oneOf,
  pair,
  positive,
  rate,
  text,
  time,
} from '#tests/contract/shape-values.ts'
import { listOf, nullable, object } from '#tests/contract/shape.ts'

const searched = { search: text, count, nbHits: count }

/** Shares of the tracked searches: null where there are none. */
const rates = { clickThroughRate: nullable(rate), conversionRate: nullable(rate) }

/** Each position of the first page, the second page, and the rest, whose end is -1. */
const clickPositions = listOf(
  object({ position: pair(integer(1, 21), integer(-1, 20)), clickCount: count }),
  12,
)

/** From 1; null where nothing was clicked. */
const average = nullable(positive)

const condition = {
  attribute: text,
  operator: oneOf(':', '<', '<=', '=', '!=', '>', '>='),
  value: text,
}

const counted = { count, dates: listOf(object({ date: day, count })) }

const noResults = { rate, count, noResultCount: count }
const noClicks = { rate, count, noClickCount: count }
const clicked = { rate: nullable(rate), clickCount: count, trackedSearchCount: count }
const converted = { rate: nullable(rate), trackedSearchCount: count, conversionCount: count }
const position = { average, clickCount: count }

/** The answers of the analytics API. */
export const analyticsShapes = {
  'GET /2/searches': readAs<TopSearchesResponse>()(object({ searches: listOf(object(searched)) })),
  'GET /2/searches with clicks': readAs<TopSearchesResponseWithAnalytics>()(
    object({
      searches: listOf(
        object({
          ...searched,
          ...rates,
          averageClickPosition: average,
          clickPositions,
          trackedSearchCount: count,
          clickCount: count,
          conversionCount: count,
        }),
      ),
    }),
  ),
  'GET /2/searches/count': readAs<AnalyticsAnswers['getSearchesCount']>()(object(counted)),
  'GET /2/searches/noResults': readAs<AnalyticsAnswers['getSearchesNoResults']>()(
    object({ searches: listOf(object({ search: text, count, withFilterCount: count })) }),
  ),
  'GET /2/searches/noResultRate': readAs<AnalyticsAnswers['getNoResultsRate']>()(
    object({ ...noResults, dates: listOf(object({ ...noResults, date: day })) }),
  ),
  'GET /2/searches/noClicks': readAs<AnalyticsAnswers['getSearchesNoClicks']>()(
    object({ searches: listOf(object(searched)) }),
  ),
  'GET /2/searches/noClickRate': readAs<AnalyticsAnswers['getNoClickRate']>()(
    object({ ...noClicks, dates: listOf(object({ ...noClicks, date: day })) }),
  ),
  'GET /2/users/count': readAs<AnalyticsAnswers['getUsersCount']>()(object(counted)),
  'GET /2/hits': readAs<TopHitsResponse>()(object({ hits: listOf(object({ hit: text, count })) })),
  'GET /2/hits with clicks': readAs<TopHitsResponseWithAnalytics>()(
    object({
      hits: listOf(
        object({
          hit: text,
          count,
          ...rates,
          trackedHitCount: count,
          clickCount: count,
          conversionCount: count,
        }),
      ),
    }),
  ),
  'GET /2/filters': readAs<AnalyticsAnswers['getTopFilterAttributes']>()(
    object({ attributes: listOf(object({ attribute: text, count })) }),
  ),
  'GET /2/filters/noResults': readAs<AnalyticsAnswers['getTopFiltersNoResults']>()(
    object({ values: nullable(listOf(object({ count, values: listOf(object(condition)) }))) }),
  ),
  'GET /2/filters/:attribute': readAs<AnalyticsAnswers['getTopFilterForAttribute']>()(
    object({ values: listOf(object({ ...condition, count })) }),
  ),
  'GET /2/clicks/clickThroughRate': readAs<AnalyticsAnswers['getClickThroughRate']>()(
    object({ ...clicked, dates: listOf(object({ ...clicked, date: day })) }),
  ),
  'GET /2/clicks/averageClickPosition': readAs<AnalyticsAnswers['getAverageClickPosition']>()(
    object({ ...position, dates: listOf(object({ ...position, date: day })) }),
  ),
  'GET /2/clicks/positions': readAs<AnalyticsAnswers['getClickPositions']>()(
    object({ positions: clickPositions }),
  ),
  'GET /2/conversions/conversionRate': readAs<AnalyticsAnswers['getConversionRate']>()(
    object({ ...converted, dates: listOf(object({ ...converted, date: day })) }),
  ),
  'GET /2/status': readAs<AnalyticsAnswers['getStatus']>()(object({ updatedAt: nullable(time) })),
}
