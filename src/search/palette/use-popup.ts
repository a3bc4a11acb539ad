import type { MouseEvent, RefObject } from 'react'
import { useId, useLayoutEffect, useState } from 'react'

import {
  noSearches,
  recentSearches,
  withoutSearch,
  withSearch,
} from '#search/state/recent-searches.ts'
import type { RecordPlace } from '#search/state/search-services.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import type { SearchedView } from '#search/state/searched-view.ts'
import { optionId } from '#ui/combobox/combobox-list.tsx'
import type { OpenPopup } from '#ui/combobox/search-field.tsx'
import { useCombobox, useComboboxKeys } from '#ui/combobox/use-combobox.ts'

import type { PaletteOption } from './options.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { useCloseOnNavigate } from './use-close-on-navigate.ts'
import { useDebouncedValue } from './use-debounced-value.ts'
import { useEnter } from './use-enter.ts'
import type { Palette } from './use-palette.ts'
import { everythingHref, usePalette } from './use-palette.ts'

export type PopupOptions = {
  /** The box. */
  readonly input: RefObject<HTMLInputElement | null>
  readonly isFocused: boolean
  readonly text: string
  readonly onText: (text: string) => void
  /** Whether Enter has been pressed for the text, in a box that does not search where it stands. */
  readonly isEntered: boolean
  /** The view in which the box stands, where that searches as one types: then the popup opens on request. */
  readonly view: SearchedView | undefined
  /** In a dialog of its own, where it is always open. */
  readonly isFixed: boolean
  /** Told what is open, for the attributes of the input; null: nothing. */
  readonly onOpen: (popup: OpenPopup | null) => void
  /** Something was chosen, or Enter leads away. */
  readonly onDone?: (() => void) | undefined
}

type Popup = {
  readonly palette: Palette
  readonly listId: string
  readonly isOpen: boolean
  readonly active: string | null
  /** The record whose page is wanted next, as far as one can tell. */
  readonly next: RecordPlace | undefined
  readonly choose: (option: PaletteOption, event: MouseEvent) => void
  readonly point: (option: PaletteOption) => void
  readonly remove: (option: PaletteOption) => void
}

/** The popup of a search box: what it shows, and what its keys and options do. */
export function usePopup(options: PopupOptions): Popup {
  const { input, isFocused, text, onText, view, isFixed, onDone } = options
  const listId = useId()
  const isLeading = view === undefined
  const isOpenAtRest = isLeading || text.trim() === ''
  const combobox = useCombobox({ input, value: text, isFocused, isFixed, isOpenAtRest })
  const palette = usePalette({ text, view, isWanted: combobox.isWanted })
  const isOpen = combobox.isWanted && palette.options.length > 0
  const active = isOpen ? (palette.options.find(called(combobox.active))?.name ?? null) : null
  const leave = useCloseOnNavigate({ close: combobox.close, isLeading, onText, onDone })
  const remove = ({ query }: PaletteOption) => {
    recentSearches.set(withoutSearch(recentSearches.get(), query))
    // The button that did it has gone.
    input.current?.focus()
  }
  useComboboxKeys({
    input,
    combobox,
    listId,
    value: text,
    isOpen,
    isFixed,
    active,
    opensOnArrow: isLeading,
    options: palette.options.map(({ name }) => name),
    removable: palette.removable.map(({ name }) => name),
    onClear: () => onText(''),
    onRemove: (name) => palette.removable.filter(called(name)).forEach(remove),
  })
  useReport(options, { listId, isOpen, active })
  useEntering(options, { palette, leave })
  useAnnouncements(palette, isOpen)
  const [pointed, point] = useState<PaletteOption>()
  const rested = useDebouncedValue(
    isOpen ? (active ?? pointed?.name ?? palette.exact?.name) : undefined,
  )
  const choose = ({ act, query, href = '' }: PaletteOption, event: MouseEvent) => {
    if (act !== undefined) return recentSearches.set(noSearches(act !== 'stop'))
    remember(query)
    // Opened in another tab: here everything stays as it is.
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    return isElsewhere ? undefined : leave(href)
  }
  const next = palette.options.find(called(rested))?.record
  return { palette, listId, isOpen, active, next, choose, point, remove }
}

function remember(query: string): void {
  recentSearches.set(withSearch(recentSearches.get(), query))
}

const called =
  (wanted: string | null | undefined) =>
  ({ name }: PaletteOption): boolean =>
    name === wanted

type Report = {
  readonly listId: string
  readonly isOpen: boolean
  readonly active: string | null
}

/** Tells the box what is open. */
function useReport({ onOpen }: PopupOptions, { listId, isOpen, active }: Report): void {
  const activeId = active === null ? undefined : optionId(listId, active)
  useLayoutEffect(() => {
    onOpen(isOpen ? { listId, activeId } : null)
    return () => onOpen(null)
  }, [onOpen, isOpen, listId, activeId])
}

type Entering = { readonly palette: Palette; readonly leave: (href: string) => void }

/** Enter without a highlight: the page of what was named, or all that is found. */
function useEntering({ isEntered }: PopupOptions, { palette, leave }: Entering): void {
  const { address } = useSearchServices()
  const { query, exact, asked } = palette
  const everything = everythingHref(query)
  const isKnown = exact !== undefined || asked.isSettled || asked.failure !== null
  useEnter({
    isPressed: isEntered && query !== '',
    target: isKnown ? (exact?.href ?? everything) : undefined,
    onGo: (href = everything) => {
      remember(query)
      leave(href)
      address.go(href)
    },
  })
}
