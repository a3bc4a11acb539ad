import { type ReactNode, useLayoutEffect, useRef } from 'react'

import { withIndex } from '#lib/with-index.ts'

import styles from './data-table.module.css'
import hidden from './visually-hidden.module.css'

export type DataColumn = {
  readonly id: string
  /** The title, or a link that sorts by the column. */
  readonly head: ReactNode
  /** The full name, if the head is an abbreviation. */
  readonly name?: string | undefined
  /**
   * Words and sentences are aligned to the start, figures to the end, marks to the centre. Verdicts keep their width while
   * they are empty, and are hidden where no browsers are chosen.
   */
  readonly holds: 'words' | 'sentences' | 'figures' | 'marks' | 'verdicts'
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
        <caption className={hidden.hidden}>{caption}</caption>
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

/**
 * For an element that scrolls horizontally. While its content overflows, it has `data-overflows`
 * and is focusable, so that the keyboard can scroll it. A descendant that gets the focus is
 * scrolled into view, even after `focus({ preventScroll: true })`: Back restores the page's scroll
 * position that way, but not a region's.
 */
function useScrollRegion() {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const region = ref.current
    if (region === null) return undefined
    const observer = new ResizeObserver(() => mark(region))
    for (const watched of [region, ...region.children]) observer.observe(watched)
    region.addEventListener('focusin', keepInSight)
    mark(region)
    return () => {
      observer.disconnect()
      region.removeEventListener('focusin', keepInSight)
    }
  }, [])
  return ref
}

function mark(region: HTMLElement): void {
  const overflows = region.scrollWidth > region.clientWidth
  region.toggleAttribute('data-overflows', overflows)
  if (overflows) region.tabIndex = 0
  else region.removeAttribute('tabindex')
}

function keepInSight({ target, currentTarget }: FocusEvent): void {
  if (target instanceof Element && target !== currentTarget) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
