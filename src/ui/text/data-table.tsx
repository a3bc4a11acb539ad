import type { ReactNode } from 'react'

import { withIndex } from '#lib/with-index.ts'

import { useScrollRegion } from './use-scroll-region.ts'

import styles from './data-table.module.css'

export type DataColumn = {
  readonly id: string
  /** Its title, or a link that sorts by it. */
  readonly head: ReactNode
  /** The whole name, where the head is an abbreviation. */
  readonly name?: string | undefined
  /** Neighbours of one group stand under a head of their own. */
  readonly group?: string | undefined
  /** Words and sentences stand at the start of the column, figures at its end, marks in its middle. */
  readonly holds: 'words' | 'sentences' | 'figures' | 'marks'
  /** How the rows are sorted by this column; absent where they are not. */
  readonly sorted?: 'ascending' | 'descending' | undefined
}

export type DataRow = {
  readonly head: ReactNode
  /** In the order of the columns. */
  readonly cells: readonly ReactNode[]
}

type DataTableProps = {
  /** Names the table and the region in which it scrolls. */
  readonly caption: string
  /** The column of the heads of the rows. */
  readonly first: Pick<DataColumn, 'head' | 'sorted'>
  readonly columns: readonly DataColumn[]
  readonly rows: readonly DataRow[]
}

/**
 * Things down, facts across. The heads stay in sight. A table that is wider than its place scrolls inside a region of
 * its own, which then takes the focus, so that the keyboard can scroll it too; the heads of its rows stay as well.
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

/** One line of heads, or two where some of them have a head in common. */
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

/** Neighbours with the same group together, the others each alone. */
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
