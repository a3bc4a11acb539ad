import { readAs, type SuggestionAnswers } from '#tests/contract/client-answers.ts'
import {
  boolean,
  count,
  decimal,
  integer,
  oneOf,
  sentence,
  text,
  time,
} from '#tests/contract/shape-values.ts'
import { either, listOf, object, optional, record } from '#tests/contract/shape.ts'

const source = object({
  indexName: sentence,
  replicas: boolean,
  analyticsTags: listOf(text),
  facets: listOf(object({ attribute: sentence, amount: integer(1) })),
  minHits: count,
  minLetters: count,
  generate: listOf(listOf(text)),
  external: listOf(text),
})

/** The client's type accepts any member besides `sourceIndices`: not even `indexName` is in it. */
const configuration = object({
  appID: sentence,
  indexName: sentence,
  sourceIndices: listOf(source),
  languages: either(boolean, listOf(text)),
  exclude: listOf(text),
  enablePersonalization: boolean,
  allowSpecialCharacters: boolean,
})

const changed = object({ status: oneOf(200), message: sentence })

const entry = object({
  timestamp: time,
  level: oneOf('SKIP', 'INFO', 'ERROR'),
  message: sentence,
  contextLevel: count,
})

const frequentValues = record(listOf(object({ value: text, count })))

/** A record that a build makes of an index `features`, in the index of suggestions. */
export const suggestionRecord = object({
  objectID: sentence,
  query: sentence,
  popularity: count,
  nb_words: integer(1),
  features: object({
    exact_nb_hits: count,
    facets: object({ exact_matches: frequentValues, analytics: frequentValues }),
  }),
})

/** The answers of the query suggestions API. */
export const suggestionShapes = {
  'GET /1/configs': readAs<SuggestionAnswers['getAllConfigs']>()(listOf(configuration)),
  'POST /1/configs': readAs<SuggestionAnswers['createConfig']>()(changed),
  'GET /1/configs/:index': readAs<SuggestionAnswers['getConfig']>()(configuration),
  'PUT /1/configs/:index': readAs<SuggestionAnswers['updateConfig']>()(changed),
  'DELETE /1/configs/:index': readAs<SuggestionAnswers['deleteConfig']>()(changed),
  'GET /1/configs/:index/status': readAs<SuggestionAnswers['getConfigStatus']>()(
    object({
      indexName: sentence,
      isRunning: boolean,
      lastBuiltAt: optional(time),
      lastSuccessfulBuiltAt: optional(time),
      lastSuccessfulBuildDuration: optional(decimal),
    }),
  ),
  // The client's type is that of one entry. A build logs many, and `contextLevel` relates one to another: here they are a list.
  'GET /1/logs/:index': readAs<SuggestionAnswers['getLogFile'][]>()(listOf(entry)),
}
