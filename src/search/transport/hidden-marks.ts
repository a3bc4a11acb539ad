import type { IndexRecord } from '#catalogue/define-index.ts'
import { isIndexRecord } from '#search/lists/index-record.ts'

import { explainsMatches } from './explains-matches.ts'
import type { Highlights } from './highlights.ts'
import { matchedWords } from './highlights.ts'
import type { ListQuery, QueryResult, Request } from './list-query.ts'

/** What matched in attributes that a row does not show, by the id of the record. */
export type HiddenMarks = ReadonlyMap<string, Highlights>

/**
 * The query for the hidden marks of the hits whose rows do not show every word: the same search among these records alone.
 * Undefined where there are no such hits, and for a table, which does not show them. Marks in definitions and changes weigh up to
 * 58 kB, three times as much as the rows, so the answer to a list comes without them.
 *
 * @param hits as the search of the list answered them
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

/** A query for hidden marks, and what reads them from its answer. */
export type HiddenMarksQuery = {
  readonly request: Request
  readonly read: (result: QueryResult | undefined) => HiddenMarks
}

function readMarks(ids: readonly string[], result: QueryResult | undefined): HiddenMarks {
  const found = (result?.hits ?? []).filter(isMarkedHit)
  // A record that was deleted in the meantime has no marks.
  const marks = new Map<string, Highlights>(ids.map((id) => [id, undefined]))
  for (const { objectID, _highlightResult: hidden } of found) marks.set(objectID, hidden)
  return marks
}

type MarkedHit = IndexRecord & { readonly _highlightResult?: Highlights }

function isMarkedHit(hit: unknown): hit is MarkedHit {
  return isIndexRecord(hit)
}
