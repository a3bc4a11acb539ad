import { failureText } from '#search/transport/failure-text.ts'

import type { Palette } from './use-palette.ts'

import styles from './popup.module.css'

/** How it stands with the search, where the options alone do not tell. */
export function PaletteMessage({
  palette: { query, found, asked },
}: {
  readonly palette: Palette
}) {
  const { failure, isLate, isSettled } = asked
  if (failure !== null) {
    return (
      <p className={styles.message} data-tone="danger">
        {failureText(failure).title}
        {query !== '' && ' Enter still leads to the full search.'}
      </p>
    )
  }
  if (isLate) return <p className={styles.message}>Still searching…</p>
  if (!isSettled || query === '' || found > 0) return null
  return (
    <p className={styles.message}>
      Nothing found for “<bdi>{query}</bdi>”.
    </p>
  )
}

type PaletteHintsProps = {
  readonly isFixed: boolean
  /** Whether an option can be taken out. */
  readonly hasRemovable: boolean
}

/** The keys, for those who have some; screen readers tell of them by themselves. */
export function PaletteHints({ isFixed, hasRemovable }: PaletteHintsProps) {
  return (
    <p className={styles.hints} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      {hasRemovable && (
        <span>
          <kbd>Del</kbd> remove
        </span>
      )}
      <span>
        <kbd>Esc</kbd> {isFixed ? 'clear, then close' : 'close'}
      </span>
    </p>
  )
}
