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

function DataTableHead({ first, columns }: DataTableHeadProps) {
  return (
    <thead className={styles.heads}>
      <tr>
        <th scope="col" aria-sort={first.sorted} className={`${styles.headCell} ${styles.corner}`}>
          {first.head}
        </th>
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} />
        ))}
      </tr>
    </thead>
  )
}

function ColumnHead({ column: { head, name, holds, sorted } }: { readonly column: DataColumn }) {
  return (
    <th
      scope="col"
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
