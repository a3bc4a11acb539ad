import { useState } from 'react'

import { baselineLabels } from '#catalogue/baseline.ts'
import type { IndexRecord } from '#catalogue/define-index.ts'
import { nameInFull } from '#catalogue/targets/describe.ts'
import { answerWord, verdictReasons } from '#catalogue/verdict/words.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { escapeMarkdown, escapeProse, markdownTable } from '#lib/formats/markdown.ts'
import { paths } from '#routes/paths.ts'
import { hrefAt } from '#search/address/base-path.ts'
import { tableAttributes } from '#search/address/table-columns.ts'
import { supportOf } from '#search/rows/supported.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { useDays } from '#search/state/days.ts'
import { SUPPORTED, platformAttributes } from '#search/state/list-attributes.ts'
import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { tableLabels } from '#search/table/columns/all.ts'
import { type CellValue, hasVerdicts } from '#search/table/columns/column.ts'
import { columnsOn } from '#search/table/columns/on-day.ts'
import {
  exportFileName,
  type ExportFormat,
  exportText,
  exportTypes,
  fetchHits,
  useFullQuery,
} from '#search/table/export-files.ts'
import {
  exportColumns,
  exportTable,
  type ExportTable,
  type ExportVerdicts,
} from '#search/table/export-table.ts'
import { useTargetsInForce } from '#search/targets/use-targets-in-force.ts'
import { verdictIn } from '#search/targets/verdict-in.ts'
import { useSearchClient } from '#search/transport/client-context.ts'
import { failureText } from '#search/transport/failure-text.ts'
import { classifyFailure, type SearchFailure } from '#search/transport/failure.ts'
import { Button } from '#ui/controls/button.tsx'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'
import { download } from '#ui/controls/download.ts'
import { formatPercent } from '#ui/support/usage-bar.tsx'
import { Notice } from '#ui/text/notice.tsx'

import styles from './list-export.module.css'

/** Exports results: all reachable ones as a file, the current page as Markdown. */
export function ListExport() {
  const { list, state, href } = useListState()
  const { today } = useDays()
  const { hits, total, pages, isOld } = useResultsState<IndexRecord>()
  const verdicts = useVerdicts()
  if (total === 0) return <p>No results to export.</p>

  // An index limits the number of results that can be paged through.
  const reachable = Math.min(total, pages * state.size)
  const { head } = tableLabels(list)
  const columns = exportColumns(list, state)
  const { day } = state
  const names = [
    ...(verdicts ? [verdicts.name] : []),
    ...columnsOn(list, columns, day).map(({ column: { title, name = title } }) => name),
  ]
  const toTable = (records: readonly IndexRecord[]) => {
    const addressOf = (id: string) => absolute(paths.record({ list: list.id, id }))
    return exportTable({ list, columns, today, day, addressOf, verdicts }, records)
  }
  const source = absolute(href({ ...state, page: 1 }))
  const page = () => listMarkdown(toTable(hits), absolute(href(state)))
  return (
    <div className={styles.export}>
      <p>
        <b>{scopeLabel(reachable, total, pluralize(total, list.one, list.noun))}</b>
      </p>
      {reachable < total && <p>Add filters to export the rest.</p>}
      <p className={styles.columns}>{`Columns: ${[head.title, ...names].join(', ')}`}</p>
      <ListDownloads
        key={source}
        columns={verdicts ? [...columns, SUPPORTED] : columns}
        reachable={reachable}
        source={source}
        toTable={toTable}
        disabled={isOld}
      />
      {!isOld && hits.length > 0 && (
        <CopyButtons offers={[{ name: 'page as Markdown', text: page }]} />
      )}
    </div>
  )
}

/** The verdict on each result: "Not yet: Safari 16 lacks it (needs 17)"; undefined if verdicts are unavailable. */
function useVerdicts(): ExportVerdicts | undefined {
  const { today } = useDays()
  const { list, state } = useListState()
  const known = useTargetsInForce()
  if (known === undefined || known === 'pending' || known.status !== 'known') return undefined
  if (state.browsers === '' || !hasVerdicts(list)) return undefined
  return {
    name: `Works in ${nameInFull(known.name, known)}`,
    of: (hit) => {
      const support = supportOf(hit)
      const verdict = support && verdictIn(support, known, today)
      if (verdict === undefined) return ''
      const reasons = verdictReasons(verdict).join('; ')
      return reasons === '' ? answerWord(verdict) : `${answerWord(verdict)}: ${reasons}`
    },
  }
}

/** "All 312 features"; "The first 1,000 of 18,865 compat entries". */
function scopeLabel(reachable: number, total: number, all: string): string {
  if (total === 1) return all
  return reachable < total ? `The first ${formatCount(reachable)} of ${all}` : `All ${all}`
}

function absolute(path: string): string {
  return new URL(hrefAt(path), window.location.origin).href
}

/** Formats results as a Markdown table with linked names, followed by the address of the list. */
export function listMarkdown({ head, columns, rows }: ExportTable, source: string): string {
  const heads = [head, ...columns.map(({ name }) => name)].map(escapeMarkdown)
  const lines = rows.map(({ name, values, address }) => [
    `[${escapeMarkdown(name)}](${address.replaceAll(/[()]/g, encodeBracket)})`,
    ...values.map((value) => inCell(cellMarkdown(value))),
  ])
  return `${markdownTable(heads, lines)}\n\n<${source}>\n`
}

function cellMarkdown(value: CellValue): string {
  if (value.kind === 'none') return ''
  if (value.kind === 'text') return escapeMarkdown(value.text)
  if (value.kind === 'prose') return escapeProse(value.text)
  if (value.kind === 'list') return escapeMarkdown(value.items.join(', '))
  if (value.kind === 'count') return formatCount(value.count)
  if (value.kind === 'percent') return formatPercent(value.percent)
  if (value.kind === 'day') return `${value.prefix ?? ''}${formatDay(value.day)}`
  if (value.kind === 'baseline') return baselineLabels[value.status]
  return value.cell.text
}

/** A bar ends a cell even inside a code span, and so does a line break. */
function inCell(markdown: string): string {
  return markdown.replaceAll(/(?<!\\)\|/g, '\\|').replaceAll(/[\r\n]+/g, ' ')
}

/** Brackets are legal in an address, but end it in a Markdown link. */
function encodeBracket(bracket: string): string {
  return bracket === '(' ? '%28' : '%29'
}

type ListDownloadsProps = Download & {
  /** True while the shown results are outdated. */
  readonly disabled: boolean
}

export function ListDownloads({ disabled, ...file }: ListDownloadsProps) {
  const { status, start } = useDownload(file)
  return (
    <>
      <div className={styles.files}>
        <Button disabled={disabled} onClick={() => start('csv')}>
          Download CSV
        </Button>
        <Button disabled={disabled} onClick={() => start('json')}>
          Download JSON
        </Button>
      </div>
      {status.kind === 'busy' && <p>Loading results…</p>}
      {status.kind === 'done' && <p>{`${status.text}.`}</p>}
      {status.kind === 'failed' && (
        <Notice
          tone="danger"
          action={<Button onClick={() => start(status.format)}>Try again</Button>}
        >
          {`${failureText(status.failure).title} Nothing was exported.`}
        </Notice>
      )}
    </>
  )
}

type Download = {
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
function useDownload({ columns, reachable, source, toTable }: Download) {
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
