import { useState } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { pluralize } from '#lib/format-count.ts'
import { tableAttributes } from '#search/address/table-columns.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { useDays } from '#search/state/days.ts'
import { platformAttributes } from '#search/state/list-attributes.ts'
import { useListState } from '#search/state/list-context.ts'
import {
  exportFileName,
  type ExportFormat,
  exportText,
  exportTypes,
  fetchHits,
  useFullQuery,
} from '#search/table/export-files.ts'
import type { ExportTable } from '#search/table/export-table.ts'
import { useSearchClient } from '#search/transport/client-context.ts'
import { failureText } from '#search/transport/failure-text.ts'
import { classifyFailure, type SearchFailure } from '#search/transport/failure.ts'
import { download } from '#ui/controls/download.ts'

export type Download = {
  /** Names of the columns whose attributes the file contains. */
  readonly columns: readonly string[]
  readonly reachable: number
  readonly source: string
  readonly toTable: (hits: readonly IndexRecord[]) => ExportTable
}

type DownloadStatus =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'failed'; readonly format: ExportFormat; readonly failure: SearchFailure }

/** Fetches all results on request, and offers them as a file download. */
export function useDownload({ columns, reachable, source, toTable }: Download) {
  const { list, state } = useListState()
  const announcer = useAnnouncer()
  const { asOf } = useDays()
  const client = useSearchClient()
  const fullQuery = useFullQuery()
  const [status, setStatus] = useState<DownloadStatus>({ kind: 'idle' })

  async function run(format: ExportFormat): Promise<string> {
    const attributes = [
      ...tableAttributes(list.table, columns),
      ...platformAttributes(state.browsers),
    ]
    const query = fullQuery()
    const { hits, total } = await fetchHits({ client, query, attributes, reachable })
    download({
      name: exportFileName({ list, q: state.q, asOf, format }),
      type: exportTypes[format],
      text: exportText[format](toTable(hits), { source, asOf, total }),
    })
    return `Exported ${pluralize(hits.length, list.one, list.noun)}`
  }

  async function settle(format: ExportFormat): Promise<void> {
    if (status.kind === 'busy') return
    setStatus({ kind: 'busy' })
    try {
      const text = await run(format)
      announcer.say(text)
      setStatus({ kind: 'done', text })
    } catch (error) {
      const failure = classifyFailure(error)
      announcer.say(failureText(failure).title)
      setStatus({ kind: 'failed', format, failure })
    }
  }

  return { status, start: (format: ExportFormat) => void settle(format) }
}
