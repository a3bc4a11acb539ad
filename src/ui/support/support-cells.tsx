import { capitalized } from '#lib/sentence.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { type BrowserVersion, engineVersions } from './engine-versions.ts'
import { SupportMark } from './support-mark.tsx'
import {
  supportCell,
  type SupportColumn,
  type SupportFacts,
  boundText,
  type SupportCell,
} from './support-state.ts'
import { formatPercent, UsageBar } from './usage-bar.tsx'

import styles from './support-cells.module.css'

type SupportCellsProps = SupportFacts & {
  /** The seven columns of the `SupportHead` above. */
  readonly columns: readonly SupportColumn[]
  /** `YYYY-MM-DD`: the day of the data, from which "within a year" counts back. */
  readonly today: string
  /** Percent of visitors; shown last if known. */
  readonly usage?: number
}

/**
 * One row of browser cells under a `SupportHead`: a grid aligned with the other rows if there is
 * room, else one line by engine. Screen readers get a sentence.
 */
export function SupportCells({ columns, today, usage, ...facts }: SupportCellsProps) {
  const cells = columns.map((column) => supportCell(column, facts, today))
  const label = supportSentence(columns, cells)
  return (
    <div>
      <VisuallyHidden>
        {usage === undefined ? `${label}.` : `${label}. ${formatPercent(usage)} of global users.`}
      </VisuallyHidden>
      <div className={styles.cells} aria-hidden="true">
        {cells.map((cell, index) => (
          <SupportMark key={columns[index]?.id} cell={cell} />
        ))}
        {usage !== undefined && <UsageBar percent={usage} />}
      </div>
      <div className={styles.line} aria-hidden="true">
        {engineVersions(columns, facts, today).map(({ name, version, apart }) => (
          <span key={name}>
            <EngineState name={name} version={version} />
            {apart !== undefined && (
              <>
                <span>, </span>
                <EngineState {...apart} />
              </>
            )}
          </span>
        ))}
        {usage !== undefined && <span className={styles.usage}>{formatPercent(usage)}</span>}
      </div>
    </div>
  )
}

function EngineState({ name, version }: BrowserVersion) {
  return (
    <span data-missing={version === '–' || undefined}>
      <span>{name}</span> <b>{version}</b>
    </span>
  )
}

/**
 * A row of cells for screen readers, to which seven bare numbers mean nothing: "Chrome, Edge 141;
 * Firefox 150; not in Safari. New in the last year: Firefox". Names browsers of one state together.
 *
 * @param cells in the order of the columns
 */
export function supportSentence(
  columns: readonly SupportColumn[],
  cells: readonly SupportCell[],
): string {
  const states = new Map<string, { readonly cell: SupportCell; readonly names: string[] }>()
  const recent: string[] = []
  for (const [index, { name }] of columns.entries()) {
    const cell = cells[index]
    if (cell === undefined) continue
    if (cell.kind === 'recent') recent.push(name)
    // A restriction has a title of its own.
    const state = cell.kind === 'partial' ? cell.title : cell.text
    const same = states.get(state)
    if (same === undefined) states.set(state, { cell, names: [name] })
    else same.names.push(name)
  }
  const text = [...states.values()]
    .map(({ cell, names }) => stateText(cell, names.length < columns.length ? names : undefined))
    .join('; ')
  const news = recent.length === 0 ? '' : `. New in the last year: ${recent.join(', ')}`
  return capitalized(text) + news
}

/** `names`: undefined for every browser. */
function stateText({ kind, text, title }: SupportCell, names?: readonly string[]): string {
  if (kind === 'partial') return title
  if (kind === 'missing') return `not in ${names?.join(', ') ?? 'any browser'}`
  return `${names?.join(', ') ?? 'every browser'} ${boundText(text)}`
}
