import type { IndexRecord } from '#catalogue/define-index.ts'
import { isIndexRecord } from '#search/lists/index-record.ts'

import { explainsMatches } from './explains-matches.ts'
import type { Highlights } from './highlights.ts'
import { matchedWords } from './highlights.ts'
import type { ListQuery, QueryResult, Request } from './list-query.ts'

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
  { list, query, indexName, marked, tags }: ListQuery,
  hits: readonly unknown[],
): HiddenMarksQuery | undefined {
  const showsRows = list.highlight.every((attribute) => marked.includes(attribute))
  if (!showsRows || list.hidden.length === 0 || !explainsMatches(query)) return undefined
  const words = query.match(/[\p{L}\p{N}]+/gu)?.length ?? 1
  const ids = hits
    .filter(isMarkedHit)
    .filter(({ _highlightResult: marks }) => matchedWords(marks, list.highlight).size < words)
    .map(({ objectID }) => objectID)
  if (ids.length === 0) return undefined
  const params: Request['params'] = {
    ...tags,
    query,
    facetFilters: [ids.map((id) => `objectID:${id}`)],
    hitsPerPage: ids.length,
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: [...list.hidden],
    analytics: false,
  }
  return { request: { indexName, params }, read: (result) => readMarks(ids, result) }
}

export type HiddenMarksQuery = {
  readonly request: Request
  readonly read: (result: QueryResult | undefined) => HiddenMarks
}

function readMarks(ids: readonly string[], result: QueryResult | undefined): HiddenMarks {
  const found = (result?.hits ?? []).filter(isMarkedHit)
  // A record that was deleted in the meantime has no highlights.
  const marks = new Map<string, Highlights>(ids.map((id) => [id, undefined]))
  for (const { objectID, _highlightResult: hidden } of found) marks.set(objectID, hidden)
  return marks
}

type MarkedHit = IndexRecord & { readonly _highlightResult?: Highlights }

function isMarkedHit(hit: unknown): hit is MarkedHit {
  return isIndexRecord(hit)
}
