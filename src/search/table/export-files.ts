import type { SearchParamsObject, SearchResponse, SearchResult } from 'algoliasearch/lite'
import { useInstantSearchContext } from 'react-instantsearch'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { formatCsv } from '#lib/formats/csv.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { useList } from '#search/state/list-context.ts'
import type { SearchClient } from '#search/transport/search-client.ts'

import { type ExportTable, plainValue } from './export-table.ts'

export type ExportSource = {
  readonly source: string
  /** The day of the data, `YYYY-MM-DD`. */
  readonly asOf: string
  readonly total: number
}

export type ExportFormat = 'csv' | 'json'

export const exportTypes = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
} as const satisfies Record<ExportFormat, string>

/** The text of the file. Both formats name columns as the address does. */
export const exportText = {
  csv: toCsv,
  json: toJson,
} as const satisfies Record<ExportFormat, (table: ExportTable, source: ExportSource) => string>

type FileNameOptions = {
  readonly list: ListDefinition
  readonly q: string
  /** `YYYY-MM-DD`. */
  readonly asOf: string
  readonly format: ExportFormat
}

/** "plinth-features-grid-2026-11-20.csv", with only letters and digits of the query. */
export function exportFileName({ list, q, asOf, format }: FileNameOptions): string {
  const label = (q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-').slice(0, 40)
  return `${['plinth', list.id, label, asOf].filter((part) => part !== '').join('-')}.${format}`
}

/** The most hits per page that a provider accepts. */
const MOST_HITS = 1000

export type FullQuery = SearchParamsObject & { readonly indexName: string }

type ExportRequest = {
  readonly client: SearchClient
  readonly query: FullQuery
  readonly attributes: readonly string[]
  /** How many results can be paged through: the index's limit, or all. */
  readonly reachable: number
}

export type ExportedHits = { readonly hits: readonly IndexRecord[]; readonly total: number }

/** Reads the list's current query from the library, with the words, filters and order as shown. */
export function useFullQuery(): () => FullQuery {
  const { mainIndex } = useInstantSearchContext()
  const { id } = useList()
  return () => {
    for (const widget of mainIndex.getWidgets()) {
      const helper = 'getIndexId' in widget && widget.getIndexId() === id && widget.getHelper()
      if (helper) return { ...helper.getQuery(), indexName: helper.state.index }
    }
    throw new Error(`No index "${id}" on the page to export from.`)
  }
}

/**
 * Bypasses the library, so that the page shows neither progress nor failure. Rejects with the
 * client's errors.
 */
export async function fetchHits(request: ExportRequest): Promise<ExportedHits> {
  const { client, query, attributes, reachable } = request
  const pages = Math.max(1, Math.ceil(reachable / MOST_HITS))
  const { results } = await client.search<IndexRecord>({
    requests: Array.from({ length: pages }, (_, page) => ({
      ...query,
      page,
      hitsPerPage: MOST_HITS,
      attributesToRetrieve: [...attributes],
      attributesToHighlight: [],
      facets: [],
      // Not a visitor's search.
      analytics: false,
    })),
  })
  const answers = results.filter(hasHits)
  return {
    hits: answers.flatMap(({ hits }) => hits),
    total: answers[0]?.nbHits ?? 0,
  }
}

function hasHits<Hit>(result: SearchResult<Hit>): result is SearchResponse<Hit> {
  return 'hits' in result
}

function toCsv({ columns, rows }: ExportTable): string {
  return formatCsv([
    ['id', 'name', ...columns.map(({ id }) => id), 'address'],
    ...rows.map(({ id, name, values, address }) => [id, name, ...values.map(plainValue), address]),
  ])
}

/** `{ source, asOf, total, exported, records }`. */
function toJson({ columns, rows }: ExportTable, { source, asOf, total }: ExportSource): string {
  const records = rows.map(({ id, name, values, address }) => ({
    id,
    name,
    ...Object.fromEntries(values.map((value, index) => [columns[index]?.id, plainValue(value)])),
    address,
  }))
  return `${JSON.stringify({ source, asOf, total, exported: rows.length, records }, null, 2)}\n`
}
