import type { IndexRecord } from '#catalogue/define-index.ts'
import { shownColumns } from '#search/address/table-columns.ts'
import { shownSort } from '#search/address/ui-state.ts'
import { defaultState } from '#search/address/url-state.ts'
import type { ListState } from '#search/address/url-state.ts'
import { highlighted } from '#search/rows/highlight.ts'
import { LeftOut } from '#search/rows/left-out.tsx'
import { useDays } from '#search/state/days.ts'
import { useLinks } from '#search/state/links.ts'
import { useList, useListState } from '#search/state/list-context.ts'
import { announcementText, useResultsState } from '#search/state/use-results-state.ts'
import type { Highlights } from '#search/transport/highlights.ts'
import type { DataColumn } from '#ui/text/data-table.tsx'
import { DataTable } from '#ui/text/data-table.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import { tableLabels } from './columns/all.ts'
import type { CellValue, Column, ColumnSort } from './columns/column.ts'
import { nameOf } from './columns/column.ts'
import { columnsOn } from './columns/on-day.ts'
import { readValues } from './columns/read-values.ts'
import { TableCell } from './table-cell.tsx'
import { useVerdictColumn, VerdictOf, verdictColumn } from './verdict-column.tsx'

type TableHit = IndexRecord & { readonly _highlightResult?: Highlights }

type ResultTableProps = {
  /** The columns of the shown results, whose state may be older than the current one. */
  readonly cols: ListState['cols']
}

export function ResultTable({ cols }: ResultTableProps) {
  const { list, state } = useListState()
  const { today } = useDays()
  const surface = useResultsState<TableHit>()
  const { head } = tableLabels(list)
  const order = shownSort(list, state)
  const shown = columnsOn(list, shownColumns(list.table, cols), state.day)
  const hasVerdict = useVerdictColumn()
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
            group: column.group,
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
  if (sort === undefined) return title
  const isSorted = shownSort(list, state) === sort[0]
  const next = isSorted ? defaultState.sort : sort[0]
  const hint = isSorted ? `Sorted ${sort[1]}. Select for the usual order` : `Sort ${sort[1]}`
  return (
    <Link href={href({ ...state, sort: next, page: 1 })} title={hint}>
      {title}
    </Link>
  )
}

function RowHead({ hit }: { readonly hit: TableHit }) {
  const { HitLink } = useLinks()
  const list = useList()
  const { anchor, code } = tableLabels(list)
  const { _highlightResult: marks } = hit
  return (
    <HitLink list={list.id} hit={hit} id={anchor + hit.objectID}>
      <NameText
        value={highlighted(marks, list.table.name, nameOf(list, hit))}
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
