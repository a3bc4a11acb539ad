import { type MouseEvent, type RefObject, useEffect, useId, useLayoutEffect, useState } from 'react'

import type { SearchedView } from '#search/address/search-state.ts'
import type { PaletteOption } from '#search/palette/options.tsx'
import { allResultsHref, type PaletteState, usePalette } from '#search/palette/use-palette.ts'
import { useQuestions } from '#search/questions/load-questions.ts'
import type { QualifierOffer } from '#search/questions/qualifier-offer.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { useDays } from '#search/state/days.ts'
import type { RecordPlace } from '#search/state/links.ts'
import {
  noSearches,
  recentSearches,
  withoutSearch,
  withSearch,
} from '#search/state/recent-searches.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { useRequestAnnouncements } from '#search/state/use-request-announcements.ts'
import { optionId } from '#ui/combobox/combobox-list.tsx'
import type { OpenPopup } from '#ui/combobox/search-field.tsx'
import { useCombobox, useComboboxKeys } from '#ui/combobox/use-combobox.ts'

import { type Adding, addable } from './adding.tsx'
import { useEnter } from './use-enter.ts'

export type PopupOptions = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly isFocused: boolean
  readonly text: string
  readonly onText: (text: string) => void
  readonly isEntered: boolean
  /** The view that contains the box, if typing updates it: the popup then opens on request. */
  readonly view: SearchedView | undefined
  /** Whether the box is in a dialog, where the popup is always open. */
  readonly isFixed: boolean
  /** What options do instead of opening their record. */
  readonly adding?: Adding | undefined
  /** Receives the open popup, for the attributes of the input; null when it closes. */
  readonly onOpen: (popup: OpenPopup | null) => void
  readonly onDone?: (() => void) | undefined
}

type Popup = {
  readonly palette: PaletteState
  readonly listId: string
  readonly isOpen: boolean
  readonly active: string | null
  /** The option that Enter opens; undefined where it opens none. */
  readonly entered: string | undefined
  /** The record to prefetch: its option is highlighted, hovered or what Enter opens. */
  readonly next: RecordPlace | undefined
  readonly choose: (option: PaletteOption, event: MouseEvent) => void
  readonly point: (option: PaletteOption) => void
  readonly remove: (option: PaletteOption) => void
}

export function usePopup(options: PopupOptions): Popup {
  const { input, isFocused, text, onText, view, isFixed, adding, onDone } = options
  const listId = useId()
  const isNavigating = view === undefined && adding === undefined
  const offer = useQualifiers(text, view)
  const isOpenAtRest = view === undefined || text.trim() === '' || offer !== undefined
  const combobox = useCombobox({ input, value: text, isFocused, isFixed, isOpenAtRest })
  const isWanted = combobox.isWanted && (adding === undefined || text.trim() !== '')
  const suggested = usePalette({ text, view, offer, isWanted })
  const palette = adding === undefined ? suggested : addable(suggested, adding)
  const isOpen = isWanted && (adding !== undefined || palette.options.length > 0)
  const chosen = isOpen ? (palette.options.find(called(combobox.active))?.name ?? null) : null
  // The palette highlights its first option. Enter waits for those of the typed text.
  const first = isFixed && isOpen && palette.query !== '' ? palette.options[0]?.name : undefined
  const active = chosen ?? first ?? null
  const isStale = chosen === null && !palette.asked.isSettled
  const best = bestOption(palette, isFixed)
  const entered = view === undefined && palette.query !== '' ? (active ?? best?.name) : undefined
  const leave = useCloseOnNavigate({ close: combobox.close, isNavigating, onText, onDone })
  const remove = ({ query }: PaletteOption) => {
    recentSearches.set(withoutSearch(recentSearches.get(), query))
    // The pressed button is removed, so the focus moves to the input.
    input.current?.focus()
  }
  useComboboxKeys({
    input,
    combobox,
    listId,
    value: text,
    isOpen,
    isFixed,
    active: isStale ? null : active,
    shifted: isFixed && palette.query !== '' ? 'everything' : undefined,
    opensOnArrow: isNavigating,
    options: palette.options.map(({ name }) => name),
    removable: palette.removable.map(({ name }) => name),
    onText,
    onRemove: (name) => palette.removable.filter(called(name)).forEach(remove),
  })
  const add = (option: PaletteOption | undefined): void => {
    if (adding === undefined || option?.record === undefined) return
    onText('')
    input.current?.focus()
    adding.onAdd([option.record.id], option.title ?? option.record.id)
  }
  const told = active ?? (isStale ? undefined : entered)
  useReport(options, { listId, isOpen: isOpen && palette.options.length > 0, active: told })
  useEntering(options, { palette, best, leave, add })
  useAnnouncements(palette, isOpen)
  const [pointed, point] = useState<PaletteOption>()
  const debounced = useDebouncedValue(isOpen ? (active ?? pointed?.name ?? entered) : undefined)
  const choose = (option: PaletteOption, event: MouseEvent) => {
    const { act, query, href = '' } = option
    if (adding !== undefined) return add(option)
    if (act !== undefined) return recentSearches.set(noSearches(act !== 'stop'))
    remember(query)
    // Opens in another tab: this page stays as it is.
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    return isElsewhere ? undefined : leave(href)
  }
  const next = adding === undefined ? palette.options.find(called(debounced))?.record : undefined
  return { palette, listId, isOpen, active, entered, next, choose, point, remove }
}

/** Reads the filters in a text: complete ones become filters of the list, for others there are values. */
function useQualifiers(text: string, view: SearchedView | undefined): QualifierOffer | undefined {
  const { address, searchBox } = useSearchServices()
  const { today } = useDays()
  const questions = useQuestions()
  useEffect(() => {
    if (questions === undefined) return
    searchBox.readWith((search, isWhole) => questions.withTyped(search, isWhole, today))
  }, [searchBox, questions, today])
  return questions?.qualifierOffer(text, view && address.read().search, today)
}

function remember(query: string): void {
  recentSearches.set(withSearch(recentSearches.get(), query))
}

const called =
  (wanted: string | null | undefined) =>
  ({ name }: PaletteOption): boolean =>
    name === wanted

/** What Enter opens while no option is highlighted: in the palette the first, elsewhere the exact match, an answer or all results. */
const bestOption = ({ options, exact, answer }: PaletteState, isFixed: boolean) =>
  isFixed ? options[0] : (exact ?? answer ?? options.find(called('everything')))

type Report = {
  readonly listId: string
  readonly isOpen: boolean
  /** The option that Enter opens. */
  readonly active: string | undefined
}

function useReport({ onOpen }: PopupOptions, { listId, isOpen, active }: Report): void {
  const activeId = active === undefined ? undefined : optionId(listId, active)
  useLayoutEffect(() => {
    onOpen(isOpen ? { listId, activeId } : null)
    return () => onOpen(null)
  }, [onOpen, isOpen, listId, activeId])
}

type Entering = {
  readonly palette: PaletteState
  readonly best: PaletteOption | undefined
  readonly leave: (href: string) => void
  readonly add: (option: PaletteOption | undefined) => void
}

/** Without a highlighted option, Enter opens the best one. A box that adds waits for it. */
function useEntering(options: PopupOptions, { palette, best, leave, add }: Entering): void {
  const { isEntered, isFixed, adding } = options
  const { address } = useSearchServices()
  const { query, asked } = palette
  const everything = allResultsHref(query)
  const isKnown =
    (palette.exact !== undefined && !isFixed) || asked.isSettled || asked.failure !== null
  const target = adding === undefined ? (best?.href ?? everything) : best?.name
  useEnter({
    isPressed: isEntered && query !== '' && (adding === undefined || asked.isSettled),
    target: isKnown ? target : undefined,
    onGo: (href = everything) => {
      if (adding !== undefined) return add(best)
      remember(query)
      leave(href)
      return address.go(href)
    },
  })
}

type CloseOptions = {
  readonly close: () => void
  /** Whether the box opens other pages, and is then cleared. */
  readonly isNavigating: boolean
  readonly onText: (text: string) => void
  readonly onDone: (() => void) | undefined
}

function useCloseOnNavigate({ close, isNavigating, onText, onDone }: CloseOptions) {
  const { address } = useSearchServices()
  const announcer = useAnnouncer()
  return (href: string): void => {
    close()
    // Drops a pending announcement of options that are gone.
    if (isNavigating) announcer.say('')
    onDone?.()
    if (href.split('?')[0] === address.read().pathname) return
    if (isNavigating) onText('')
    // The next view focuses its heading only while no input has the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
}

/** Milliseconds that an option must stay highlighted before its record is prefetched. */
const DEBOUNCE = 80

/** The value once it has not changed for `DEBOUNCE`; undefined until then. */
function useDebouncedValue<Value>(value: Value): Value | undefined {
  const [debounced, setDebounced] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [value])
  return debounced === value ? debounced : undefined
}

/** Announces the number of options once for each answer, and each failure. */
function useAnnouncements({ query, saying, asked }: PaletteState, isOpen: boolean): void {
  const announcer = useAnnouncer()
  const { isSettled, isLate, failure } = asked
  const answered = isOpen && query !== '' && isSettled ? query : null
  useEffect(() => {
    if (answered !== null) announcer.say(saying)
  }, [announcer, answered, saying])
  useRequestAnnouncements(isOpen && isLate, isOpen ? failure : null)
}
