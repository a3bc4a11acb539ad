import { useRef } from 'react'

import { type ListState, withoutFilters } from '#search/address/url-state.ts'
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
  const row = useRef<HTMLUListElement>(null)
  if (chips.length === 0) return null
  function remove(next: ListState, position?: number) {
    keepFocus(row.current, position)
    go(next)
  }
  return (
    <ul ref={row} className={styles.chips} aria-label="Active filters">
      {chips.map(({ id, label, without }, index) => (
        <li key={id}>
          <Chip label={label} onRemove={() => remove(without, index)} />
        </li>
      ))}
      <li>
        <Button variant="quiet" onClick={() => remove(withoutFilters(state))}>
          Clear all
        </Button>
      </li>
    </ul>
  )
}

/**
 * What was pressed is removed. Focus moves to the chip beside the one at `position`; without one to
 * the results or, in a dialog, behind which they are inert, to its first button.
 */
function keepFocus(row: HTMLElement | null, position?: number): void {
  const chips = row === null ? [] : [...row.querySelectorAll('button')]
  const neighbour =
    position !== undefined && chips.length > 2
      ? (chips[position + 1] ?? chips[position - 1])
      : undefined
  const next = neighbour ?? row?.closest('dialog')?.querySelector('button')
  if (next === undefined || next === null) focusResults()
  else next.focus()
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
