import type { SearchResponse } from 'algoliasearch/lite'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { FoundHit } from '#search/rows/found-hit.ts'
import { readHits } from '#search/rows/found-hit.ts'
import type { Highlights } from '#search/rows/highlight.ts'
import { isSuggestion } from '#search/transport/spelling.ts'

import type { SuggestionHit } from './requests.ts'

/** A suggestion as it was found. */
export type FoundSuggestion = SuggestionHit & { readonly _highlightResult?: Highlights }

/** The records of one list that were found, the best of them at hand. */
type FoundRecords = {
  readonly list: ListDefinition
  readonly total: number
  readonly hits: readonly FoundHit[]
}

/** The answer to `wordRequests`. */
export type PaletteAnswer = {
  readonly suggestions: readonly FoundSuggestion[]
  /** In the order of the lists. */
  readonly records: readonly FoundRecords[]
}

type Results = readonly SearchResponse<IndexRecord>[]

/** Sorts the results by what was asked for. */
export function readAnswer([suggestions, ...records]: Results): PaletteAnswer {
  return {
    suggestions: suggestionsIn(suggestions),
    records: lists.map((list, place) => {
      const hits = readHits(list, records[place]?.hits ?? [])
      return { list, total: records[place]?.nbHits ?? hits.length, hits }
    }),
  }
}

/** The answer to `emptyQueryRequests`: what is known best, and lists to begin with. */
export type PaletteRest = {
  readonly [Part in 'popular' | 'lists']: readonly FoundSuggestion[]
}

export function readRest([popular, filters]: Results): PaletteRest {
  return { popular: suggestionsIn(popular), lists: suggestionsIn(filters) }
}

function suggestionsIn(result: Results[number] | undefined): readonly FoundSuggestion[] {
  const hits: readonly IndexRecord[] = result?.hits ?? []
  return hits.filter(isFoundSuggestion)
}

function isFoundSuggestion(hit: IndexRecord): hit is FoundSuggestion {
  return isSuggestion(hit)
}
