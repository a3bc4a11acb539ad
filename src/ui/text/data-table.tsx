import type { ReactNode } from 'react'

import { withIndex } from '#lib/with-index.ts'

import { useScrollRegion } from './use-scroll-region.ts'

import styles from './data-table.module.css'

export type DataColumn = {
  readonly id: string
  /** The title, or a link that sorts by the column. */
  readonly head: ReactNode
  /** The full name, if the head is an abbreviation. */
  readonly name?: string | undefined
  /** Adjacent columns of one group share a header above theirs. */
  readonly group?: string | undefined
  /** Words and sentences are aligned to the start, figures to the end, marks to the centre. */
  readonly holds: 'words' | 'sentences' | 'figures' | 'marks'
  /** Sort order by this column; undefined if the rows are not sorted by it. */
  readonly sorted?: 'ascending' | 'descending' | undefined
}

export type DataRow = {
  readonly head: ReactNode
  /** In the order of the columns. */
  readonly cells: readonly ReactNode[]
}

type DataTableProps = {
  readonly caption: string
  readonly first: Pick<DataColumn, 'head' | 'sorted'>
  readonly columns: readonly DataColumn[]
  readonly rows: readonly DataRow[]
}

/**
 * A table with one row per record and sticky headers. If it is wider than its container, it scrolls
 * inside a focusable region, so that the keyboard can scroll it; the row headers are sticky as
 * well.
 */
export function DataTable({ caption, first, columns, rows }: DataTableProps) {
  return (
    <section ref={useScrollRegion()} aria-label={caption} className={styles.region}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <DataTableHead first={first} columns={columns} />
        <tbody>
          {withIndex(rows).map(({ place, item: { head, cells } }) => (
            <tr key={place}>
              <th scope="row" className={styles.name}>
                {head}
              </th>
              {columns.map(({ id, holds }, index) => (
                <td key={id} className={styles.cell} data-holds={holds}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type DataTableHeadProps = Pick<DataTableProps, 'first' | 'columns'>

/** One row of headers, or two if some columns are grouped. */
function DataTableHead({ first, columns }: DataTableHeadProps) {
  const isGrouped = columns.some(({ group }) => group !== undefined)
  const rowSpan = isGrouped ? 2 : undefined
  return (
    <thead className={styles.heads}>
      <tr>
        <th
          scope="col"
          rowSpan={rowSpan}
          aria-sort={first.sorted}
          className={`${styles.headCell} ${styles.corner}`}
        >
          {first.head}
        </th>
        {inGroups(columns).map(({ group, members }) =>
          group === undefined ? (
            members.map((column) => (
              <ColumnHead key={column.id} column={column} rowSpan={rowSpan} />
            ))
          ) : (
            <th
              key={group}
              scope="colgroup"
              colSpan={members.length}
              className={`${styles.headCell} ${styles.group}`}
              data-holds="marks"
            >
              <span>{group}</span>
            </th>
          ),
        )}
      </tr>
      {isGrouped && (
        <tr>
          {columns
            .filter(({ group }) => group !== undefined)
            .map((column) => (
              <ColumnHead key={column.id} column={column} />
            ))}
        </tr>
      )}
    </thead>
  )
}

type ColumnHeadProps = { readonly column: DataColumn; readonly rowSpan?: number | undefined }

function ColumnHead({ column, rowSpan }: ColumnHeadProps) {
  const { head, name, holds, sorted } = column
  return (
    <th
      scope="col"
      rowSpan={rowSpan}
      abbr={name}
      title={name}
      aria-sort={sorted}
      className={styles.headCell}
      data-holds={holds}
    >
      {head}
    </th>
  )
}

type ColumnGroup = { readonly group: string | undefined; readonly members: readonly DataColumn[] }

function inGroups(columns: readonly DataColumn[]): readonly ColumnGroup[] {
  const groups: { group: string | undefined; members: DataColumn[] }[] = []
  for (const column of columns) {
    const last = groups.at(-1)
    if (last !== undefined && column.group !== undefined && last.group === column.group) {
      last.members.push(column)
    } else {
      groups.push({ group: column.group, members: [column] })
    }
  }
  return groups
}
