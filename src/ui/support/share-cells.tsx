import { formatCount, pluralize } from '#lib/format-count.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { engineGroups } from './engine-versions.ts'
import { SupportMark } from './support-mark.tsx'
import type { SupportColumn, SupportCell } from './support-state.ts'

import styles from './support-cells.module.css'

/**
 * The share of a total that a browser supports, as a cell. "100%" always means all, "0%" never
 * appears for more than none.
 */
export function shareCell(name: string, works: number, total: number): SupportCell {
  const title = `${name}: ${works} of ${total} entries work`
  if (works === 0) return { kind: 'missing', text: '–', title }
  if (works >= total) return { kind: 'plain', text: '100%', title }
  const percent = Math.min(99, Math.max(1, Math.floor((works / total) * 100)))
  return { kind: 'partial', text: `${percent}%`, title }
}

type ShareCellsProps = {
  readonly columns: readonly SupportColumn[]
  /** The number of working parts, by column id. */
  readonly works: Readonly<Record<string, number>>
  readonly total: number
}

/**
 * The share of working parts in each browser, under a `SupportHead` like `SupportCells`: a grid
 * aligned with the other rows if there is room, else one line with the first browser of each
 * engine. Screen readers get a sentence.
 */
export function ShareCells(props: ShareCellsProps) {
  const { columns, works, total } = props
  const cellOf = ({ id, name }: SupportColumn) => shareCell(name, works[id] ?? 0, total)
  return (
    <div>
      <VisuallyHidden>{`${shareSentence(props)}.`}</VisuallyHidden>
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
            <span key={engine} data-missing={kind === 'missing' || undefined}>
              <span>{column.brand}</span> <b>{text.replace('%', '\u00A0%')}</b>
            </span>
          )
        })}
        <span className={styles.usage}>{`of ${formatCount(total)}`}</span>
      </div>
    </div>
  )
}

/** "Of 130 entries work in Chrome, Edge 120; in Firefox 98": browsers of one number together. */
function shareSentence({ columns, works, total }: ShareCellsProps): string {
  const numbers = new Set(columns.map(({ id }) => works[id] ?? 0))
  const texts = [...numbers].map((number) => {
    const same = columns.filter(({ id }) => (works[id] ?? 0) === number)
    const names = same.length === columns.length ? ['every browser'] : same.map(({ name }) => name)
    return `in ${names.join(', ')} ${formatCount(number)}`
  })
  return `Of ${pluralize(total, 'entry', 'entries')} work ${texts.join('; ')}`
}
