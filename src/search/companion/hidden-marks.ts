import type { ListState } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { explainsMatches } from '#search/transport/explains-matches.ts'
import { type Highlights, isMarkedRecord, matchedWords } from '#search/transport/highlights.ts'
import type { QueryResult } from '#search/transport/list-query.ts'
import { MARK_END, MARK_START } from '#search/transport/marked-parts.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

/** Highlights of attributes that a row does not show, by `objectID`. */
export type HiddenMarks = ReadonlyMap<string, Highlights>

/**
 * The query for the highlights of hits whose rows do not show every word: the same search
 * restricted to these records. Undefined if there are no such hits, and for a table. Highlights of
 * definitions and changes can outweigh the rows, so the answer to the list omits them.
 *
 * @param hits of the answer to the list
 */
export function hiddenMarksQuery(
  list: ListDefinition,
  { q, view }: Pick<ListState, 'q' | 'view'>,
  hits: readonly unknown[],
): HiddenMarksQuery | undefined {
  if (view === 'table' || list.hidden.length === 0 || !explainsMatches(q)) return undefined
  const words = q.match(/[\p{L}\p{N}]+/gu)?.length ?? 1
  const ids = hits
    .filter(isMarkedRecord)
    .filter(({ _highlightResult: marks }) => matchedWords(marks, list.highlight).size < words)
    .map(({ objectID }) => objectID)
  if (ids.length === 0) return undefined
  const request = {
    indexName: list.id,
    query: q,
    facetFilters: [ids.map((id) => `objectID:${id}`)],
    hitsPerPage: ids.length,
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: [...list.hidden],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    analytics: false,
  }
  return { request, read: (result) => readMarks(ids, result) }
}

export type HiddenMarksQuery = {
  readonly request: MultiSearchRequest
  readonly read: (result: QueryResult | undefined) => HiddenMarks
}

function readMarks(ids: readonly string[], result: QueryResult | undefined): HiddenMarks {
  const found = (result?.hits ?? []).filter(isMarkedRecord)
  // A record that was deleted in the meantime has no highlights.
  const marks = new Map<string, Highlights>(ids.map((id) => [id, undefined]))
  for (const { objectID, _highlightResult: hidden } of found) marks.set(objectID, hidden)
  return marks
}
