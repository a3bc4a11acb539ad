import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { type BrowserVersion, engineVersions } from './engine-versions.ts'
import { SupportMark } from './support-mark.tsx'
import { supportSentence } from './support-sentence.ts'
import { supportCell, type SupportColumn, type SupportFacts } from './support-state.ts'
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
