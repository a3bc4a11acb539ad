import { Suspense } from 'react'

import { FederatedSearch } from '#search/federated/federated-search.tsx'
import type { PaletteState } from '#search/palette/use-palette.ts'
import { useLinks } from '#search/state/links.ts'
import { failureText } from '#search/transport/failure-text.ts'
import { ComboboxList } from '#ui/combobox/combobox-list.tsx'
import { ComboboxPopup } from '#ui/combobox/combobox-popup.tsx'

import { type PopupOptions, usePopup } from './use-popup.ts'

import styles from '#search/palette/popup.module.css'

export function PalettePopup(props: PopupOptions) {
  const { Link, Prefetch } = useLinks()
  const { palette, listId, isOpen, active, entered, next, choose, point, remove } = usePopup(props)
  const { query, groups, asked } = palette
  const hasQuery = query !== ''
  return (
    <>
      <FederatedSearch {...asked.search} />
      {isOpen && (
        <ComboboxPopup isFixed={props.isFixed}>
          <PaletteMessage palette={palette} hasView={props.adding === undefined} />
          <ComboboxList
            id={listId}
            label={hasQuery ? 'Suggestions and results' : 'Suggestions'}
            groups={groups}
            active={active}
            entered={entered}
            shifted={props.isFixed && hasQuery ? 'everything' : undefined}
            isBusy={!asked.isSettled}
            Link={Link}
            onChoose={choose}
            onPoint={point}
            onRemove={remove}
          />
          <PaletteHints isFixed={props.isFixed} hasRemovable={palette.removable.length > 0} />
          <Suspense>{next !== undefined && <Prefetch {...next} />}</Suspense>
        </ComboboxPopup>
      )}
    </>
  )
}

type PaletteMessageProps = {
  readonly palette: PaletteState
  /** Whether Enter opens a view of all results. */
  readonly hasView: boolean
}

function PaletteMessage({ palette: { query, found, asked }, hasView }: PaletteMessageProps) {
  const { failure, isLate, isSettled } = asked
  if (failure !== null) {
    return (
      <p className={styles.message} data-tone="danger">
        {`${failureText(failure).title}${hasView && query !== '' ? ' Press Enter for the full search.' : ''}`}
      </p>
    )
  }
  if (isLate) return <p className={styles.message}>Still searching…</p>
  if (!isSettled || query === '' || found > 0) return null
  return (
    <p className={styles.message}>
      No results for “<bdi>{query}</bdi>”.
    </p>
  )
}

type PaletteHintsProps = {
  readonly isFixed: boolean
  readonly hasRemovable: boolean
}

/** Key hints for sighted visitors, besides those on the options; screen readers announce the keys of a combobox themselves. */
function PaletteHints({ isFixed, hasRemovable }: PaletteHintsProps) {
  return (
    <p className={styles.hints} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </span>
      {hasRemovable && (
        <span>
          <kbd>Del</kbd> remove
        </span>
      )}
      <span>
        <kbd>Esc</kbd> <span>{isFixed ? 'clear, then close' : 'close'}</span>
      </span>
    </p>
  )
}
