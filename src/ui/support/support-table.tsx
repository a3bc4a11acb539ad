import type { ReactNode } from 'react'

import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import type { SupportCell, SupportColumn } from './support-state.ts'

import styles from './support-table.module.css'

export type SupportTableRow = {
  readonly id: string
  readonly head: ReactNode
  /** In the order of the columns. */
  readonly cells: readonly SupportTableCell[]
}

type SupportTableCell = {
  readonly cell: SupportCell
  /** Appears under the version: its date. */
  readonly note?: string | undefined
  /** Whether the version is remarkable or not, where some are. */
  readonly weight?: 'strong' | 'quiet' | undefined
}

type SupportTableProps = {
  /** Names the table for screen readers. */
  readonly caption: string
  readonly rowsAre: string
  readonly columns: readonly SupportColumn[]
  readonly rows: readonly SupportTableRow[]
  /** Larger versions: the table is about one thing. */
  readonly large?: boolean
}

/** A data table with browsers as columns of the same width. */
export function SupportTable(props: SupportTableProps) {
  const { caption, rowsAre, columns, rows, large = false } = props
  return (
    <table className={styles.table} data-large={large || undefined}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <SupportTableHead columns={columns} rowsAre={rowsAre} />
      <tbody>
        {rows.map(({ id, head, cells }) => (
          <tr key={id} className={styles.row}>
            <th scope="row" className={styles.name}>
              {head}
            </th>
            {cells.map((cell, index) => (
              <TableCell key={columns[index]?.id} {...cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A bare version is clear under the name of its browser; a dash, a share or a colour is not. */
function TableCell({ cell: { kind, text, title }, note, weight }: SupportTableCell) {
  const isPlain = kind === 'plain'
  return (
    <td className={styles.cell} data-kind={kind} data-weight={weight}>
      <span className={styles.version} title={title} aria-hidden={!isPlain || undefined}>
        {text}
      </span>
      {!isPlain && <VisuallyHidden>{title}</VisuallyHidden>}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </td>
  )
}

type SupportTableHeadProps = {
  readonly columns: readonly SupportColumn[]
  readonly rowsAre: string
  /** Whether another table above has the same head on paper. */
  readonly isRepeated?: true
}

/** The names of browsers in two lines, brand and device; whole for screen readers. */
export function SupportTableHead({ columns, rowsAre, isRepeated }: SupportTableHeadProps) {
  return (
    <thead data-print={isRepeated && 'no'}>
      <tr className={styles.row}>
        <th scope="col" className={styles.corner}>
          <VisuallyHidden>{rowsAre}</VisuallyHidden>
        </th>
        {columns.map(({ id, name, brand, device }) => (
          <th key={id} scope="col" title={name} className={styles.browser}>
            <VisuallyHidden>{name}</VisuallyHidden>
            <span aria-hidden="true">
              <span>{brand}</span>
              <small>{device || '\u00A0'}</small>
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}
