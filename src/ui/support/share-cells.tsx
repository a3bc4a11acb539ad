import { formatCount, pluralize } from '#lib/format-count.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { engineGroups } from './engine-versions.ts'
import { SupportMark } from './support-mark.tsx'
import type { SupportColumn, SupportCell } from './support-state.ts'

import styles from './support-cells.module.css'

/**
 * The share of a total that a browser supports, as a cell. Less than all is never "100%", more than none never "0%".
 */
export function shareCell(name: string, works: number, total: number): SupportCell {
  const title = `${name}: ${works} of ${total} entries work`
  if (works === 0) return { kind: 'missing', text: '–', title }
  if (works >= total) return { kind: 'plain', text: '100%', title }
  const percent = Math.min(99, Math.max(1, Math.floor((works / total) * 100)))
  return { kind: 'partial', text: `${percent}%`, title }
}

type ShareCellsProps = {
  /** The columns of the `SupportHead` above, seven. */
  readonly columns: readonly SupportColumn[]
  /** By the ids of the columns: how many of them work there. */
  readonly works: Readonly<Record<string, number>>
  /** How many there are; shown last. */
  readonly total: number
}

/**
 * The share of parts that works in each browser, under a `SupportHead` like `SupportCells`: a grid with the columns of
 * every other row where there is room, else one line with the first browser of each engine; a sentence for screen
 * readers.
 */
export function ShareCells({ columns, works, total }: ShareCellsProps) {
  const cellOf = ({ id, name }: SupportColumn) => shareCell(name, works[id] ?? 0, total)
  return (
    <div>
      <VisuallyHidden>{`${columns.map((column) => cellOf(column).title).join('; ')}.`}</VisuallyHidden>
      <div className={styles.cells} aria-hidden="true">
        {columns.map((column) => (
          <SupportMark key={column.id} cell={cellOf(column)} />
        ))}
        <span className={styles.usage}>{formatCount(total)}</span>
      </div>
      <div className={styles.line} aria-hidden="true">
        {engineGroups(columns).map(({ engine, members: [column] }) => {
          if (column === undefined) return null
          const { kind, text } = cellOf(column)
          return (
            <span
              key={engine}
              className={styles.engine}
              data-missing={kind === 'missing' || undefined}
            >
              {column.brand} <b>{text.replace('%', '\u00A0%')}</b>
            </span>
          )
        })}
        <span>of {pluralize(total, 'entry', 'entries')}</span>
      </div>
    </div>
  )
}
