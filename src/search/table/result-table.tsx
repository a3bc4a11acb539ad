import { baselineLabels } from '#catalogue/baseline.ts'
import type { IndexRecord } from '#catalogue/define-index.ts'
import { formatCount } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { shownColumns } from '#search/address/table-columns.ts'
import { shownSort } from '#search/address/ui-state.ts'
import { defaultState, type ListState } from '#search/address/url-state.ts'
import { highlighted } from '#search/rows/highlight.ts'
import { LeftOut } from '#search/rows/left-out.tsx'
import { supportOf } from '#search/rows/supported.ts'
import { useDays } from '#search/state/days.ts'
import { useLinks } from '#search/state/links.ts'
import { useListState, useList } from '#search/state/list-context.ts'
import { announcementText, useResultsState } from '#search/state/use-results-state.ts'
import { useStore } from '#search/state/use-store.ts'
import { targets } from '#search/targets/load-targets.ts'
import { useShortVerdicts } from '#search/targets/use-short-verdicts.ts'
import type { MarkedRecord } from '#search/transport/highlights.ts'
import { Badge } from '#ui/support/badge.tsx'
import { SpokenSupportMark } from '#ui/support/support-mark.tsx'
import { UsageBar } from '#ui/support/usage-bar.tsx'
import { CodeText } from '#ui/text/code-text.tsx'
import { type DataColumn, DataTable } from '#ui/text/data-table.tsx'
import { NameText } from '#ui/text/name-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { tableLabels } from './columns/all.ts'
import {
  type CellValue,
  type Column,
  type ColumnSort,
  hasVerdicts,
  hitName,
  VERDICT_NAME,
} from './columns/column.ts'
import { columnsOn } from './columns/on-day.ts'
import { readValues } from './columns/read-values.ts'

export type ResultTableProps = {
  /** The columns of the shown results, whose state may be older than the current one. */
  readonly cols: ListState['cols']
}

export function ResultTable({ cols }: ResultTableProps) {
  const { list, state } = useListState()
  const { today } = useDays()
  const surface = useResultsState<MarkedRecord>()
  const { head } = tableLabels(list)
  const order = shownSort(list, state)
  const shown = columnsOn(list, shownColumns(list.table, cols), state.day)
  // Its style hides it while no browsers are chosen: the document is made before that is known.
  const verdicts = useShortVerdicts()
  const hasVerdict = hasVerdicts(list) && (state.browsers === '' || verdicts !== undefined)
  const rows = surface.hits.flatMap((hit) => {
    const values = readValues(
      shown.map(({ column }) => column),
      hit,
      today,
    )
    return values === undefined ? [] : [{ hit, values }]
  })
  return (
    <>
      <LeftOut
        count={surface.leftOut + surface.hits.length - rows.length}
        one={list.one}
        noun={list.noun}
      />
      <DataTable
        caption={`${list.title}: ${announcementText(surface, state.q)}`}
        first={{ head: <SortHead {...head} />, sorted: sortedBy(order, head.sort) }}
        columns={[
          ...(hasVerdict ? [verdictColumn] : []),
          ...shown.map(({ id, column }, index) => ({
            id,
            head: <SortHead {...column} />,
            name: column.name,
            holds: holdsOf(rows.map(({ values }) => values[index])),
            sorted: sortedBy(order, column.sort),
          })),
        ]}
        rows={rows.map(({ hit, values }) => ({
          head: <RowHead hit={hit} />,
          cells: [
            ...(hasVerdict ? [<VerdictOf key={verdictColumn.id} hit={hit} />] : []),
            ...values.map((value, index) => <TableCell key={shown[index]?.id} value={value} />),
          ],
        }))}
      />
    </>
  )
}

/** A link if the list can be sorted by the column; if it is, to the default order. */
function SortHead({ title, sort }: Pick<Column, 'title' | 'sort'>) {
  const { list, state, href } = useListState()
  const { Link } = useLinks()
  if (sort === undefined) return <span>{title}</span>
  const isSorted = shownSort(list, state) === sort[0]
  const next = isSorted ? defaultState.sort : sort[0]
  const hint = isSorted ? `Sorted ${sort[1]}. Select for the usual order` : `Sort ${sort[1]}`
  return (
    <Link href={href({ ...state, sort: next, page: 1 })} title={hint}>
      {title}
    </Link>
  )
}

function RowHead({ hit }: { readonly hit: MarkedRecord }) {
  const { HitLink } = useLinks()
  const list = useList()
  const { anchor, code } = tableLabels(list)
  const { _highlightResult: marks } = hit
  return (
    <HitLink list={list.id} hit={hit} id={anchor + hit.objectID}>
      <NameText
        value={highlighted(marks, list.table.name, hitName(list, hit))}
        {...(code && { code })}
      />
    </HitLink>
  )
}

function sortedBy(order: string, by: ColumnSort | undefined): DataColumn['sorted'] {
  return by?.[0] === order ? by[1] : undefined
}

function holdsOf(values: readonly (CellValue | undefined)[]): DataColumn['holds'] {
  const kind = values.find((value) => value !== undefined && value.kind !== 'none')?.kind
  if (kind === 'support') return 'marks'
  if (kind === 'prose') return 'sentences'
  return kind === 'count' || kind === 'percent' ? 'figures' : 'words'
}

function TableCell({ value }: { readonly value: CellValue }) {
  if (value.kind === 'none') return value.says && <VisuallyHidden>{value.says}</VisuallyHidden>
  if (value.kind === 'text') return <bdi>{value.text}</bdi>
  if (value.kind === 'prose') return <CodeText value={value.text} />
  if (value.kind === 'list') return <bdi>{value.items.join(', ')}</bdi>
  if (value.kind === 'count') return <span>{formatCount(value.count)}</span>
  if (value.kind === 'percent') return <UsageBar percent={value.percent} />
  if (value.kind === 'day') return <Day {...value} />
  if (value.kind === 'support') return <SpokenSupportMark cell={value.cell} />
  const [word = ''] = baselineLabels[value.status].split(' ')
  return <Badge status={value.status} label={word} plain />
}

function Day({ day, prefix }: Extract<CellValue, { readonly kind: 'day' }>) {
  return (
    <>
      <span>{prefix}</span>
      <time dateTime={day}>{formatDay(day).replaceAll(' ', '\u00A0')}</time>
    </>
  )
}

const verdictColumn = {
  id: 'verdict',
  head: 'Your browsers',
  name: VERDICT_NAME,
  holds: 'verdicts',
} as const satisfies DataColumn

function VerdictOf({ hit }: { readonly hit: IndexRecord }) {
  const parts = useStore(targets)
  const support = supportOf(hit)
  return parts && support && <parts.VerdictCell {...support} />
}
