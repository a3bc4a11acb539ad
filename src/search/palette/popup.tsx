import { Suspense } from 'react'

import { useSearchServices } from '#search/state/search-services.ts'
import { ComboboxList } from '#ui/combobox/combobox-list.tsx'
import { ComboboxPopup } from '#ui/combobox/combobox-popup.tsx'

import { PaletteHints, PaletteMessage } from './popup-text.tsx'
import type { PopupOptions } from './use-popup.ts'
import { usePopup } from './use-popup.ts'

/** What a search box offers: names, suggestions, searches from before, and what is found of each kind. */
export function PalettePopup(props: PopupOptions) {
  const { Link, Prefetch } = useSearchServices()
  const { palette, listId, isOpen, active, next, choose, point, remove } = usePopup(props)
  const { query, groups, asked, exact } = palette
  if (!isOpen) return null
  const hasQuery = query !== ''
  return (
    <ComboboxPopup isFixed={props.isFixed}>
      <PaletteMessage palette={palette} />
      <ComboboxList
        id={listId}
        label={hasQuery ? 'Suggestions and results' : 'Searches to begin with'}
        groups={groups}
        active={active}
        entered={props.view === undefined && hasQuery ? (exact?.name ?? 'everything') : undefined}
        isBusy={!asked.isSettled}
        Link={Link}
        onChoose={choose}
        onPoint={point}
        onRemove={remove}
      />
      <PaletteHints isFixed={props.isFixed} hasRemovable={palette.removable.length > 0} />
      <Suspense>{next !== undefined && <Prefetch {...next} />}</Suspense>
    </ComboboxPopup>
  )
}
