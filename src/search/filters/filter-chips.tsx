import { withoutFilters } from '#search/address/url-state.ts'
import type { ListState } from '#search/address/url-state.ts'
import { focusResults } from '#search/state/focus-targets.ts'
import { useListState } from '#search/state/list-context.ts'
import { Button } from '#ui/controls/button.tsx'
import { CloseIcon } from '#ui/text/icon.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { filterChips } from './chips.ts'

import styles from './filter-chips.module.css'

export function FilterChips() {
  const { list, state, go } = useListState()
  const chips = filterChips(list, state)
  if (chips.length === 0) return null
  function remove(next: ListState, row: HTMLElement | null, position: number) {
    keepFocus(row, position)
    go(next)
  }
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {chips.map(({ id, label, without }, index) => (
        <li key={id}>
          <Chip
            label={label}
            onRemove={() => remove(without, document.activeElement?.closest('ul') ?? null, index)}
          />
        </li>
      ))}
      <li>
        <Button variant="quiet" onClick={() => remove(withoutFilters(state), null, 0)}>
          Clear all
        </Button>
      </li>
    </ul>
  )
}

/** The chip is removed. Focus moves to its neighbour, or to the results after the last chip. */
function keepFocus(row: HTMLElement | null, position: number): void {
  const chips = row === null ? [] : [...row.querySelectorAll('button')]
  const neighbour = chips.length > 2 ? (chips[position + 1] ?? chips[position - 1]) : undefined
  if (neighbour === undefined) focusResults()
  else neighbour.focus()
}

type ChipProps = {
  readonly label: string
  readonly onRemove: () => void
}

/** An active filter. Pressing anywhere on the chip removes it: a larger target than its cross. */
function Chip({ label, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles.chip} data-print="yes" onClick={onRemove}>
      <bdi className={styles.label}>{label}</bdi>
      <VisuallyHidden>, remove this filter</VisuallyHidden>
      <span className={styles.cross}>
        <CloseIcon size={10} />
      </span>
    </button>
  )
}
