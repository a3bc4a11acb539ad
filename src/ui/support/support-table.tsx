import type { ReactNode } from 'react'

import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { engineGroups } from './engine-versions.ts'
import { SpokenSupportMark } from './support-mark.tsx'
import type { SupportCell, SupportColumn } from './support-state.ts'

import styles from './support-table.module.css'

export type SupportTableRow = {
  readonly id: string
  readonly head: ReactNode
  /** In the order of the columns; `note` appears under the version: its date. */
  readonly cells: readonly { readonly cell: SupportCell; readonly note?: string | undefined }[]
}

type SupportTableProps = {
  /** Names the table for screen readers. */
  readonly caption: string
  readonly rowsAre: string
  readonly columns: readonly SupportColumn[]
  readonly rows: readonly SupportTableRow[]
  /** Wider columns, for dates under the versions. */
  readonly roomy?: boolean
}

/** A data table with browsers as columns, grouped by engine. */
export function SupportTable({
  caption,
  rowsAre,
  columns,
  rows,
  roomy = false,
}: SupportTableProps) {
  return (
    <table className={styles.table} data-roomy={roomy || undefined}>
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
            {cells.map(({ cell, note }, index) => (
              <td key={columns[index]?.id} className={styles.cell}>
                <SpokenSupportMark cell={cell} />
                {note !== undefined && <span className={styles.note}>{note}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type SupportTableHeadProps = Pick<SupportTableProps, 'columns' | 'rowsAre'>

function SupportTableHead({ columns, rowsAre }: SupportTableHeadProps) {
  return (
    <thead>
      <tr className={styles.row}>
        <th scope="col" rowSpan={2} className={styles.corner}>
          <VisuallyHidden>{rowsAre}</VisuallyHidden>
        </th>
        {engineGroups(columns).map(({ engine, members }) => (
          <th
            key={engine}
            scope="colgroup"
            colSpan={members.length}
            className={styles.engine}
            data-span={members.length}
          >
            {engine}
          </th>
        ))}
      </tr>
      <tr className={styles.row}>
        {columns.map(({ id, name, brand, device }) => (
          <th key={id} scope="col" abbr={name} title={name} className={styles.browser}>
            {device === '' ? brand : device}
          </th>
        ))}
      </tr>
    </thead>
  )
}
