export { search, searchFacetValues, searchScored } from './engine.ts'
export { assembleIndex, partsOf, type IndexParts } from './index/index-parts.ts'
export { buildIndex, type SearchIndex } from './index/search-index.ts'

export { type JsonObject, visitAttribute } from './index/leaves.ts'
export { facetValues, namedRecords, numberOfRecord } from './index/references.ts'
export { otherForms } from './text/english.ts'
export { byScore, similarRecords } from './rank/similar.ts'
export {
  type EngineAnswer,
  type EngineHit,
  type EngineQuery,
  type FacetDeclaration,
  type FacetQuery,
  type FacetValueHit,
  type FacetValueQuery,
  type Filter,
  type FilterCondition,
  type HighlightQuery,
  type IndexShape,
  type RankingCriterion,
  type RankingQuery,
  type Scored,
  type SearchableLevel,
  type SortCriterion,
  type Spend,
  STEPS,
  type StoredRecord,
  type StoredRecords,
  type Synonym,
  type TextQuery,
} from './types.ts'
