import type { ErrorBase, SearchResponse } from 'algoliasearch'

import { readAs, type SearchAnswers } from './client-answers.ts'
import {
  boolean,
  count,
  integer,
  moment,
  oneOf,
  positive,
  queryId,
  sentence,
  text,
  time,
} from './shape-values.ts'
import { either, listOf, object, optional, record, type Shape } from './shape.ts'

const described = {
  nbHits: count,
  page: count,
  nbPages: count,
  hitsPerPage: count,
  query: text,
  params: text,
  index: sentence,
  renderingContent: object({}),
  exhaustiveNbHits: boolean,
  exhaustiveTypo: boolean,
  exhaustive: object({ nbHits: boolean, typo: boolean, facetsCount: optional(boolean) }),
  processingTimeMS: count,
  processingTimingsMS: object({ _request: object({ roundTrip: count }), total: count }),
  serverTimeMS: count,
}

const highlighted = object({
  value: text,
  matchLevel: oneOf('none', 'partial', 'full'),
  matchedWords: listOf(text),
  fullyHighlighted: optional(boolean),
})

/** The answer to a search for the names of records, with facets and clicks. */
export const found = readAs<SearchResponse<{ name: string }>>()(
  object({
    ...described,
    hits: listOf(
      object({ objectID: sentence, name: text, _highlightResult: object({ name: highlighted }) }),
    ),
    facets: record(record(integer(1))),
    facets_stats: record(object({ min: positive, max: positive, avg: positive, sum: positive })),
    exhaustiveFacetsCount: boolean,
    queryID: queryId,
  }),
)

export const foundByAll = readAs<SearchAnswers['search']>()(object({ results: listOf(found) }))

export const facetHits = readAs<SearchAnswers['searchForFacetValues']>()(
  object({
    facetHits: listOf(object({ value: text, highlighted: text, count: integer(1) })),
    exhaustiveFacetsCount: boolean,
    processingTimeMS: count,
  }),
)

const changed = { updatedAt: time, taskID: count }

/** The answer to most changes. */
export const updated = readAs<SearchAnswers['setSettings']>()(object(changed))

export const added = readAs<SearchAnswers['saveObject']>()(
  object({ createdAt: time, taskID: count, objectID: sentence }),
)

export const saved = readAs<SearchAnswers['addOrUpdateObject']>()(
  object({ ...changed, objectID: sentence }),
)

export const deleted = readAs<SearchAnswers['deleteObject']>()(
  object({ deletedAt: time, taskID: count }),
)

export const savedById = readAs<SearchAnswers['saveSynonym']>()(
  object({ ...changed, id: sentence }),
)

export const batched = readAs<SearchAnswers['batch']>()(
  object({ taskID: count, objectIDs: listOf(sentence) }),
)

export const batchedByIndex = readAs<SearchAnswers['multipleBatch']>()(
  object({ taskID: record(count), objectIDs: listOf(sentence) }),
)

const written = object({ objectID: sentence, a: count })

export const oneRecord = readAs<SearchAnswers['getObject']>()(written)

export const someRecords = readAs<SearchAnswers['getObjects']>()(
  object({ results: listOf(written) }),
)

export const synonyms = readAs<SearchAnswers['searchSynonyms']>()(
  object({
    nbHits: count,
    page: count,
    nbPages: count,
    hits: listOf(
      object({ objectID: sentence, type: oneOf('synonym'), synonyms: listOf(sentence) }),
    ),
  }),
)

/** The hosted service has `pendingTask`, too; the client's type lacks it. */
export const task = readAs<SearchAnswers['getTask'] & { pendingTask: boolean }>()(
  object({ status: oneOf('published', 'notPublished'), pendingTask: boolean }),
)

export const indices = readAs<SearchAnswers['listIndices']>()(
  object({
    items: listOf(
      object({
        name: sentence,
        createdAt: time,
        updatedAt: time,
        entries: count,
        dataSize: count,
        fileSize: count,
        lastBuildTimeS: count,
        numberOfPendingTasks: count,
        pendingTask: boolean,
        primary: optional(sentence),
        replicas: optional(listOf(sentence)),
      }),
    ),
    nbPages: count,
  }),
)

export const keys = readAs<SearchAnswers['listApiKeys']>()(
  object({
    keys: listOf(
      object({
        value: sentence,
        // The key that comes with the provider was never created: 0.
        createdAt: either(oneOf(0), moment),
        acl: listOf(oneOf('search')),
        description: text,
        indexes: listOf(text),
        maxHitsPerQuery: count,
        maxQueriesPerIPPerHour: count,
        queryParameters: text,
        referers: listOf(text),
        validity: count,
      }),
    ),
  }),
)

export const addedKey = readAs<SearchAnswers['addApiKey']>()(
  object({ key: sentence, createdAt: time }),
)

/** The shape of a refusal with a status. */
export const refusalOf = (status: number): Shape<ErrorBase> =>
  readAs<ErrorBase>()(object({ message: sentence, status: oneOf(status) }))
